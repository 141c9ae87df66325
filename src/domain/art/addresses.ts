// Addresses of the drawings. A drawing's address names what it depends on, so that it may be kept for a year (L6).

/** Raised when a generator draws differently: every cached picture gets a new address. */
const ART_VERSION = 2;

import type { ChartSize } from './chart-sheet.ts';
import type { ChartTheme } from './chart-theme.ts';

const key = (hash: string) => `${ART_VERSION}${hash.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 10)}`;

export const chartAddress = (itineraryId: number, contentKey: string, size: ChartSize, theme: ChartTheme, language: 'de' | 'en'): string =>
  `/art/chart-${itineraryId}-${size}-${theme}-${language}-${key(contentKey)}.svg`;
/** The same chart for a dark page. */
export const darkChart = (address: string): string => address.replace(/-(?:day|night)-(de|en)-/, '-dark-$1-');
/** The same chart as a landscape, for cards on a phone. */
export const wideChart = (address: string): string => address.replace('-card-', '-wide-');
/** The voyage page's chart for a phone's width. */
export const phoneChart = (address: string): string => address.replace('-detail-', '-phone-');
/** The same chart for paper. */
export const dayChart = (address: string): string => address.replace(/-(?:night|dark)-(de|en)-/, '-day-$1-');
/** The preview picture of a voyage: PNG, because that is what other sites show. */
export const shareAddress = (voyageId: number, contentKey: string, language: 'de' | 'en'): string =>
  `/art/share-${voyageId}-${language}-${key(contentKey)}.png`;
export const shipAddress = (shipId: number, contentHash: string, variant: 'full' | 'card' | 'silhouette', palette: 'day' | 'night'): string =>
  `/art/ship-${shipId}-${variant}-${palette}-${key(contentHash)}.svg`;
export const postcardAddress = (recipe: string, format: 'landscape' | 'portrait' | 'wide'): string => `/art/postcard-${recipe}-${format}-${ART_VERSION}.svg`;
/** The home page's scene of a brand (its initials): 1440 × 768, or 390 × 780 for phones. */
export const heroAddress = (initials: string, palette: 'day' | 'night', format: 'wide' | 'phone'): string =>
  `/art/hero-${initials}-${palette}-${format}-${ART_VERSION}.svg`;
export const iconAddress = (brand: string): string => `/art/icon-${brand}.svg`;
export const deckAddress = (deckId: number, contentHash: string): string => `/art/deck-${deckId}-${key(contentHash)}.svg`;
export const decksAddress = (shipId: number, contentHash: string): string => `/art/decks-${shipId}-${key(contentHash)}.svg`;
/** Hits per departure port; follows the catalogue, so it is kept for minutes only. */
export const mapAddress = (query: string, language: 'de' | 'en', theme: ChartTheme): string => `/art/map-${language}-${theme}.svg${query ? `?${query}` : ''}`;
