import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A grey place that has the final size of what will stand there (rule G6). Sizes come by class: `h-6 w-40`. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span className={classNames('skeleton', className)} aria-hidden="true" />;
}

/** Skeletons of a part of the page, with one text that says what is loading (rule L2). */
export function Loading({ text, children, className }: { readonly text: string; readonly children: ReactNode; readonly className?: string }) {
  return (
    <div aria-busy="true" className={className}>
      <output className="sr-only">{text}</output>
      {children}
    </div>
  );
}
