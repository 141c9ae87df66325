// Up to four voyages side by side, differing rows first (rule R14, SEARCH-16). Everything is in the address: no script is needed.
/* oxlint-disable jsx-a11y/control-has-associated-label -- cells of a table are no controls */
import Columns from 'lucide-react/icons/columns-3';
import { useEffect } from 'react';
import type { AnswerOf } from '#platform/contract/define-call.ts';
import type { Party } from '#domain/pax/party.ts';
import type { compareVoyages, VoyageCard } from '#features/search/contract.ts';
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { ChartPicture } from './card/card-parts.tsx';
import { PriceHead } from './card/price-block.tsx';
import { cardTexts } from './card-texts.ts';
import { useCompareHref } from './compare/compare-switch.tsx';
import { compareTexts } from './compare/compare-texts.ts';
import { useCompare } from './device-memory.ts';
import { headTexts } from './head-texts.ts';
import { MOST_COMPARED } from './compare-limit.ts';
import { addressOf } from './search-address.ts';

export type Comparison = AnswerOf<typeof compareVoyages>;

export interface CompareScreenProps {
  readonly comparison: Comparison | null;
  readonly party: Party;
  /** Query of the party and cabin that the prices are for. */
  readonly carry: string;
}

interface ColumnProps {
  readonly card: VoyageCard;
  readonly party: Party;
  readonly carry: string;
}

/** Name, days and a way out: they stay in view while the rows pass below. */
function ColumnHead({ card, carry, others }: Omit<ColumnProps, 'party'> & { readonly others: readonly number[] }) {
  const t = useMessages(compareTexts);
  const c = useMessages(cardTexts);
  const format = useFormat();
  const href = useCompareHref();
  return (
    <th scope="col" className="min-w-44 bg-bg px-3 pt-2 text-left align-top font-normal lg:sticky lg:top-0 lg:z-[2]">
      <AppLink href={addressOf(card.href, carry)} className="block py-1 text-lg leading-tight font-semibold text-ink">
        {card.title}
      </AppLink>
      <p className="text-sm text-ink-2">
        {format.dateRange(card.departsOn, card.returnsOn)}
        {`\u00A0· ${c.nights(card.nights)}`}
      </p>
      <AppLink href={href(others, carry)} prefetch={false} className="link-row text-sm">
        {t.remove}
        <span className="sr-only">: {card.title}</span>
      </AppLink>
    </th>
  );
}

function ColumnPrice({ card, party, carry }: ColumnProps) {
  const c = useMessages(cardTexts);
  return (
    <td className="border-b border-line p-3 align-top">
      <PriceHead card={card} party={party} mode="total" />
      <AppLink href={addressOf(card.href, carry)} className={`btn btn-compact mt-3 w-full ${card.price ? 'btn-primary' : 'btn-secondary'}`}>
        {c.action[card.bookable]}
      </AppLink>
    </td>
  );
}

function Rows({ rows, label }: { readonly rows: Comparison['rows']; readonly label: string }) {
  if (rows.length === 0) return null;
  const width = rows[0]?.values.length ?? 0;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={width + 1} className="bg-mist px-3 py-2 text-left text-sm font-semibold">
          <span className="sticky left-3">{label}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.key}>
          <th
            scope="row"
            className="sticky left-0 z-[1] max-w-28 border-b border-line bg-bg py-2.5 pr-2 text-left align-top text-sm font-normal text-ink-3 md:max-w-none md:px-3"
          >
            {row.label}
          </th>
          {row.values.map((value, index) => (
            <td key={index} className={`border-b border-line px-3 py-2.5 align-top text-sm ${row.differs ? 'font-semibold' : ''}`}>
              {value}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Ships({ voyages }: { readonly voyages: readonly VoyageCard[] }) {
  const t = useMessages(compareTexts);
  const format = useFormat();
  const longest = Math.max(...voyages.map((card) => card.ship.lengthM ?? 0));
  if (longest === 0) return null;
  return (
    <tr>
      <th scope="row" className="sticky left-0 z-[1] border-b border-line bg-bg px-3 py-2.5 text-left align-bottom text-sm font-normal text-ink-3">
        {t.scale}
      </th>
      {voyages.map((card) => (
        <td key={card.id} className="border-b border-line px-3 py-2.5 align-bottom text-sm">
          {card.ship.lengthM !== null && (
            <img
              src={card.ship.profileUrl}
              alt=""
              width="362"
              height="86"
              loading="lazy"
              className="h-auto max-w-none"
              style={{ width: `${(card.ship.lengthM / longest) * 100}%` }}
            />
          )}
          {card.ship.name}
          {card.ship.lengthM !== null && <span className="text-ink-3"> · {format.metres(card.ship.lengthM)}</span>}
        </td>
      ))}
    </tr>
  );
}

/** The first column stays while the table scrolls sideways. */
const corner = 'sticky left-0 z-[1] w-24 bg-bg md:w-52';

function Table({ comparison, party, carry }: { readonly comparison: Comparison; readonly party: Party; readonly carry: string }) {
  const t = useMessages(compareTexts);
  const { voyages, rows } = comparison;
  const ids = voyages.map((card) => card.id);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keys
    <section className="relative -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0 lg:overflow-visible" aria-label={t.table} tabIndex={0}>
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            <td className={corner} />
            {voyages.map((card) => (
              <td key={card.id} className="px-3 pt-1">
                <ChartPicture url={card.chartUrl} wide width={400} height={210} eager className="h-32 w-full rounded-xs bg-shallow-1 object-cover" />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="col" className={`${corner} lg:top-0 lg:z-[3]`}>
              <span className="sr-only">{t.fact}</span>
            </th>
            {voyages.map((card) => (
              <ColumnHead key={card.id} card={card} carry={carry} others={ids.filter((id) => id !== card.id)} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className={`${corner} border-b border-line`} />
            {voyages.map((card) => (
              <ColumnPrice key={card.id} card={card} party={party} carry={carry} />
            ))}
          </tr>
          <Ships voyages={voyages} />
        </tbody>
        <Rows rows={rows.filter((row) => row.differs)} label={t.differ} />
        <Rows rows={rows.filter((row) => !row.differs)} label={t.same} />
      </table>
    </section>
  );
}

export function CompareScreen({ comparison, party, carry }: CompareScreenProps) {
  const t = useMessages(compareTexts);
  const h = useMessages(headTexts);
  const { searchUrl } = useBrand();
  const shelf = useCompare();
  const voyages = comparison?.voyages ?? [];
  const shown = voyages.map((card) => card.id).join();
  // the address is the comparison: what was taken out here is out of the tray too
  useEffect(() => {
    if (comparison) shelf.replace(comparison.voyages.map(({ id, title }) => ({ id, title })));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the shelf is the same for the whole visit
  }, [shown]);
  const search = addressOf(searchUrl, carry);
  return (
    <div className="wrap pb-16">
      <Breadcrumbs
        crumbs={[
          { label: h.home, href: '/' },
          { label: h.cruises, href: searchUrl },
        ]}
      />
      <h1 className="mt-2">{h.compare}</h1>
      {comparison && comparison.missing.length > 0 && (
        <Notice tone="warn" className="mt-4">
          <p>{t.missing(comparison.missing.length)}</p>
        </Notice>
      )}
      {voyages.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            icon={<Columns aria-hidden="true" />}
            title={t.empty}
            actions={
              <AppLink href={search} className="btn btn-primary">
                {t.search}
              </AppLink>
            }
          >
            <p className="max-w-prose">{t.how}</p>
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="mt-2 mb-5 text-ink-2">{voyages.length === 1 ? t.leadOne : t.lead(voyages.length)}</p>
          {comparison && <Table comparison={comparison} party={party} carry={carry} />}
          {voyages.length < MOST_COMPARED && (
            <AppLink href={search} className="btn btn-secondary mt-5">
              {t.add}
            </AppLink>
          )}
        </>
      )}
    </div>
  );
}
