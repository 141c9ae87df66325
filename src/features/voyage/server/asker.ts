import type { BrandId } from '#brands/brands.ts';
import type { Language } from '#domain/language.ts';

/** For whom an answer is made; a call's context has it. */
export interface ShopAsker {
  readonly brand: BrandId;
  readonly language: Language;
  readonly now: Date;
}
