// Where the hits depart: a chart drawn on the server and, beside it, the same ports as links (rules R13, A7).
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { ThemedImage } from '#platform/web/app-runtime/themed-image.tsx';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { useResults } from '../results-context.tsx';
import { screenTexts } from '../screen-texts.ts';

/** The same map for a dark page. */
const darkMap = (url: string): string => url.replace(/-(?:day|night)\.svg/, '-dark.svg');

export function ResultMap() {
  const t = useMessages(screenTexts);
  const format = useFormat();
  const { answer, hrefOf } = useResults();
  const { mapUrl } = answer;
  return (
    <section aria-label={t.map} className="card grid overflow-hidden lg:grid-cols-[minmax(0,1fr)_17rem]">
      {mapUrl && (
        <div className="bg-shallow-1">
          <ThemedImage light={mapUrl} dark={darkMap(mapUrl)} alt={t.mapAlt} width={1000} height={560} decoding="async" className="block h-auto w-full" />
        </div>
      )}
      <div className="border-line p-4 max-lg:border-t lg:border-l">
        <h2 className="font-text text-base font-semibold tracking-normal">{t.mapPorts}</h2>
        <ul className="mt-1 lg:max-h-[30rem] lg:overflow-y-auto">
          {answer.map.map((port) => (
            <li key={port.portId}>
              <AppLink
                href={hrefOf(port.link)}
                keepScroll
                rel="nofollow"
                prefetch={false}
                className="flex min-h-11 items-center gap-3 border-b border-line text-sm text-ink no-underline hover:bg-mist"
              >
                <span className="min-w-0 flex-1 truncate">{port.label}</span>
                <span className="num text-ink-3">{format.number(port.count)}</span>
                {port.from && <b className="num">{t.withoutPrice(format.moneyFrom(port.from))}</b>}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
