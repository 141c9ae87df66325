// One part of the page with its heading; the tabs lead to its id.
import type { ReactNode } from 'react';
import { useMessages } from '#platform/web/i18n.ts';
import { voyageTexts } from '../texts.ts';

interface SectionProps {
  readonly id: string;
  readonly title: keyof (typeof voyageTexts)['de']['titles'];
  /** Behind the title: whose section it is. */
  readonly about?: string;
  readonly children: ReactNode;
}

export function Section({ id, title, about, children }: SectionProps) {
  const t = useMessages(voyageTexts).titles;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-10 first-of-type:pt-8">
      <h2 id={`${id}-title`}>
        {t[title]}
        {about !== undefined && `: ${about}`}
      </h2>
      {children}
    </section>
  );
}
