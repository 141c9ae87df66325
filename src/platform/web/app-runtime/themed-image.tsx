// A picture with a version for dark pages: the system's choice, or the reader's own where one was made.
import type { ImgHTMLAttributes } from 'react';
import { useRuntime } from './runtime.ts';

export interface ThemedImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'width' | 'height'> {
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
  /** Another crop for windows below 640 px. */
  readonly narrow?: { readonly light: string; readonly dark: string };
}

const NARROW = '(max-width: 639px)';
const DARK = '(prefers-color-scheme: dark)';

export function ThemedImage({ light, dark, narrow, alt = '', ...rest }: ThemedImageProps) {
  const { theme } = useRuntime();
  const pick = (images: { light: string; dark: string }) => (theme === 'dark' ? images.dark : images.light);
  const follows = theme === 'system' && light !== dark;
  return (
    <picture>
      {narrow && follows && <source media={`${NARROW} and ${DARK}`} srcSet={narrow.dark} />}
      {narrow && <source media={NARROW} srcSet={pick(narrow)} />}
      {follows && <source media={DARK} srcSet={dark} />}
      <img {...rest} alt={alt} src={pick({ light, dark })} />
    </picture>
  );
}
