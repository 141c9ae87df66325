// Renders a part of the booking as the server does.
import type { ReactNode } from 'react';
import { brandIds, brands, defaultBrand } from '#brands/brands.ts';
import type { Language } from '#domain/language.ts';
import { render, textOf } from '#features/search/web/testing/render.tsx';

const brandOf = (language: Language) => brandIds.find((id) => brands[id].language === language) ?? defaultBrand;

/** The markup in the shop of a language, with plain spaces. */
export const renderBooking = (content: ReactNode, language: Language = 'de'): string =>
  render(content, brandOf(language)).replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

/** The same as a reader sees it. */
export const bookingText = (content: ReactNode, language: Language = 'de'): string => textOf(renderBooking(content, language));
