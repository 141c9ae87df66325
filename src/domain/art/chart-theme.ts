// Inks of the charts (ux.md 7.4): by day for Fahrwasser, by night for Fairway Cruises, and Fahrwasser's dark mode.

export const chartThemes = ['day', 'night', 'dark'] as const;
export type ChartTheme = (typeof chartThemes)[number];

export interface ChartInks {
  readonly paper: string;
  readonly sea: string;
  /** Depth tints from the outer, deep one to the one at the coast. */
  readonly tint1: string;
  readonly tint2: string;
  readonly tint3: string;
  readonly land: string;
  readonly coast: string;
  readonly grid: string;
  /** Degrees at the frame and soundings. */
  readonly note: string;
  /** Names of waters. */
  readonly water: string;
  readonly route: string;
  /** Outline that lifts route and letters off the ground. */
  readonly halo: string;
  readonly label: string;
  readonly frame: string;
}

export const chartInks: Readonly<Record<ChartTheme, ChartInks>> = {
  day: {
    paper: '#FDFEFE',
    sea: '#E9F3F7',
    tint1: '#DFEEF4',
    tint2: '#D2E6EE',
    tint3: '#C0DBE6',
    land: '#F4EAD0',
    coast: '#B7A06B',
    grid: '#9FBFCC',
    note: '#5C7F8E',
    water: '#2F6980',
    route: '#B3146B',
    halo: '#FFFFFF',
    label: '#0B2B3A',
    frame: '#0B2B3A',
  },
  night: {
    paper: '#0B1630',
    sea: '#0F1D3A',
    tint1: '#132546',
    tint2: '#182D53',
    tint3: '#1F3A63',
    land: '#2B3A52',
    coast: '#56698A',
    grid: '#34496E',
    note: '#8EA3C6',
    water: '#8FB2E0',
    route: '#FFC42E',
    halo: '#0F1D3A',
    label: '#F2F6FF',
    frame: '#6F86AE',
  },
  dark: {
    paper: '#0E2A36',
    sea: '#0D2B37',
    tint1: '#103442',
    tint2: '#143E4E',
    tint3: '#1A4A5C',
    land: '#2F3B3C',
    coast: '#5C6B68',
    grid: '#1D4454',
    note: '#7FA3B3',
    water: '#86B3C6',
    route: '#FF7DBE',
    halo: '#0A222C',
    label: '#E6F0F4',
    frame: '#67838F',
  },
};

/** Style declarations that turn every chart drawn with `adaptive` inks below an element into a theme, for the dark mode of a page. */
export const chartVariables = (theme: ChartTheme): string =>
  Object.entries(chartInks[theme])
    .map(([name, hex]) => `--chart-${name}:${hex}`)
    .join(';');

/** The inks as they stand in a drawing: adaptive ones can be changed by the page through `chartVariables`. */
export function inksOf(theme: ChartTheme, adaptive: boolean): ChartInks {
  if (!adaptive) return chartInks[theme];
  const inks = chartInks[theme];
  const ink = (name: keyof ChartInks): string => `var(--chart-${name},${inks[name]})`;
  return {
    paper: ink('paper'),
    sea: ink('sea'),
    tint1: ink('tint1'),
    tint2: ink('tint2'),
    tint3: ink('tint3'),
    land: ink('land'),
    coast: ink('coast'),
    grid: ink('grid'),
    note: ink('note'),
    water: ink('water'),
    route: ink('route'),
    halo: ink('halo'),
    label: ink('label'),
    frame: ink('frame'),
  };
}

export interface ChartFonts {
  /** Ports, degrees, scale. */
  readonly text: string;
  /** Names of waters and soundings. */
  readonly water: string;
}

export const fontsOf = (theme: ChartTheme): ChartFonts => ({
  text: theme === 'night' ? "'Figtree Variable',system-ui,sans-serif" : "'Hanken Grotesk Variable',system-ui,sans-serif",
  water: "'Newsreader Variable',Georgia,serif",
});
