// The account to be debited (PAY-01); a BIC only where the cruise line needs one.
import { groupIban, ibanProblem } from '#domain/payment/bank-account.ts';
import type { PaymentField, SepaFields as Sepa } from '#domain/payment/payment-form.ts';
import { paymentTexts } from '#domain/payment/payment-texts.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { paymentFieldId } from './payment-values.ts';
import { summaryTexts } from './summary-texts.ts';

interface SepaFieldsProps {
  readonly values: Sepa;
  readonly withBic: boolean;
  readonly errorAt: (field: PaymentField) => string | undefined;
  readonly onChange: (changes: Partial<Sepa>) => void;
}

export function SepaFields({ values, withBic, errorAt, onChange }: SepaFieldsProps) {
  const t = useMessages(summaryTexts);
  const words = useMessages(paymentTexts);
  const common = (field: 'accountOwner' | 'iban' | 'bic') => ({
    name: field,
    id: paymentFieldId(field),
    label: words.fields[field],
    error: errorAt(field),
    autoComplete: 'off',
    spellCheck: false,
    value: values[field],
    onChange: (event: { readonly target: { readonly value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <>
      <TextField {...common('accountOwner')} />
      <TextField
        {...common('iban')}
        autoCapitalize="characters"
        onBlur={() => values.iban !== '' && ibanProblem(values.iban) !== 'iban_invalid' && onChange({ iban: groupIban(values.iban) })}
      />
      {withBic && <TextField {...common('bic')} autoCapitalize="characters" />}
      <p className="text-sm text-ink-2">{t.mandate}</p>
    </>
  );
}
