// Who books and who travels (BOOK-10, screen 5.16). The server checks everything again; its words appear at the same fields.
import { useMemo, type FormEvent } from 'react';
import { countryList, type Country } from '#domain/booking/form/countries.ts';
import { newsletterConsent } from '#domain/booking/form/newsletter-consent.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { AppLink } from '#platform/web/ui/link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { NewsletterTick, SpecialRequests } from '../form/closing-fields.tsx';
import { ContactFields } from '../form/contact-fields.tsx';
import { PassengerFields } from '../form/passenger-fields.tsx';
import type { BookingFormControl } from '../form/use-booking-form.ts';
import { StepActions } from '../flow/step-actions.tsx';
import { contactsTexts } from './contacts-texts.ts';

interface ContactsStepProps {
  readonly control: BookingFormControl;
  /** As the server names them; left out, as the browser does. */
  readonly countries?: readonly Country[];
  readonly busy: boolean;
  /** Nothing could be chosen before: the step says so and asks for wishes itself. */
  readonly optionsSkipped: boolean;
  readonly backHref: string;
  readonly partyHref: string;
  readonly onGo: () => void;
}

export function ContactsStep({ control, countries: named, busy, optionsSkipped, backHref, partyHref, onGo }: ContactsStepProps) {
  const t = useMessages(contactsTexts);
  const brand = useBrand();
  const language = useLanguage();
  const countries = useMemo(() => named ?? countryList(language), [named, language]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && control.check(['options', 'contacts']).length === 0) onGo();
  };
  return (
    <form onSubmit={submit} noValidate data-part="contacts-step" className="[&>.error-summary]:mb-6">
      <ErrorSummary problems={control.problems} />
      {optionsSkipped && (
        <Notice title={t.skipped} className="mb-6">
          <p>{t.skippedText}</p>
        </Notice>
      )}
      <h1>{t.title}</h1>
      <p className="mt-2 text-ink-2">
        {t.intro}{' '}
        <a className="link" href={brand.privacyUrl} target="_blank" rel="noopener">
          {t.privacy}
        </a>
      </p>
      <div className="mt-6 grid gap-10 border-t border-line pt-6">
        <ContactFields control={control} countries={countries} />
        <PassengerFields control={control} countries={countries} />
        <p>
          <AppLink href={partyHref} className="link">
            {t.changeParty}
          </AppLink>
        </p>
        {optionsSkipped && <SpecialRequests control={control} />}
        <NewsletterTick control={control} consentTextId={newsletterConsent.id}>
          {newsletterConsent.words[language]}
        </NewsletterTick>
      </div>
      <StepActions backHref={backHref} back={optionsSkipped ? t.backToCabin : t.back} go={t.go} busy={busy} />
    </form>
  );
}
