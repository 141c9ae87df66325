// Voucher codes: taken down here, checked by a consultant (rule F14).
import { useState } from 'react';
import { formLimits } from '#domain/booking/form/booking-form.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FieldError, TextField } from '#platform/web/ui/field.tsx';
import { Part, type PartProps } from './option-parts.tsx';
import { optionsTexts } from './options-texts.ts';

/** Codes one after the other; the field appears when it is asked for (rule F14). */
export function Vouchers({ control }: Pick<PartProps, 'control'>) {
  const t = useMessages(optionsTexts);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const { voucherCodes } = control.form;
  const error = control.errorAt('voucherCodes') ?? (missing ? t.voucherMissing : undefined);
  const add = () => {
    const code = typed.trim().toUpperCase();
    setMissing(code === '');
    if (code === '') return;
    if (!voucherCodes.some((one) => one.toUpperCase() === code.toUpperCase())) control.choose({ voucherCodes: [...voucherCodes, code] });
    setTyped('');
  };
  return (
    <Part title={t.vouchers} value={voucherCodes.join(', ') || t.none} open={error !== undefined}>
      {voucherCodes.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-2">
          {voucherCodes.map((code) => (
            <li key={code}>
              <Button
                size="compact"
                onClick={() => control.choose({ voucherCodes: voucherCodes.filter((one) => one !== code) })}
                aria-label={t.removeVoucher(code)}
              >
                {code} ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      {voucherCodes.length < formLimits.vouchers ? (
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            name="voucherCodes"
            label={t.voucher}
            hint={t.voucherHint}
            error={error}
            optional
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button onClick={add}>{t.takeVoucher}</Button>
        </div>
      ) : (
        error !== undefined && <FieldError id="voucherCodes-error">{error}</FieldError>
      )}
    </Part>
  );
}
