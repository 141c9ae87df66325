// What can be chosen beside the cabin, in folds with the current choice in the head line (BOOK-08, screen 5.15). Each choice shows its
// price for the party and changes the total at once; nothing that costs money is preselected (L-DE-14).
import type { ReactNode } from 'react';
import type { BookingOptions } from '#features/booking/contract.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { SpecialRequests } from '../form/closing-fields.tsx';
import type { BookingFormControl } from '../form/use-booking-form.ts';
import { StepActions } from '../flow/step-actions.tsx';
import { Arrival } from './arrival-options.tsx';
import { Comfort, Packages } from './comfort-options.tsx';
import { Part } from './option-parts.tsx';
import { optionsTexts } from './options-texts.ts';
import { Vouchers } from './vouchers.tsx';

interface OptionsStepProps {
  readonly options: BookingOptions;
  readonly control: BookingFormControl;
  readonly busy: boolean;
  readonly backHref: string;
  readonly onGo: () => void;
  /** Insurance, where it can come with the booking. */
  readonly insurance?: ReactNode;
}

export function OptionsStep({ options, control, busy, backHref, onGo, insurance }: OptionsStepProps) {
  const t = useMessages(optionsTexts);
  const wishes = control.form.specialRequestsText.trim();
  const go = () => {
    if (control.check(['options']).length === 0) onGo();
  };
  return (
    <div data-part="options-step" className="[&>.error-summary]:mb-6">
      <ErrorSummary problems={control.problems} />
      <h1>{t.title}</h1>
      <p className="mt-2 mb-6 text-ink-2">{t.intro}</p>
      <div className="border-b border-line">
        <Arrival options={options} control={control} />
        <Packages options={options} control={control} kind="prePackage" />
        <Packages options={options} control={control} kind="postPackage" />
        <Comfort options={options} control={control} />
        <Part title={t.wishes} value={wishes === '' ? t.none : t.written}>
          <SpecialRequests control={control} />
        </Part>
        <Vouchers control={control} />
        {insurance}
      </div>
      <StepActions backHref={backHref} back={t.back} go={t.go} busy={busy} onGo={go} />
    </div>
  );
}
