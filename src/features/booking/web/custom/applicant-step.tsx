// Whom to answer: the applicant alone; who travels is asked when a voyage is booked (BOOK-17).
import { useMemo, type FormEvent } from 'react';
import { countryList } from '#domain/booking/form/countries.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { StepActions } from '../flow/step-actions.tsx';
import { SpecialRequests } from '../form/closing-fields.tsx';
import { ContactFields } from '../form/contact-fields.tsx';
import type { BookingFormControl } from '../form/use-booking-form.ts';
import { customTexts } from './custom-texts.ts';

interface ApplicantStepProps {
  readonly control: BookingFormControl;
  readonly backHref: string;
  readonly onGo: () => void;
}

export function ApplicantStep({ control, backHref, onGo }: ApplicantStepProps) {
  const t = useMessages(customTexts);
  const brand = useBrand();
  const language = useLanguage();
  const countries = useMemo(() => countryList(language), [language]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (control.check(['contacts']).length === 0) onGo();
  };
  return (
    <form onSubmit={submit} noValidate data-part="applicant-step" className="[&>.error-summary]:mb-6">
      <ErrorSummary problems={control.problems} />
      <h1>{t.contactsTitle}</h1>
      <p className="mt-2 text-ink-2">
        {t.contactsIntro}{' '}
        <a className="link" href={brand.privacyUrl} target="_blank" rel="noopener">
          {t.privacy}
        </a>
      </p>
      <div className="mt-6 grid gap-10 border-t border-line pt-6">
        <ContactFields control={control} countries={countries} />
        <SpecialRequests control={control} />
      </div>
      <StepActions backHref={backHref} back={t.backToRequest} go={t.goSummary} busy={false} />
    </form>
  );
}
