// What stands at the end of the form: wishes in own words, the terms, the newsletter. Nothing here is ticked beforehand (L-DE-14).
import type { ReactNode } from 'react';
import { formLimits } from '#domain/booking/form/booking-form.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Checkbox, TextArea } from '#platform/web/ui/field.tsx';
import { formTexts } from './form-texts.ts';
import type { BookingFormControl } from './use-booking-form.ts';

interface Controlled {
  readonly control: BookingFormControl;
}

/** Free text with what is left of its room. Longer text is kept and named, never cut. */
export function SpecialRequests({ control }: Controlled) {
  const t = useMessages(formTexts);
  const format = useFormat();
  const text = control.form.specialRequestsText;
  const left = formLimits.specialRequests - text.length;
  return (
    <div>
      <TextArea
        name="specialRequestsText"
        label={t.specialRequests}
        hint={t.specialRequestsHint(format.number(formLimits.specialRequests))}
        error={control.errorAt('specialRequestsText')}
        optional
        value={text}
        onChange={(event) => control.choose({ specialRequestsText: event.target.value })}
        onBlur={() => control.leave('specialRequestsText')}
      />
      {text !== '' && <p className="hint">{left < 0 ? t.charactersOver(format.number(-left)) : t.charactersLeft(format.number(left))}</p>}
    </div>
  );
}

interface TermsTickProps extends Controlled {
  /** What is accepted, each a page to be read: terms of the agency and of the operator, package-travel form. */
  readonly documents: readonly { readonly href: string; readonly label: string }[];
}

/** 'I accept:' and the pages, which open beside the form, so that nothing typed is lost. */
export function AcceptedDocuments({ documents }: Pick<TermsTickProps, 'documents'>) {
  const t = useMessages(formTexts);
  return (
    <>
      {t.accept}{' '}
      {documents.map(({ href, label }, index) => (
        <span key={href}>
          {index > 0 && ', '}
          <a href={href} target="_blank" rel="noopener">
            {label}
            <span className="sr-only"> ({t.newTab})</span>
          </a>
        </span>
      ))}
    </>
  );
}

/** The terms, one tick for all of them. */
export function TermsTick({ control, documents }: TermsTickProps) {
  return (
    <Checkbox
      name="acceptTerms"
      checked={control.form.acceptTerms}
      aria-required
      error={control.errorAt('acceptTerms')}
      onChange={(event) => control.choose({ acceptTerms: event.target.checked })}
      label={<AcceptedDocuments documents={documents} />}
    />
  );
}

interface NewsletterTickProps extends Controlled {
  /** The version of the text that is consented to: it is what the form keeps. */
  readonly consentTextId: string;
  readonly children: ReactNode;
}

/** Consent to the newsletter with the words of the consent text; begins unticked. */
export function NewsletterTick({ control, consentTextId, children }: NewsletterTickProps) {
  return (
    <Checkbox
      name="newsletterConsentTextId"
      label={children}
      checked={control.form.newsletterConsentTextId === consentTextId}
      onChange={(event) => control.choose({ newsletterConsentTextId: event.target.checked ? consentTextId : null })}
    />
  );
}
