// Destination postcards: one recognisable picture per area, drawn from a recipe, a seed and about six inks.
// Rules of the series: horizon at 56 to 70 % of the height, one focal landmark, a ship true in type, at most three ridges, one light source.
import { inSeason, type Season } from './colour.ts';
import { atlanticIslandsRecipes } from './postcards/atlantic-islands.ts';
import { cityRiversRecipes } from './postcards/city-rivers.ts';
import { inlandSeasRecipes } from './postcards/inland-seas.ts';
import { islandsRecipes } from './postcards/islands.ts';
import { mediterraneanRecipes } from './postcards/mediterranean.ts';
import { newWorldsRecipes } from './postcards/new-worlds.ts';
import { northRecipes } from './postcards/north.ts';
import { northCoastsRecipes } from './postcards/north-coasts.ts';
import { oceanRecipes } from './postcards/oceans.ts';
import { orientAfricaRecipes } from './postcards/orient-africa.ts';
import { passagesRecipes } from './postcards/passages.ts';
import { polarRecipes } from './postcards/polar.ts';
import { southernRiversRecipes } from './postcards/southern-rivers.ts';
import { vineyardRiversRecipes } from './postcards/vineyard-rivers.ts';
import { warmRiversRecipes } from './postcards/warm-rivers.ts';
import { createStage, formats, type PostcardFormat, type Recipe } from './postcards/stage.ts';
import { createRandom } from './random.ts';
import { canvas, idScope } from './svg.ts';

const recipes = {
  ...northRecipes,
  ...polarRecipes,
  ...northCoastsRecipes,
  ...inlandSeasRecipes,
  ...mediterraneanRecipes,
  ...atlanticIslandsRecipes,
  ...vineyardRiversRecipes,
  ...cityRiversRecipes,
  ...southernRiversRecipes,
  ...warmRiversRecipes,
  ...islandsRecipes,
  ...passagesRecipes,
  ...orientAfricaRecipes,
  ...newWorldsRecipes,
  ...oceanRecipes,
} as const satisfies Readonly<Record<string, Recipe>>;

export type PostcardRecipe = keyof typeof recipes;
export type { PostcardFormat };

/** Every picture there is; `sea` is the one for areas without their own. */
export const postcardRecipes = Object.keys(recipes) as readonly PostcardRecipe[];

export const isPostcardRecipe = (value: string): value is PostcardRecipe => Object.hasOwn(recipes, value);

/** Width and height of a format in units of its view box. */
export const postcardSize = (format: PostcardFormat): readonly [width: number, height: number] => formats[format];

export interface PostcardOptions {
  format: PostcardFormat;
  /** Palette only; summer is the palette as drawn. */
  season?: Season | undefined;
  /** Varies ridges, windows and light on the water; the recipe's name by default, so that an area keeps its picture. */
  seed?: string | undefined;
  idPrefix?: string | undefined;
  title?: string | undefined;
}

const inks = /(fill|stroke|stop-color)="(#[0-9A-Fa-f]{6})"/g;

/** The picture of an area as SVG that fills its box (`slice`). 7 to 34 KB. */
export function drawPostcard(recipe: PostcardRecipe, options: PostcardOptions): string {
  if (!isPostcardRecipe(recipe)) throw new TypeError(`recipe: expected one of ${postcardRecipes.join(', ')}, got ${JSON.stringify(recipe)}`);
  const entry: Recipe = recipes[recipe];
  const size = formats[options.format];
  if (size === undefined) throw new TypeError(`format: expected ${Object.keys(formats).join(', ')}, got ${JSON.stringify(options.format)}`);
  const ids = idScope(options.idPrefix ?? `postcard-${recipe}-${options.format}`);
  const stage = createStage(options.format, entry.horizon, createRandom(`postcard:${recipe}:${options.seed ?? ''}`), ids);
  const drawn = entry.draw(stage);
  const season = options.season ?? 'summer';
  const inked =
    season === 'summer' ? drawn : drawn.replace(inks, (_, attribute: string, hex: string) => `${attribute}="${inSeason(hex, season, entry.leaves)}"`);
  return canvas({ viewBox: [0, 0, ...size], ids, title: options.title, preserveAspectRatio: 'xMidYMid slice' }, inked);
}
