// Home (ux 5.1): the scene with the search on the waterline, then facts, areas as postcards, falls of price, ports.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { heroAddress } from '#domain/art/addresses.ts';
import { SearchBoxOnIntent } from '#features/search/web/search-box-on-intent.tsx';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { ThemedImage } from '#platform/web/app-runtime/themed-image.tsx';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { HomeData } from '../contract.ts';
import { HomeBelowOnIntent } from './home-below-on-intent.tsx';
import { sceneTexts } from './scene-texts.ts';

const PreviousSearch = lazy(async () => ({ default: (await import('./previous-search.tsx')).PreviousSearch }));
const never = () => () => undefined;
const hasAnswered = (): boolean => /(?:^|; )consent=/.test(document.cookie);

function Scene({ data }: { readonly data: HomeData }) {
  const { initials } = useBrand();
  const t = useMessages(sceneTexts);
  const format = useFormat();
  return (
    <section className="relative isolate overflow-hidden bg-shallow-1">
      <ThemedImage
        light={data.heroUrl}
        dark={heroAddress(initials, 'night', 'wide')}
        narrow={{ light: data.heroPhoneUrl, dark: heroAddress(initials, 'night', 'phone') }}
        width={1440}
        height={768}
        fetchPriority="high"
        className="absolute inset-0 -z-10 h-full w-full object-cover object-[70%_50%] max-sm:h-[780px] max-sm:object-top"
      />
      <div className="wrap flex min-h-[640px] flex-col pt-8 pb-10 sm:min-h-[768px] sm:pt-16">
        <h1 className="max-w-[12em] text-3xl text-hero-ink">{t.title}</h1>
        <p className="mt-5 max-w-[24em] text-lg text-hero-ink">{t.lead(format.number(data.voyages), format.number(data.operators))}</p>
        <Card floating as="section" className="mt-auto p-4 max-sm:mt-42" aria-label={t.searchLabel}>
          {/* A form that works as it stands: its code comes when somebody reaches for it. */}
          <SearchBoxOnIntent variant="hero" months={data.months} operators={data.operatorChoices} total={data.voyages} />
        </Card>
      </div>
    </section>
  );
}

export function HomeScreen({ data }: { readonly data: HomeData }) {
  // Only a visitor who answered the consent question can have anything remembered.
  const remembers = useSyncExternalStore(never, hasAnswered, () => false);
  return (
    <div data-source="src/features/home/web/home.screen.tsx">
      <Scene data={data} />
      <Suspense>{remembers && <PreviousSearch />}</Suspense>
      <HomeBelowOnIntent data={data} />
    </div>
  );
}
