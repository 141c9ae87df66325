import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface CardProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** Lies above its surroundings: search box, price card. */
  readonly floating?: boolean;
}

/** A surface with a hairline; the content brings its own padding, so that charts reach the edge. */
export function Card({ as: Element = 'div', floating = false, className, ...rest }: CardProps) {
  const attributes = rest as Record<string, unknown>;
  return <Element className={classNames('card', floating && 'card-floating', className)} {...attributes} />;
}
