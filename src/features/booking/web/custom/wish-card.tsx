// Beside the request: what is asked for so far, what it costs (nothing), and who answers at once (rule: a telephone beside every form).
import Phone from 'lucide-react/icons/phone';
import { isIsoDate } from '#domain/calendar/calendar.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { LinkButton } from '#platform/web/ui/button.tsx';
import type { CustomSettings } from '../custom-request.load.ts';
import { requestOf, type Answers } from './answers.ts';
import { customTexts } from './custom-texts.ts';

interface WishCardProps {
  /** null once it is sent: the confirmation says what was asked for. */
  readonly answers: Answers | null;
  readonly support: CustomSettings['customerSupportSettings'];
}

export function WishCard({ answers, support }: WishCardProps) {
  const t = useMessages(customTexts);
  const format = useFormat();
  const request = answers && requestOf(answers);
  const fact = (term: string, value: string) => (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 text-sm">
      <dt className="text-ink-3">{term}</dt>
      <dd className={value === '' ? 'text-ink-3' : 'break-words'}>{value === '' ? t.open : value}</dd>
    </div>
  );
  return (
    <aside aria-label={t.order} className="card p-5" data-part="wish-card">
      {request && (
        <div className="max-md:hidden">
          <h2 className="text-lg">{t.trip}</h2>
          <dl className="mt-3 grid gap-1">
            {fact(t.shipName, request.shipName)}
            {fact(t.startDate, isIsoDate(request.startDate) ? format.date(request.startDate) : '')}
            {fact(t.durationFact, request.duration ? t.days(request.duration) : '')}
            {fact(t.personsFact, request.personCount ? t.persons(request.personCount) : '')}
          </dl>
          <p className="mt-4 mb-5 border-t border-line pt-3 text-sm text-ink-2">{t.binding}</p>
        </div>
      )}
      <h2 className="text-lg">{t.advice}</h2>
      <p className="mt-1 text-sm text-ink-2">{t.adviceText}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <LinkButton size="compact" href={`tel:${support.dial}`}>
          <Phone aria-hidden="true" />
          {t.call(support.phone)}
        </LinkButton>
        <LinkButton size="compact" href={`mailto:${support.email}`}>
          {t.mail}
        </LinkButton>
      </p>
    </aside>
  );
}
