// What is being booked, beside every step (BOOK-14, rule B3): on a desk a column that stays in view, on a phone a bar at the lower edge
// that opens as a sheet.
import BadgeCheck from 'lucide-react/icons/badge-check';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Clock from 'lucide-react/icons/clock';
import { useState, type ReactNode } from 'react';
import { darkChart } from '#domain/art/addresses.ts';
import type { Money } from '#domain/money/money.ts';
import type { BookingSession } from '#features/booking/contract.ts';
import { partyText } from '#features/search/texts.ts';
import { StickySide } from '#features/voyage/web/price/sticky-side.tsx';
import { ThemedImage } from '#platform/web/app-runtime/themed-image.tsx';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { AppLink } from '#platform/web/ui/link.tsx';
import { Loading, Skeleton } from '#platform/web/ui/skeleton.tsx';
import { frameTexts } from './frame-texts.ts';
import { PreviousTotal, SummaryPrice } from './summary-price.tsx';

/** One more thing that was chosen, in the words of its step: 'Anreise', 'Bahn ab München'. */
export interface ChosenOption {
  readonly label: string;
  readonly value: string;
  /** Where it can be changed; left out where it cannot. */
  readonly href?: string;
}

export interface SideSummaryProps {
  readonly session: BookingSession;
  /** Where the party is changed: the request step, or the cabin step's form. */
  readonly partyHref?: string | undefined;
  /** Where the cabin is changed; left out on the cabin step itself. */
  readonly cabinHref?: string | undefined;
  readonly options?: readonly ChosenOption[];
  /** A total that is newer than the session's: options were chosen that are not saved yet. */
  readonly quote?: BookingSession['quote'];
  /** The total that was shown before, until the new one is accepted (BOOK-13). */
  readonly previousTotal?: Money | undefined;
  /** The operator is being asked: the total may still change. */
  readonly isChecking?: boolean;
  /** When the operator confirmed the price, a moment. */
  readonly checkedAt?: string | undefined;
  /** More below the total: whether the booking is binding (complaint R-8). */
  readonly children?: ReactNode;
}

const noOptions: readonly ChosenOption[] = [];

function Entry({ term, children, href }: { readonly term: string; readonly children: ReactNode; readonly href?: string | undefined }) {
  const t = useMessages(frameTexts);
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 text-sm">
      <dt className="text-ink-3">{term}</dt>
      <dd>{children}</dd>
      {href !== undefined && (
        <dd>
          <AppLink className="link inline-block py-1.5 coarse:py-2.5" href={href} aria-label={t.changeWhat(term)}>
            {t.change}
          </AppLink>
        </dd>
      )}
    </div>
  );
}

/** What the cabin is called: its category with code, then number and deck, or that the operator gives the number. */
function CabinWords({ session }: { readonly session: BookingSession }) {
  const t = useMessages(frameTexts);
  const { selection } = session;
  if (!selection) return <span className="text-ink-3">{t.noCabin}</span>;
  const { waitListCategoryCodes: waiting, cabinNumber } = selection;
  if (waiting.length > 0) return <>{t.waitList(waiting.join(', '))}</>;
  return (
    <>
      {selection.categoryName} {selection.categoryCode},{' '}
      {cabinNumber === null ? t.guarantee : t.cabinNumber(cabinNumber, selection.deck === null ? '' : t.onDeck(selection.deck))}
    </>
  );
}

function VoyageFacts({ session, partyHref, cabinHref, options = noOptions }: SideSummaryProps) {
  const t = useMessages(frameTexts);
  const format = useFormat();
  const language = useLanguage();
  const { voyage, selection, pax } = session;
  return (
    <dl className="mt-3 grid gap-1">
      {voyage && (
        <>
          <Entry term={t.period}>
            {format.dateRange(voyage.departsOn, voyage.returnsOn)}, {format.nights(voyage.nights)}
          </Entry>
          <Entry term={t.ship}>
            {voyage.ship}, {voyage.operator}
          </Entry>
          <Entry term={t.ports}>{t.fromTo(voyage.embarkation, voyage.disembarkation)}</Entry>
        </>
      )}
      <Entry term={t.party} href={partyHref}>
        {partyText(language, pax.adults, pax.childAges)}
      </Entry>
      <Entry term={t.cabin} href={selection ? cabinHref : undefined}>
        <CabinWords session={session} />
      </Entry>
      {selection && selection.fareGroupName !== '' && selection.waitListCategoryCodes.length === 0 && <Entry term={t.fare}>{selection.fareGroupName}</Entry>}
      {options.map((option) => (
        <Entry key={option.label} term={option.label} href={option.href}>
          {option.value}
        </Entry>
      ))}
    </dl>
  );
}

/** The total with its lines, or why there is none yet. */
function Price({ session, quote = session.quote, previousTotal, isChecking = false, checkedAt }: SideSummaryProps) {
  const t = useMessages(frameTexts);
  const format = useFormat();
  const { selection } = session;
  const waits = selection !== null && selection.waitListCategoryCodes.length > 0;
  const sign = 'mt-3 flex items-start gap-2.5 rounded-md px-3 py-2.5 text-sm';
  return (
    <div className="mt-4">
      {quote && !waits ? (
        <SummaryPrice quote={quote} previousTotal={previousTotal} />
      ) : (
        <p className="border-t border-line pt-3 text-sm text-ink-2">{waits ? t.waitListTotal : t.noTotal}</p>
      )}
      {selection?.heldUntil && <p className="mt-3 text-sm text-ink-2">{t.held(format.momentTime(new Date(selection.heldUntil)))}</p>}
      {isChecking && (
        <p className={`${sign} bg-shallow-1`} role="status">
          <span className="spinner mt-0.5" aria-hidden="true" />
          {t.checking}
        </p>
      )}
      {!isChecking && checkedAt !== undefined && quote && (
        <p className={`${sign} bg-ok-tint text-ok`}>
          <BadgeCheck aria-hidden="true" />
          {t.checked(format.momentTime(new Date(checkedAt)))}
        </p>
      )}
    </div>
  );
}

function Chart({ session }: { readonly session: BookingSession }) {
  const t = useMessages(frameTexts);
  const { voyage } = session;
  // a sample voyage has no chart
  if (!voyage || voyage.chartUrl === '') return null;
  return (
    <ThemedImage
      light={voyage.chartUrl}
      dark={darkChart(voyage.chartUrl)}
      width={384}
      height={160}
      alt={t.chart(voyage.title)}
      loading="lazy"
      className="h-40 w-full bg-shallow-1 object-cover"
    />
  );
}

const Content = (props: SideSummaryProps) => (
  <>
    <VoyageFacts {...props} />
    <Price {...props} />
    {props.children}
  </>
);

/** The total, or what it waits for, where there is little room. */
function BarTotal({ session, quote = session.quote, previousTotal, isChecking = false }: SideSummaryProps) {
  const t = useMessages(frameTexts);
  const format = useFormat();
  if (!quote) return <span className="text-sm text-ink-2">{t.noTotalShort}</span>;
  return (
    <span className="grid leading-tight">
      <span className="flex items-center gap-1.5 text-xs text-ink-3">
        {isChecking ? <span className="spinner" aria-hidden="true" /> : null}
        {t.total}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <b className="num text-lg">{format.moneyExact(quote.total)}</b>
        {previousTotal && <PreviousTotal total={previousTotal} />}
      </span>
    </span>
  );
}

function PhoneBar(props: SideSummaryProps) {
  const t = useMessages(frameTexts);
  const [open, setOpen] = useState(false);
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-lg md:hidden no-print">
      <div className="flex min-h-15 items-center justify-between gap-3 px-4">
        <BarTotal {...props} />
        <Button size="compact" onClick={() => setOpen(true)} aria-haspopup="dialog" aria-label={`${t.details}: ${t.detailsOf}`}>
          {t.details}
          <ChevronUp aria-hidden="true" />
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={props.session.voyage?.title ?? t.summary} kind="full">
        <Content {...props} />
      </Dialog>
    </div>
  );
}

/**
 * The column on a desk and the bar on a phone. The page leaves room for the bar: 60 px at its lower edge below 900 px.
 */
export function SideSummary(props: SideSummaryProps) {
  const t = useMessages(frameTexts);
  const { voyage } = props.session;
  return (
    <>
      <StickySide>
        <aside aria-label={t.summary} className="card overflow-hidden max-md:hidden" data-part="side-summary">
          <Chart session={props.session} />
          <div className="px-5 pt-4 pb-5">
            <h2 className="text-lg">{voyage?.title ?? t.summary}</h2>
            <Content {...props} />
          </div>
        </aside>
      </StickySide>
      <PhoneBar {...props} />
    </>
  );
}

/** The same place while the session is not there yet (rule L2). */
export function SideSummaryLoading() {
  const t = useMessages(frameTexts);
  return (
    <>
      <Loading text={t.loading} className="card overflow-hidden max-md:hidden">
        <Skeleton className="h-40 w-full rounded-none" />
        <div className="grid gap-3 px-5 pt-4 pb-5">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="mt-3 h-8 w-full" />
        </div>
      </Loading>
      <div className="fixed inset-x-0 bottom-0 z-30 flex min-h-15 items-center gap-2 border-t border-line bg-surface px-4 md:hidden" aria-hidden="true">
        <Clock aria-hidden="true" className="text-ink-3" />
        <Skeleton className="h-5 w-32" />
      </div>
    </>
  );
}
