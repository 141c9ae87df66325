// What follows the scene on the home page: facts, areas, falls of price, ports. Links that work as they stand.
import ArrowRight from 'lucide-react/icons/arrow-right';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Clock from 'lucide-react/icons/clock';
import PhoneIcon from 'lucide-react/icons/phone';
import type { ComponentType, ReactNode } from 'react';
import { pathCodecs } from '#brands/paths.ts';
import { VoyageCard } from '#features/search/web/card/voyage-card.tsx';
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { LinkButton } from '#platform/web/ui/button.tsx';
import type { HomeData } from '../contract.ts';
import { AreaTile } from './area-tile.tsx';
import { areaTexts } from './area-texts.ts';
import { belowTexts } from './below-texts.ts';

const AREAS_SHOWN = 9;

function Fact({
  icon: Icon,
  title,
  children,
}: {
  readonly icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[1.75rem_1fr] gap-x-4">
      <Icon aria-hidden="true" className="mt-0.5 size-7 text-route" />
      <div>
        <h2 className="text-base font-bold">{title}</h2>
        <p className="mt-1 text-sm text-ink-2">{children}</p>
      </div>
    </div>
  );
}

export function HomeBelow({ data }: { readonly data: HomeData }) {
  const t = useMessages(belowTexts);
  const format = useFormat();
  const brand = useBrand();
  // Top areas first; a part of an area that is shown already waits for the page of all areas.
  const shown = data.areas.filter((area) => !data.areas.some((other) => other.children.some((child) => child.href === area.href))).slice(0, AREAS_SHOWN);
  return (
    <>
      <div className="wrap mt-12 grid gap-8 md:grid-cols-3">
        <Fact icon={BadgeCheck} title={t.facts.totalTitle}>
          {t.facts.totalText}
        </Fact>
        <Fact icon={Clock} title={t.facts.optionTitle}>
          {t.facts.optionText}
        </Fact>
        <Fact icon={PhoneIcon} title={t.facts.peopleTitle}>
          {t.facts.peopleText(brand.phone.shown)}
        </Fact>
      </div>

      <section className="wrap mt-16" aria-labelledby="areas">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 id="areas">{t.areasTitle}</h2>
            <p className="mt-2 text-sm text-ink-2">{useMessages(areaTexts).areasBasis}</p>
          </div>
          <LinkButton href={pathCodecs[brand.id].toPublic('/areas')}>
            {t.allAreas(format.number(data.areas.length))}
            <ArrowRight aria-hidden="true" />
          </LinkButton>
        </div>
        <ul className="mt-6 grid list-none gap-5 p-0 sm:grid-cols-2 md:grid-cols-3">
          {shown.map((area) => (
            <li key={area.id}>
              <AreaTile area={area} />
            </li>
          ))}
        </ul>
      </section>

      {data.drops.length > 0 && (
        <section className="wrap mt-16" aria-labelledby="drops">
          <h2 id="drops">{t.dropsTitle}</h2>
          <p className="mt-2 text-sm text-ink-2">{t.dropsText}</p>
          <ul className="mt-6 grid list-none gap-5 p-0">
            {data.drops.map((card) => (
              <li key={card.id}>
                <VoyageCard card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}

      {data.favouritePorts.length > 0 && (
        <section className="wrap mt-16 mb-20" aria-labelledby="ports">
          <h2 id="ports">{t.portsTitle}</h2>
          <ul className="mt-6 flex list-none flex-wrap gap-3 p-0">
            {data.favouritePorts.map((port) => (
              <li key={port.id}>
                <AppLink href={port.href} className="chip" prefetch={false}>
                  {port.name} <span className="num text-ink-3">{format.number(port.count)}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
