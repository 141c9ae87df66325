// No cabin can be taken: why, and what can be done now (BOOK-04, BOOK-06, rule R9).
import Compass from 'lucide-react/icons/compass';
import type { BookingSession, CategoryAvailability } from '#features/booking/contract.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { LinkButton } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { cabinTexts } from './cabin-texts.ts';
import { partySize, severalCabins, type CategoryOffer } from './offers.ts';

/** How many a cabin holds where the answer names none. */
const usualOccupancy = 4;

interface NoCabinsProps {
  readonly availability: CategoryAvailability;
  readonly session: BookingSession;
  readonly reason: 'sold_out' | 'none';
  readonly partyHref?: string | undefined;
}

/** `none`: the operator offers nothing to this party; `sold_out`: it has categories, and all of them are full. */
export function NoCabins({ availability, session, reason, partyHref }: NoCabinsProps) {
  const t = useMessages(cabinTexts).none;
  const format = useFormat();
  const persons = partySize(availability.pax);
  const known = availability.cabinCategories.map((category) => category.maxOccupancy);
  const split = severalCabins(availability.pax, known.length > 0 ? Math.max(...known) : usualOccupancy);
  const canSplit = reason === 'none' && persons > 2 && split.length > 1;
  const [title, text] =
    reason === 'sold_out' ? [t.soldOut, t.soldOutText] : session.voyage ? [t.party(persons), t.partyText] : [t.unbookable, t.unbookableText];
  return (
    <EmptyState
      icon={<Compass aria-hidden="true" />}
      title={title}
      actions={<WaysOut voyage={session.voyage} partyHref={reason === 'none' ? partyHref : undefined} />}
    >
      <p className="max-w-prose">{text}</p>
      {canSplit && <p className="max-w-prose">{t.several(format.list(split.map((count) => t.persons(count))))}</p>}
    </EmptyState>
  );
}

/** Another party, another date, the voyage's page with similar ones, the telephone. */
function WaysOut({ voyage, partyHref }: { readonly voyage: BookingSession['voyage']; readonly partyHref: string | undefined }) {
  const t = useMessages(cabinTexts).none;
  const brand = useBrand();
  return (
    <>
      {partyHref !== undefined && (
        <LinkButton variant="primary" href={partyHref}>
          {t.changeParty}
        </LinkButton>
      )}
      {voyage && <LinkButton href={`${voyage.href}#dates`}>{t.otherDates}</LinkButton>}
      {voyage && <LinkButton href={voyage.href}>{t.similar}</LinkButton>}
      <LinkButton href={brand.bookingUrl}>{t.custom}</LinkButton>
      <LinkButton href={`tel:${brand.phone.dial}`}>{t.call(brand.phone.shown)}</LinkButton>
    </>
  );
}

/** What the operator prices only when asked: asked for by telephone or mail, and never called booking (rule P8). */
export function OnRequest({ session, categories }: { readonly session: BookingSession; readonly categories: readonly CategoryOffer[] }) {
  const t = useMessages(cabinTexts);
  const brand = useBrand();
  const subject = session.voyage ? `?subject=${encodeURIComponent(`${session.voyage.title} (${session.voyage.id})`)}` : '';
  return (
    <Notice title={t.request.title} className="mt-6">
      <p>{categories.map((category) => `${category.name} ${category.categoryCode}`).join(', ')}</p>
      <p>{t.request.text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton size="compact" href={`tel:${brand.phone.dial}`}>
          {t.none.call(brand.phone.shown)}
        </LinkButton>
        <LinkButton size="compact" href={`mailto:${brand.serviceEmail}${subject}`}>
          {t.none.mail}
        </LinkButton>
      </div>
    </Notice>
  );
}
