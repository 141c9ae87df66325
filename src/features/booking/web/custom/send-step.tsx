// The request at a glance, the terms, and the button that sends it and binds nobody (BOOK-17, LAW-02).
import type { FormEvent, ReactNode } from 'react';
import { orderButtonText } from '#domain/booking/form/booking-kind.ts';
import { nameOf } from '#domain/booking/form/booking-form.ts';
import { countryList } from '#domain/booking/form/countries.ts';
import type { CustomRequest } from '#domain/booking/form/custom-request.ts';
import type { CustomStep } from '#domain/booking/steps.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { AppLink } from '#platform/web/ui/link.tsx';
import { TermsTick } from '../form/closing-fields.tsx';
import type { BookingFormControl } from '../form/use-booking-form.ts';
import { customTexts } from './custom-texts.ts';

interface SendStepProps {
  readonly request: CustomRequest;
  readonly control: BookingFormControl;
  readonly hrefOf: (step: CustomStep) => string;
  readonly busy: boolean;
  readonly onSend: () => void;
}

function Block({ title, href, children }: { readonly title: string; readonly href: string; readonly children: ReactNode }) {
  const t = useMessages(customTexts);
  const id = `block-${href.length}-${title.length}`;
  return (
    <section aria-labelledby={id} className="border-t border-line pt-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <AppLink href={href} className="link inline-block py-1.5 coarse:py-2.5" aria-label={t.changeWhat(title)}>
          {t.change}
        </AppLink>
      </div>
      <dl className="mt-2 grid gap-1.5">{children}</dl>
    </section>
  );
}

const Fact = ({ term, children }: { readonly term: string; readonly children: string }) => (
  <div className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
    <dt className="text-ink-3">{term}</dt>
    <dd className="break-words whitespace-pre-line">{children}</dd>
  </div>
);

export function SendStep({ request, control, hrefOf, busy, onSend }: SendStepProps) {
  const t = useMessages(customTexts);
  const language = useLanguage();
  const format = useFormat();
  const brand = useBrand();
  const contact = control.cleanForm().bookingContact;
  const wishes = control.form.specialRequestsText.trim();
  const country = countryList(language).find((one) => one.code === contact.country)?.name ?? contact.country;
  const facts = (
    <>
      <Fact term={t.shipName}>{request.shipName}</Fact>
      <Fact term={t.startDate}>{format.date(request.startDate)}</Fact>
      <Fact term={t.durationFact}>{t.days(request.duration ?? 0)}</Fact>
      <Fact term={t.personsFact}>{t.persons(request.personCount ?? 0)}</Fact>
    </>
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && control.check(['contacts', 'summary']).length === 0) onSend();
  };
  return (
    <form onSubmit={send} noValidate data-part="send-step" className="[&>.error-summary]:mb-6">
      <ErrorSummary problems={control.problems} />
      <h1>{t.summaryTitle}</h1>
      <p className="mt-2 mb-6 text-ink-2">{t.summaryIntro}</p>
      <div className="grid gap-6">
        <Block title={t.trip} href={hrefOf('request')}>
          {facts}
        </Block>
        <Block title={t.contact} href={hrefOf('contacts')}>
          <Fact term={t.name}>{nameOf(contact)}</Fact>
          <Fact term={t.birthDate}>{format.date(contact.birthDate)}</Fact>
          <Fact term={t.address}>{`${contact.street}, ${contact.postCode} ${contact.city}, ${country}`}</Fact>
          <Fact term={t.email}>{contact.email}</Fact>
          <Fact term={t.phone}>{[contact.phone, contact.mobile].filter(Boolean).join(', ')}</Fact>
          {wishes !== '' && <Fact term={t.wishes}>{wishes}</Fact>}
        </Block>
        <section aria-labelledby="legal-title" className="grid gap-4 border-t border-line pt-4">
          <h2 id="legal-title" className="text-lg">
            {t.legal}
          </h2>
          <TermsTick control={control} documents={[{ href: brand.termsUrl, label: t.terms }]} />
          <p className="hint">
            <a className="link" href={brand.privacyUrl} target="_blank" rel="noopener">
              {t.privacy}
            </a>
          </p>
        </section>
      </div>
      <section aria-labelledby="order-title" className="card mt-8 p-5" data-part="order-block">
        <h2 id="order-title" className="text-xl">
          {t.order}
        </h2>
        <dl className="mt-3 grid gap-1.5">{facts}</dl>
        <p className="mt-4 mb-4 border-t-2 border-ink pt-3">{t.binding}</p>
        <Button type="submit" variant="primary" size="main" className="w-full" busy={busy} data-part="order-button">
          {orderButtonText('custom_request', language)}
        </Button>
      </section>
      <p className="mt-6">
        <AppLink href={hrefOf('contacts')} className="link">
          {t.backToContacts}
        </AppLink>
      </p>
    </form>
  );
}
