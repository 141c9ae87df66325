// How a fixed booking is paid, where its operator takes a payment at all (PAY-01, PAY-04, LAW-04). Card data have no place here: they are
// typed into the provider's own fields.
import { groupIban, ibanProblem } from '#domain/payment/bank-account.ts';
import { readPayment, type PaymentField, type PaymentProblem, type SepaFields } from '#domain/payment/payment-form.ts';
import type { PaymentChoices } from '#domain/payment/modes.ts';
import { paymentProblemText, paymentTexts } from '#domain/payment/payment-texts.ts';
import type { IsoDate } from '#domain/calendar/calendar.ts';
import type { BookingSummary } from '#features/booking/contract.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { RadioCards } from '#platform/web/ui/choice.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import type { PaymentInput } from '../flow/booking-flow.ts';
import { summaryTexts } from './summary-texts.ts';

type Settings = BookingSummary['paymentSettings'];

export interface PaymentValues {
  readonly method: 'sepa' | 'later' | null;
  readonly sepa: SepaFields;
}
export const noPayment: PaymentValues = { method: null, sepa: { bankName: '', accountOwner: '', iban: '', bic: '' } };

const choicesOf = (settings: Settings): PaymentChoices => ({
  methods: settings.supportsSepaPayment ? ['sepa'] : [],
  isRequired: settings.isRequired && settings.supportsSepaPayment,
  bic: !settings.supportsSepaPayment ? 'unused' : settings.requiresBicForSepaPayment ? 'required' : 'optional',
  without: undefined,
});

/** The only way there is needs no question. */
const methodOf = (values: PaymentValues, settings: Settings): PaymentValues['method'] =>
  settings.isRequired && settings.supportsSepaPayment ? 'sepa' : values.method;

/** What is sent, or what is wrong with it; null = nothing is paid now. */
export function paymentOf(
  values: PaymentValues,
  settings: Settings,
  today: IsoDate,
): { readonly payment: PaymentInput | null } | { readonly problems: readonly PaymentProblem[] } {
  if (!settings.supportsSepaPayment) return { payment: null };
  const method = methodOf(values, settings);
  if (method === null) return { problems: [{ field: 'paymentMethod', code: 'method_required' }] };
  if (method === 'later') return { payment: null };
  const reading = readPayment({ paymentMethod: 'sepa', sepa: values.sepa }, choicesOf(settings), today);
  if (!reading.ok) return { problems: reading.problems };
  if (reading.payment.kind !== 'sepa') return { payment: null };
  const { bankName, accountOwner, iban, bic = '' } = reading.payment;
  return { payment: { paymentMethod: 'sepa', sepa: { bankName, accountOwner, iban, bic } } };
}

/** Id of a field of the payment, for the error summary. */
export const paymentFieldId = (field: PaymentField): string => `payment-${field}`;

interface PaymentPanelProps {
  readonly settings: Settings;
  readonly values: PaymentValues;
  readonly problems: readonly PaymentProblem[];
  /** What the server said at a field. */
  readonly serverErrorAt: (field: PaymentField) => string | undefined;
  readonly onChange: (values: PaymentValues) => void;
}

export function PaymentPanel({ settings, values, problems, serverErrorAt, onChange }: PaymentPanelProps) {
  const t = useMessages(summaryTexts);
  const words = useMessages(paymentTexts);
  const language = useLanguage();
  const format = useFormat();
  const method = methodOf(values, settings);
  const errorAt = (field: PaymentField): string | undefined => {
    const problem = problems.find((one) => one.field === field);
    return problem ? paymentProblemText(problem.code, language) : serverErrorAt(field);
  };
  const set = (sepa: Partial<SepaFields>) => onChange({ ...values, sepa: { ...values.sepa, ...sepa } });
  return (
    <section aria-labelledby="payment-title" data-part="payment">
      <h2 id="payment-title" className="text-xl">
        {t.payment}
      </h2>
      {settings.note !== '' && <p className="mt-1">{settings.note}</p>}
      {settings.amexFee && settings.amexFee.amount > 0 && <p className="mt-1">American Express: {format.moneyExact(settings.amexFee)}</p>}
      {settings.supportsSepaPayment && (
        <div className="mt-4 grid gap-5">
          {!settings.isRequired && (
            <RadioCards
              name="paymentMethod"
              id={paymentFieldId('paymentMethod')}
              label={t.howToPay}
              error={errorAt('paymentMethod')}
              value={method ?? ''}
              onChange={(value) => onChange({ ...values, method: value === 'sepa' ? 'sepa' : 'later' })}
              choices={[
                { value: 'sepa', label: words.methods.sepa },
                { value: 'later', label: t.later },
              ]}
            />
          )}
          {method === 'sepa' && (
            <>
              <TextField
                name="accountOwner"
                id={paymentFieldId('accountOwner')}
                label={words.fields.accountOwner}
                error={errorAt('accountOwner')}
                autoComplete="off"
                spellCheck={false}
                value={values.sepa.accountOwner}
                onChange={(event) => set({ accountOwner: event.target.value })}
              />
              <TextField
                name="iban"
                id={paymentFieldId('iban')}
                label={words.fields.iban}
                error={errorAt('iban')}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                value={values.sepa.iban}
                onChange={(event) => set({ iban: event.target.value })}
                onBlur={() => values.sepa.iban !== '' && ibanProblem(values.sepa.iban) !== 'iban_invalid' && set({ iban: groupIban(values.sepa.iban) })}
              />
              {settings.requiresBicForSepaPayment && (
                <TextField
                  name="bic"
                  id={paymentFieldId('bic')}
                  label={words.fields.bic}
                  error={errorAt('bic')}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  value={values.sepa.bic}
                  onChange={(event) => set({ bic: event.target.value })}
                />
              )}
              <p className="text-sm text-ink-2">{t.mandate}</p>
            </>
          )}
        </div>
      )}
    </section>
  );
}
