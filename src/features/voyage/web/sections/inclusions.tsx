// What the price includes and what it does not, side by side (rule V7).
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useMessages } from '#platform/web/i18n.ts';
import type { VoyageDetails } from '../answer.ts';
import { sectionTexts } from '../section-texts.ts';
import { Section } from './section.tsx';

function List({ title, items, isIncluded }: { readonly title: string; readonly items: readonly string[]; readonly isIncluded: boolean }) {
  const t = useMessages(sectionTexts).inclusions;
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      {items.length === 0 && <p className="mt-2 text-sm text-ink-3">{t.unknown}</p>}
      <ul className="mt-2 grid gap-1.5">
        {items.map((item) => (
          <li key={item} className="flex gap-2">
            {isIncluded ? <Check aria-hidden="true" className="mt-0.5 text-ok" /> : <X aria-hidden="true" className="mt-0.5 text-ink-3" />}
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Inclusions({ voyage: { included, excluded } }: { readonly voyage: VoyageDetails }) {
  const t = useMessages(sectionTexts).inclusions;
  return (
    <Section id="included" title="inclusions">
      <div className="mt-4 grid gap-6 sm:grid-cols-2">
        <List title={t.included} items={included} isIncluded />
        <List title={t.excluded} items={excluded} isIncluded={false} />
      </div>
    </Section>
  );
}
