// The booking of a voyage: before any script runs the trip and what is needed for booking; then its steps, from the cabin to the
// confirmation (BOOK-01, BOOK-03).
import { stepIndex, type BookingStep } from '#domain/booking/steps.ts';
import { defaultParty } from '#domain/pax/party.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { LinkButton } from '#platform/web/ui/button.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { ActiveBooking } from './active-booking.tsx';
import { BeforeYouBegin, BookingFrame, VoyageCard } from './booking-frame.tsx';
import type { LoadedBooking } from './booking.load.ts';
import { bookingTexts } from './booking-texts.ts';
import { ClosedPage } from './flow/closed-page.tsx';
import { MockNotice } from './flow/mock-notice.tsx';
import { StepLoading } from './flow/step-loading.tsx';
import { partyOfQuery } from './flow/party-of-query.ts';
import type { Trouble } from './flow/flow-state.ts';
import type { TroubleKind } from './flow/exceptions.ts';
import { TroubleView, type TroubleWays } from './flow/trouble-view.tsx';
import { useBooking, type Booking } from './flow/use-booking.ts';
import { BookingSteps } from './frame/booking-steps.tsx';
import { RequestStep } from './request/request-step.tsx';

interface BookingScreenProps {
  readonly loaded: LoadedBooking;
  /** The step that the address asks for. */
  readonly wanted: BookingStep | undefined;
  /** The page's query without '?'. */
  readonly query: string;
}

export function BookingScreen(props: BookingScreenProps) {
  return (
    <div data-source="src/features/booking/web/booking.screen.tsx">
      {props.loaded.isGone ? <Gone /> : props.loaded.maintenance ? <ClosedPage page={props.loaded.maintenance} /> : <Booked {...props} />}
    </div>
  );
}

const plainTrouble = (kind: TroubleKind, message = ''): Trouble => ({
  kind,
  code: undefined,
  place: 'availability',
  cabin: '',
  category: '',
  message,
  most: 0,
});
const noWays: TroubleWays = {
  onReload: () => undefined,
  onRestart: () => undefined,
  onRetry: () => location.reload(),
  onClose: () => undefined,
  partyHref: '',
  cabinHref: '',
  voyageHref: undefined,
};

function Gone() {
  return (
    <div className="wrap py-12">
      <TroubleView trouble={plainTrouble('nonBookable')} persons={0} ways={noWays} />
    </div>
  );
}

/** What a reader without a script needs: that the page cannot book for him, and who can. */
function NoScript({ booking }: { readonly booking: Booking }) {
  const t = useMessages(bookingTexts);
  const brand = useBrand();
  const { settings } = booking.state;
  const support = settings?.customerSupportSettings ?? { phone: brand.phone.shown, dial: brand.phone.dial, email: brand.serviceEmail };
  const subject = settings ? `?subject=${encodeURIComponent(t.subject(settings.voyageId, settings.voyage.title))}` : '';
  return (
    <noscript>
      <Notice tone="warn" title={t.script} className="mb-6">
        <p>{t.scriptText}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <LinkButton size="compact" href={`tel:${support.dial}`}>
            {t.call(support.phone)}
          </LinkButton>
          <LinkButton size="compact" href={`mailto:${support.email}${subject}`}>
            {t.mail}
          </LinkButton>
        </p>
      </Notice>
    </noscript>
  );
}

function Booked({ loaded, wanted, query }: BookingScreenProps) {
  const booking = useBooking(loaded, wanted, query);
  const { flow, state, address } = booking;
  const { session, settings } = state;
  const t = useMessages(bookingTexts);
  const brand = useBrand();
  const party = partyOfQuery(query);
  const mock = settings?.isMock && <MockNotice />;
  if (session)
    return (
      <>
        {mock}
        <ActiveBooking booking={booking} session={session} hasPartyInAddress={party !== null} noScript={<NoScript booking={booking} />} />
      </>
    );

  const isClosed = settings !== null && !settings.isBookingPossible;
  const asksFirst = party === null || wanted === 'request';
  const step = asksFirst ? 'request' : 'cabin';
  const ways: TroubleWays = {
    ...noWays,
    onRetry: flow.retry,
    onRestart: () => void flow.start(party ?? defaultParty),
    onClose: flow.closeTrouble,
    partyHref: address.hrefOf('request'),
    cabinHref: address.hrefOf('cabin'),
    voyageHref: settings?.voyage.href,
  };
  const steps = <BookingSteps current={step} maxStep={stepIndex(step)} withRequest={asksFirst} hrefOf={(one) => address.hrefOf(one)} />;
  return (
    <BookingFrame steps={isClosed ? null : steps} side={settings && <VoyageCard settings={settings} price={loaded.price} />}>
      {mock}
      <NoScript booking={booking} />
      {isClosed && settings ? (
        <div className="empty" role="alert" data-trouble="fatal">
          <h1 className="text-2xl">{t.unavailable}</h1>
          <p className="max-w-prose">{settings.backendAvailabilityStatus.unavailableMessage ?? settings.bookingNotPossibleMessage ?? ''}</p>
          <p className="mt-2 flex flex-wrap gap-3">
            <LinkButton variant="primary" href={`tel:${settings.customerSupportSettings.dial}`}>
              {t.call(settings.customerSupportSettings.phone)}
            </LinkButton>
            <LinkButton href={`mailto:${settings.customerSupportSettings.email}`}>{t.mail}</LinkButton>
            <LinkButton href={settings.voyage.href || brand.searchUrl}>{t.back}</LinkButton>
          </p>
        </div>
      ) : (
        <>
          {state.trouble && <TroubleView trouble={state.trouble} persons={party ? party.adults + party.childAges.length : 0} ways={ways} />}
          {asksFirst ? (
            <RequestStep
              party={party ?? { adults: brand.defaultAdultsCount, childAges: [] }}
              maxPersons={settings?.maxPersons ?? 0}
              hasCabin={false}
              busy={state.busy !== null}
              onGo={(chosen) => void flow.start(chosen, loaded.isSessionOver)}
            />
          ) : (
            !state.trouble && <StepLoading kind={state.busy ?? 'voyageSession'} step="cabin" />
          )}
          {settings && <BeforeYouBegin settings={settings} />}
        </>
      )}
    </BookingFrame>
  );
}
