// Colours as #rrggbb. Only what drawings need: check, mix, and the light of a season.

const pattern = /^#[0-9a-fA-F]{6}$/;

/** The colour in upper case; anything that is not #rrggbb is refused with the field's name. */
export function hexColour(value: string, field: string): string {
  if (!pattern.test(value)) throw new TypeError(`${field}: expected a colour like #0B2B3A, got ${JSON.stringify(value)}`);
  return value.toUpperCase();
}

type Rgb = [red: number, green: number, blue: number];

const split = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
const join = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`;

/** `share` of the second colour in the first, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [split(first), split(second)];
  return join([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Perceived lightness from 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [r, g, b] = split(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
function toHsl(hex: string): [hue: number, saturation: number, lightness: number] {
  const [r, g, b] = split(hex).map((part) => part / 255) as Rgb;
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const span = high - low;
  const l = (high + low) / 2;
  if (span === 0) return [0, 0, l];
  const s = span / (1 - Math.abs(2 * l - 1));
  const h = high === r ? ((g - b) / span + 6) % 6 : high === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return [h * 60, s, l];
}

function fromHsl(h: number, s: number, l: number): string {
  const part = (n: number): number => {
    const k = (n + h / 30) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return join([part(0), part(8), part(4)]);
}

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

const isLeaf = (hue: number, saturation: number): boolean => hue > 65 && hue < 165 && saturation > 0.12;

/** The same ink in another season: leaves turn, the light moves. `leaves` is false where nothing turns (tropics, ice). */
export function inSeason(hex: string, season: Season, leaves: boolean): string {
  if (season === 'summer') return hex;
  const [h, s, l] = toHsl(hex);
  if (leaves && isLeaf(h, s)) {
    if (season === 'spring') return fromHsl(h - 8, Math.min(1, s * 1.15), Math.min(0.92, l * 1.08 + 0.02));
    // vines and meadows turn gold, woods turn rust, a fifth of the green stays
    if (season === 'autumn') return mix(fromHsl(h < 98 ? 40 : 26 + Math.max(0, 130 - h) * 0.1, Math.min(1, s * 1.12 + 0.06), l), hex, 0.2);
    return mix(fromHsl(208, s * 0.34, l + (1 - l) * 0.5), '#F4F8FB', 0.34);
  }
  if (season === 'spring') return mix(hex, '#FFF3F6', 0.06);
  if (season === 'autumn') return mix(hex, '#F2B880', 0.1);
  return mix(fromHsl(h, s * 0.72, l), '#C9DCEA', 0.14);
}
