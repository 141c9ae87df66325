// What the customer has now, in one sentence, and what happens next; papers, mail and the question where he came from (BOOK-15, BOOK-16,
// screen 5.18). There is no way on from here and none back.
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import type { Confirmation } from '#features/booking/contract.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { LinkButton } from '#platform/web/ui/button.tsx';
import { LiveStatus } from '#platform/web/ui/live-status.tsx';
import { Notice, type Tone } from '#platform/web/ui/notice.tsx';
import type { OriginOption } from '../flow/flow-state.ts';
import { confirmationTexts, nextSteps, sentences } from './confirmation-texts.ts';
import { OriginQuestion } from './origin-question.tsx';
import { outcomeOf, type Outcome } from './outcome.ts';

interface ConfirmationStepProps {
  readonly confirmation: Confirmation;
  /** The page keeps asking for the outcome and the mail. */
  readonly isFollowed: boolean;
  readonly origins: readonly OriginOption[] | null;
  readonly onOrigin: (origin: number) => Promise<boolean>;
}

const tones: Readonly<Record<Outcome, Tone>> = {
  done: 'ok',
  pending: 'info',
  offline: 'warn',
  reprice: 'warn',
  manual: 'info',
  rejected: 'error',
  lapsed: 'info',
  cancelled: 'info',
};

function MailState({ confirmation, isFollowed }: Pick<ConfirmationStepProps, 'confirmation' | 'isFollowed'>) {
  const t = useMessages(confirmationTexts);
  const { isSent, recipient } = confirmation.confirmationEmail;
  if (!isSent && !isFollowed)
    return (
      <Notice tone="warn" title={t.mailFailed(recipient)}>
        <p>{t.mailFailedText}</p>
      </Notice>
    );
  return (
    <p className="flex items-center gap-2" data-part="mail-state">
      <Mail aria-hidden="true" />
      <span className="break-words">{isSent ? t.mailSent(recipient) : t.mailOpen(recipient)}</span>
    </p>
  );
}

function Files({ files }: Pick<Confirmation, 'files'>) {
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
            {t.pdf}
          </a>
        </li>
        {files.calendar !== null && (
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

function Facts({ confirmation }: Pick<ConfirmationStepProps, 'confirmation'>) {
  const t = useMessages(confirmationTexts);
  const format = useFormat();
  const { bookingId, totalPrice, quotedTotalPrice, bookingType, liveBooking } = confirmation;
  const price = totalPrice ?? quotedTotalPrice;
  return (
    <dl className="mt-6 grid gap-1.5">
      <Fact term={t.number}>{bookingId}</Fact>
      {price && bookingType !== 'wait_list' && <Fact term={totalPrice ? t.total : t.quoted}>{format.moneyExact(price)}</Fact>}
      {liveBooking && <Fact term={t.live}>{[liveBooking.message, liveBooking.note].filter(Boolean).join(' ')}</Fact>}
      {liveBooking?.items.map((item) => (
        <Fact key={item.label} term={item.label}>
          {item.value}
        </Fact>
      ))}
    </dl>
  );
}

const Fact = ({ term, children }: { readonly term: string; readonly children: string }) => (
  <div className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
    <dt className="text-ink-3">{term}</dt>
    <dd className="font-semibold break-words">{children}</dd>
  </div>
);

export function ConfirmationStep({ confirmation, isFollowed, origins, onOrigin }: ConfirmationStepProps) {
  const t = useMessages(confirmationTexts);
  const language = useLanguage();
  const format = useFormat();
  const brand = useBrand();
  const outcome = outcomeOf[confirmation.bookingState];
  const until = confirmation.optionValidUntil === null ? '' : format.moment(new Date(confirmation.optionValidUntil));
  const sentence = sentences[language][outcome][confirmation.bookingType]({ number: confirmation.bookingId, until });
  const [before = '', ...after] = sentence.split(confirmation.bookingId);
  const goesOn = outcome === 'done' || outcome === 'pending' || outcome === 'offline' || outcome === 'manual';
  const isWaiting = outcome === 'pending' && isFollowed;
  const mail = `mailto:${confirmation.supportEmail || brand.serviceEmail}?subject=${encodeURIComponent(confirmation.requestSubject || confirmation.bookingId)}`;
  return (
    <div data-part="confirmation-step" data-outcome={outcome} className="max-w-prose">
      <h1>
        {before}
        <span className="whitespace-nowrap">{confirmation.bookingId}</span>
        {after.join(confirmation.bookingId)}
      </h1>
      <LiveStatus text={sentence} />
      {tones[outcome] === 'ok' || outcome === 'pending' ? <p className="mt-3 text-lg">{t.thanks}</p> : null}
      {isWaiting && (
        <p className="mt-3 flex items-start gap-2 text-ink-2">
          <span className="spinner mt-1" aria-hidden="true" />
          {t.following}
        </p>
      )}
      <Facts confirmation={confirmation} />
      <div className="mt-6">
        <MailState confirmation={confirmation} isFollowed={isFollowed} />
      </div>
      {goesOn && (
        <section aria-labelledby="next-title" className="mt-8">
          <h2 id="next-title" className="text-lg">
            {t.next}
          </h2>
          <ol className="mt-2 grid list-decimal gap-2 pl-6">
            {nextSteps[language][confirmation.bookingType](until).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <Files files={confirmation.files} />
      {confirmation.enquireCustomerOrigin && origins && <OriginQuestion options={origins} onAnswer={onOrigin} />}
      <section aria-labelledby="help-title" className="mt-10 border-t border-line pt-6">
        <h2 id="help-title" className="text-lg">
          {t.help}
        </h2>
        <p className="mt-3 flex flex-wrap gap-3">
          <LinkButton href={`tel:${brand.phone.dial}`}>{t.call(brand.phone.shown)}</LinkButton>
          <LinkButton href={mail}>{t.mail}</LinkButton>
          {confirmation.voyageDetailUrl !== null && <LinkButton href={confirmation.voyageDetailUrl}>{t.voyage}</LinkButton>}
          {confirmation.voyageDetailUrl === null && <LinkButton href={brand.searchUrl}>{t.search}</LinkButton>}
        </p>
      </section>
    </div>
  );
}
