import { describe, expect, test } from 'vitest';
import { seasons } from './colour.ts';
import { drawPostcard, isPostcardRecipe, postcardRecipes, postcardSize, type PostcardRecipe } from './postcard.ts';
import { readSvg } from './well-formed.ts';

const formats = ['landscape', 'portrait', 'wide'] as const;

describe('postcards', () => {
  test('every area that is sold has its picture, and there is one for the rest', () => {
    const wanted =
      'norway mediterranean caribbean danube arctic baltic canaries rhine asia antarctica alaska transatlantic orient south-seas adriatic black-sea moselle seine nile world north-sea british-isles iceland azores greece douro rhone elbe mekong africa south-america australia-newzealand north-america panama-canal india-ocean sea'.split(
        ' ',
      );
    expect([...postcardRecipes].toSorted()).toEqual(wanted.toSorted());
  });

  test.each(postcardRecipes)('%s: well-formed in every format and season, all references resolve, same bytes twice, at most 34 KB', (recipe) => {
    for (const format of formats) {
      const svg = drawPostcard(recipe, { format, title: recipe });
      expect(drawPostcard(recipe, { format, title: recipe })).toBe(svg);
      const { ids, references } = readSvg(svg);
      expect(new Set(ids).size).toBe(ids.length);
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
      expect(svg.length).toBeLessThanOrEqual(34_000);
      expect(svg.length).toBeGreaterThan(4_000);
      expect(svg).toContain(`viewBox="0 0 ${postcardSize(format).join(' ')}"`);
    }
    for (const season of seasons) readSvg(drawPostcard(recipe, { format: 'landscape', season }));
  });

  test('no two areas share a picture', () => {
    expect(new Set(postcardRecipes.map((recipe) => drawPostcard(recipe, { format: 'landscape', idPrefix: 'x' }))).size).toBe(postcardRecipes.length);
  });

  test('a season changes inks only: the shapes stay', () => {
    const shapes = (season: 'summer' | 'autumn'): string => drawPostcard('danube', { format: 'landscape', season }).replace(/#[0-9A-Fa-f]{6}/g, '#');
    expect(shapes('autumn')).toBe(shapes('summer'));
    expect(drawPostcard('danube', { format: 'landscape', season: 'autumn' })).not.toBe(drawPostcard('danube', { format: 'landscape' }));
  });

  test('another seed moves the ridges', () => {
    expect(drawPostcard('norway', { format: 'landscape', seed: 'b' })).not.toBe(drawPostcard('norway', { format: 'landscape', seed: 'a' }));
  });

  test('two pictures with different prefixes share no id', () => {
    const [a, b] = ['one', 'two'].map((idPrefix) => readSvg(drawPostcard('transatlantic', { format: 'landscape', idPrefix, title: 'x' })).ids);
    expect(a?.length).toBeGreaterThan(5);
    expect(a?.filter((id) => b?.includes(id))).toEqual([]);
  });

  test('hostile titles stay text; without a title the picture is decoration', () => {
    const hostile = '"><script>alert(1)</script>';
    const { elements, text } = readSvg(drawPostcard('norway', { format: 'wide', title: hostile, idPrefix: hostile, seed: hostile }));
    expect(elements).not.toContain('script');
    expect(text).toBe(hostile);
    expect(drawPostcard('norway', { format: 'wide' })).toContain('aria-hidden="true"');
  });

  test('an unknown recipe is refused', () => {
    expect(isPostcardRecipe('toString')).toBe(false);
    expect(() => drawPostcard('atlantis' as PostcardRecipe, { format: 'wide' })).toThrow(/^recipe: expected one of/);
  });
});
