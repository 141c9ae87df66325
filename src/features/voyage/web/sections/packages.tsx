// Stays before and after the voyage. They are no part of its total and are chosen when booking.
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { Packages as PackageList, TravelPackage } from '../answer.ts';
import { sectionTexts } from '../section-texts.ts';
import { Section } from './section.tsx';

function TravelPackageCard({ item }: { readonly item: TravelPackage }) {
  const t = useMessages(sectionTexts).packages;
  const format = useFormat();
  return (
    <Card as="li" className="grid content-start gap-1.5 p-4">
      <p className="text-xs text-ink-3">
        {t.kinds[item.kind]}, {format.nights(item.nights)}
      </p>
      <h3 className="text-base">{item.name}</h3>
      {item.description && <p className="text-sm text-ink-2">{item.description}</p>}
      <p className="text-sm font-semibold">{t.perPerson(format.money(item.perPerson))}</p>
      {item.single && <p className="text-sm text-ink-3">{t.single(format.money(item.single))}</p>}
    </Card>
  );
}

export function Packages({ packages }: { readonly packages: PackageList }) {
  const t = useMessages(sectionTexts).packages;
  if (packages !== null && packages.length === 0) return null;
  return (
    <Section id="packages" title="packages">
      <p className="mt-2 text-sm text-ink-3">{packages === null ? t.failed : t.note}</p>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {(packages ?? []).map((item) => (
          <TravelPackageCard key={item.id} item={item} />
        ))}
      </ul>
    </Section>
  );
}
