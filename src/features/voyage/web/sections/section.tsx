// One part of the page with its heading; the tabs lead to its id.
import type { ReactNode } from 'react';

export function Section({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-10 first-of-type:pt-8">
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
