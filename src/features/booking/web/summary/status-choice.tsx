// Option or fixed: the visitor's own decision with what each means (BOOK-12, B8). Where there is nothing to decide, it says why.
import type { BookingStatus } from '#domain/booking/form/booking-form.ts';
import type { BookingOptions, BookingSummary } from '#features/booking/contract.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { RadioCards, type Choice } from '#platform/web/ui/choice.tsx';
import { CleanedHtml } from '#platform/web/ui/cleaned-html.tsx';
import { Checkbox } from '#platform/web/ui/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { summaryTexts } from './summary-texts.ts';

interface StatusChoiceProps {
  readonly options: BookingOptions;
  readonly summary: BookingSummary;
  readonly status: BookingStatus | null;
  readonly error: string | undefined;
  readonly onChange: (status: BookingStatus) => void;
  readonly isDirectAccepted: boolean;
  readonly directError: string | undefined;
  readonly onDirect: (accepted: boolean) => void;
}

export function StatusChoice({ options, summary, status, error, onChange, isDirectAccepted, directError, onDirect }: StatusChoiceProps) {
  const t = useMessages(summaryTexts);
  const format = useFormat();
  const { statusChoices, additionalBookingTextHtml } = options.bookingStatusOptions;
  if (summary.bookingType === 'wait_list')
    return (
      <Notice title={t.waitList}>
        <p>{t.waitListText}</p>
      </Notice>
    );
  const remarks = <CleanedHtml html={additionalBookingTextHtml} className="mt-3 text-sm" />;
  if (summary.isImmediateBookingRequired || statusChoices.length === 1)
    return (
      <section aria-labelledby="only-fixed">
        <h2 id="only-fixed" className="text-xl">
          {t.onlyFixed}
        </h2>
        <p className="mt-1 mb-3">{t.onlyFixedText}</p>
        <Checkbox
          name="acceptDirectBooking"
          label={t.direct}
          checked={isDirectAccepted}
          error={directError}
          aria-required
          onChange={(event) => onDirect(event.target.checked)}
        />
        {remarks}
      </section>
    );
  const note = (choice: (typeof statusChoices)[number]): string => {
    const until = choice.optionValidUntil === null ? [] : [t.until(format.moment(new Date(choice.optionValidUntil)))];
    return [choice.info, t.payNow[choice.status], ...until].join(' ');
  };
  return (
    <>
      <RadioCards
        name="bookingStatus"
        label={<span className="text-xl">{t.choice}</span>}
        hint={t.choiceHint}
        error={error}
        stacked
        value={status ?? ''}
        onChange={(value) => {
          const chosen = statusChoices.find((choice) => choice.status === value);
          if (chosen) onChange(chosen.status);
        }}
        choices={statusChoices.map((choice): Choice => ({ value: choice.status, label: choice.label, note: note(choice) }))}
      />
      {remarks}
    </>
  );
}
