// Where the booking will begin. Until it can be ordered here, the page says so and offers what works today (R-6).
import type { VoyageDetails } from '#features/voyage/contract.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { defineMessages, useMessages } from '#platform/web/i18n.ts';
import { LinkButton } from '#platform/web/ui/button.tsx';
import { AppLink } from '#platform/web/ui/link.tsx';

const texts = defineMessages(
  {
    title: 'Online buchen ist noch nicht möglich',
    text: 'Die Buchung im Shop öffnen wir in Kürze. Bis dahin reserviert unsere Beratung die Kabine für Sie, ohne Aufpreis und auf Wunsch als unverbindliche Option.',
    voyage: 'Ihre Reise',
    total: (persons: number) => `Gesamtpreis für ${persons === 1 ? '1 Person' : `${persons} Personen`}, alle Pflichtkosten enthalten`,
    noPrice: 'Preis auf Anfrage',
    call: (shown: string) => `${shown} anrufen`,
    mail: 'E-Mail schreiben',
    subject: (id: number, title: string) => `Reise ${id}: ${title}`,
    back: 'Zurück zur Reise',
    search: 'Reisen suchen',
    none: 'Sie haben noch keine Reise gewählt. Suchen Sie sich eine aus, oder rufen Sie uns mit Ihrem Wunsch an.',
  },
  {
    title: 'Online booking is not open yet',
    text: 'Booking in the shop opens shortly. Until then our advisers reserve the cabin for you, at no extra cost and, if you wish, as an option without obligation.',
    voyage: 'Your voyage',
    total: (persons: number) => `Total price for ${persons === 1 ? '1 person' : `${persons} persons`}, all mandatory charges included`,
    noPrice: 'Price on request',
    call: (shown: string) => `Call ${shown}`,
    mail: 'Write an e-mail',
    subject: (id: number, title: string) => `Voyage ${id}: ${title}`,
    back: 'Back to the voyage',
    search: 'Search voyages',
    none: 'You have not chosen a voyage yet. Find one, or call us with your wish.',
  },
);

export function BookingScreen({ voyage }: { readonly voyage: VoyageDetails | null }) {
  const t = useMessages(texts);
  const brand = useBrand();
  const format = useFormat();
  const mail = `mailto:${brand.serviceEmail}${voyage ? `?subject=${encodeURIComponent(t.subject(voyage.card.id, voyage.title))}` : ''}`;
  return (
    <div className="wrap py-12" data-source="src/features/booking/web/booking.screen.tsx">
      <h1>{t.title}</h1>
      <p className="mt-4 max-w-prose text-lg">{t.text}</p>
      {voyage ? (
        <section className="card mt-8 max-w-prose p-6">
          <h2 className="text-xl">{t.voyage}</h2>
          <p className="mt-3 font-bold">{voyage.title}</p>
          <p>
            {format.dateRange(voyage.card.departsOn, voyage.card.returnsOn)} · {format.nights(voyage.card.nights)} · {voyage.card.ship.name}
          </p>
          {voyage.card.price ? (
            <>
              <p className="mt-3 font-display text-2xl">{format.moneyExact(voyage.card.price.total)}</p>
              <p className="text-sm text-ink-3">{t.total(voyage.card.price.persons)}</p>
            </>
          ) : (
            <p className="mt-3">{t.noPrice}</p>
          )}
        </section>
      ) : (
        <p className="mt-6 max-w-prose">{t.none}</p>
      )}
      <p className="mt-8 flex flex-wrap items-center gap-4">
        <LinkButton href={`tel:${brand.phone.dial}`} variant="primary">
          {t.call(brand.phone.shown)}
        </LinkButton>
        <LinkButton href={mail}>{t.mail}</LinkButton>
        <AppLink href={voyage ? voyage.canonicalPath : brand.searchUrl}>{voyage ? t.back : t.search}</AppLink>
      </p>
    </div>
  );
}
