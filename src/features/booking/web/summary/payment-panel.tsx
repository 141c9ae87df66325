// How a fixed booking is paid, where its operator takes a payment at all (PAY-01, PAY-04, LAW-04). Card data have no place here: they are
// typed into the provider's own fields.
import { useState } from 'react';
import { paymentProblemText, paymentTexts } from '#domain/payment/payment-texts.ts';
import type { PaymentField, PaymentProblem } from '#domain/payment/payment-form.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { RadioCards } from '#platform/web/ui/choice.tsx';
import { CardPanel } from './card-panel.tsx';
import { cardTexts } from './card-texts.ts';
import { methodOf, paymentFieldId, waysOf, type PaymentSettings, type PaymentValues } from './payment-values.ts';
import { SepaFields } from './sepa-fields.tsx';
import { summaryTexts } from './summary-texts.ts';

export interface PaymentPanelProps {
  readonly settings: PaymentSettings;
  readonly values: PaymentValues;
  readonly problems: readonly PaymentProblem[];
  /** What the server said at a field. */
  readonly serverErrorAt: (field: PaymentField) => string | undefined;
  readonly onChange: (change: (before: PaymentValues) => PaymentValues) => void;
  /** Fetches the address of the card fields once more. */
  readonly onFieldsAgain: () => Promise<void>;
}

/** The choice and the fields of what was chosen; both halves stay filled while the customer changes between them. */
export function PaymentFields({ settings, values, problems, serverErrorAt, onChange, onFieldsAgain }: PaymentPanelProps) {
  const t = useMessages(summaryTexts);
  const words = useMessages(paymentTexts);
  const language = useLanguage();
  const ways = waysOf(settings);
  const method = methodOf(values, settings);
  const errorAt = (field: PaymentField): string | undefined => {
    const problem = problems.find((one) => one.field === field);
    return problem ? paymentProblemText(problem.code, language) : serverErrorAt(field);
  };
  // The frame stays in the page once it was there: what was typed into it would be gone with it (rule F12).
  const [wasOpened, setOpened] = useState(false);
  if (method === 'creditCard' && !wasOpened) setOpened(true);
  return (
    <div className="grid gap-5">
      {ways.length > 1 && (
        <RadioCards
          name="paymentMethod"
          id={paymentFieldId('paymentMethod')}
          label={t.howToPay}
          error={method === null ? errorAt('paymentMethod') : undefined}
          value={method ?? ''}
          onChange={(value) => onChange((before) => ({ ...before, method: ways.find((way) => way === value) ?? null }))}
          choices={ways.map((way) => ({ value: way, label: way === 'later' ? t.later : words.methods[way] }))}
        />
      )}
      {method === 'sepa' && (
        <SepaFields
          values={values.sepa}
          withBic={settings.requiresBicForSepaPayment}
          errorAt={errorAt}
          onChange={(sepa) => onChange((before) => ({ ...before, sepa: { ...before.sepa, ...sepa } }))}
        />
      )}
      {(wasOpened || method === 'creditCard') && settings.cardFields && (
        <div hidden={method !== 'creditCard'}>
          <CardPanel
            id={paymentFieldId('creditCard')}
            place={settings.cardFields}
            card={values.card}
            error={errorAt('creditCard')}
            onCard={(card) => onChange((before) => ({ ...before, card }))}
            onAgain={onFieldsAgain}
          />
        </div>
      )}
    </div>
  );
}

export function PaymentPanel(props: PaymentPanelProps) {
  const { settings } = props;
  const t = useMessages(summaryTexts);
  const card = useMessages(cardTexts);
  const format = useFormat();
  const { amexFee } = settings;
  return (
    <section aria-labelledby="payment-title" data-part="payment">
      <h2 id="payment-title" className="text-xl">
        {t.payment}
      </h2>
      {settings.note !== '' && <p className="mt-1">{settings.note}</p>}
      {amexFee && amexFee.amount > 0 && <p className="mt-1">{card.amex(format.moneyExact(amexFee))}</p>}
      {waysOf(settings).length > 0 && (
        <div className="mt-4">
          <PaymentFields {...props} />
        </div>
      )}
    </section>
  );
}
