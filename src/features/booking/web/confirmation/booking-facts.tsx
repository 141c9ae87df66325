// What stands about the booking below its sentence: number, price, the operator's answer, the state of the mail, the papers (BOOK-15).
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import type { Confirmation } from '#features/booking/contract.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { confirmationTexts } from './confirmation-texts.ts';
import { isEnding, outcomeOf } from './outcome.ts';

const Fact = ({ term, children }: { readonly term: string; readonly children: string }) => (
  <div className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
    <dt className="text-ink-3">{term}</dt>
    <dd className="font-semibold break-words">{children}</dd>
  </div>
);

export function BookingFacts({ confirmation }: { readonly confirmation: Confirmation }) {
  const t = useMessages(confirmationTexts);
  const format = useFormat();
  const { bookingId, totalPrice, quotedTotalPrice, bookingType, liveBooking, newTotal } = confirmation;
  const price = totalPrice ?? quotedTotalPrice;
  return (
    <dl className="mt-6 grid gap-1.5">
      <Fact term={t.number}>{bookingId}</Fact>
      {price && !newTotal && bookingType !== 'wait_list' && <Fact term={totalPrice ? t.total : t.quoted}>{format.moneyExact(price)}</Fact>}
      {liveBooking && <Fact term={t.live}>{[liveBooking.message, liveBooking.note].filter(Boolean).join(' ')}</Fact>}
      {liveBooking?.items.map((item) => (
        <Fact key={item.label} term={item.label}>
          {item.value}
        </Fact>
      ))}
    </dl>
  );
}

interface MailStateProps {
  readonly mail: Confirmation['confirmationEmail'];
  /** It confirms what was ordered; else it says how things stand. */
  readonly isConfirmed: boolean;
  /** It should have gone by now. */
  readonly isLate: boolean;
}

export function MailState({ mail: { isSent, recipient }, isConfirmed, isLate }: MailStateProps) {
  const t = useMessages(confirmationTexts);
  if (!isSent && isLate)
    return (
      <Notice tone="warn" title={t.mailFailed(recipient)} live>
        <p>{t.mailFailedText}</p>
      </Notice>
    );
  return (
    <p className="flex items-center gap-2" data-part="mail-state">
      <Mail aria-hidden="true" />
      <span className="break-words">{(isConfirmed ? (isSent ? t.mailSent : t.mailOpen) : isSent ? t.newsSent : t.newsOpen)(recipient)}</span>
    </p>
  );
}

export function Papers({ confirmation: { files, bookingType, bookingState } }: { readonly confirmation: Confirmation }) {
  const t = useMessages(confirmationTexts);
  return (
    <section aria-labelledby="files-title" className="mt-8">
      <h2 id="files-title" className="text-lg">
        {t.files}
      </h2>
      <ul className="mt-2 grid gap-2">
        <li>
          <a className="link-row" href={files.pdf} download>
            <FileText aria-hidden="true" />
            {bookingType === 'custom_request' ? t.requestPdf : t.pdf}
          </a>
        </li>
        {files.calendar !== null && !isEnding(outcomeOf[bookingState]) && (
          <li>
            <a className="link-row" href={files.calendar} download>
              <CalendarDays aria-hidden="true" />
              {t.calendar}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
