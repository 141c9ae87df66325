// The operator's refusal on the order's own page: why, with the kind of exception that it is (BOOK-15, BOOK-18).
import type { Confirmation } from '#features/booking/contract.ts';
import { useLanguage } from '#platform/web/i18n.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { troubleTexts } from '../flow/exception-texts.ts';
import { showings, troubleOfConfirmation } from '../flow/exceptions.ts';

/** Nothing for an order that was not refused. */
export function LiveBookingError({ confirmation }: { readonly confirmation: Confirmation }) {
  const language = useLanguage();
  const trouble = troubleOfConfirmation(confirmation);
  if (trouble?.kind !== 'liveBookingError') return null;
  const words = troubleTexts[language].liveBookingError;
  const facts = { persons: 0, most: 0, cabin: confirmation.liveBookingError?.cabinCode ?? '', category: '', message: trouble.message, isOver: true };
  return (
    <div className="mt-4" data-trouble="liveBookingError">
      <Notice tone={showings.liveBookingError.tone} title={words.title(facts)}>
        <p>{words.text(facts)}</p>
      </Notice>
    </div>
  );
}
