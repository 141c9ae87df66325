// Public address of a voyage on a brand, with its name in the brand's language (decision 1).
import { brands, type BrandId } from '#brands/brands.ts';
import { pathCodecs } from '#brands/paths.ts';
import { slug } from '#domain/voyage/slug.ts';

export function voyagePath(brand: BrandId, id: number, names: { readonly de: string; readonly en: string }): string {
  const words = slug(names[brands[brand].language]);
  return pathCodecs[brand].toPublic(words ? `/voyage/${id}/${words}` : `/voyage/${id}`);
}
