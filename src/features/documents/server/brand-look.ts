// Colours of each brand for mails and papers. Mail programs know no style sheets of ours: the values are those of tokens.css, and a test compares them.
import type { BrandId } from '#brands/brands.ts';

export interface Palette {
  readonly ink: string;
  readonly ink2: string;
  readonly ground: string;
  readonly surface: string;
  readonly line: string;
  readonly action: string;
  readonly onAction: string;
  readonly link: string;
  readonly warn: string;
  readonly warnTint: string;
}

export interface BrandLook {
  readonly light: Palette;
  readonly dark: Palette;
  /** Faces that are on the reader's device. */
  readonly displayFace: string;
  readonly textFace: string;
  /** Files of the paper's face in `fonts`. */
  readonly paperFace: 'hanken' | 'figtree';
}

export const brandLooks: Readonly<Record<BrandId, BrandLook>> = {
  fahrwasser: {
    light: {
      ink: '#0b2b3a',
      ink2: '#33505e',
      ground: '#f1f6f8',
      surface: '#ffffff',
      line: '#d6e1e6',
      action: '#b3146b',
      onAction: '#ffffff',
      link: '#0a5a7a',
      warn: '#7a4e00',
      warnTint: '#fff2d1',
    },
    dark: {
      ink: '#e6f0f4',
      ink2: '#bcd0d9',
      ground: '#0a2430',
      surface: '#0e2a36',
      line: '#1e4152',
      action: '#ff7dbe',
      onAction: '#2a0217',
      link: '#7fc8e6',
      warn: '#f2c766',
      warnTint: '#3a2e0e',
    },
    displayFace: "'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    textFace: "'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    paperFace: 'hanken',
  },
  fairway: {
    light: {
      ink: '#101e3c',
      ink2: '#3a4763',
      ground: '#f3f5fa',
      surface: '#ffffff',
      line: '#d9dfea',
      action: '#ffc42e',
      onAction: '#101e3c',
      link: '#1c4fa3',
      warn: '#7a4e00',
      warnTint: '#fff2d1',
    },
    dark: {
      ink: '#e8edf8',
      ink2: '#c2cce2',
      ground: '#101d3b',
      surface: '#142346',
      line: '#283a63',
      action: '#ffc42e',
      onAction: '#101e3c',
      link: '#9dbcff',
      warn: '#f2c766',
      warnTint: '#3a2e0e',
    },
    displayFace: "Georgia, 'Times New Roman', serif",
    textFace: "'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    paperFace: 'figtree',
  },
};
