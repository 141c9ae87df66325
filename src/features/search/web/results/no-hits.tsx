// No dead ends: which filter to drop for how many voyages, the whole offer, and a person on the telephone (rule R9, SEARCH-13).
import Compass from 'lucide-react/icons/compass';
import Phone from 'lucide-react/icons/phone';
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { useResults } from '../results-context.tsx';
import { screenTexts } from '../screen-texts.ts';
import { SaveSearch } from './save-search.tsx';

/** The filters whose loss brings most, one tap each. */
export function Relaxations() {
  const t = useMessages(screenTexts);
  const format = useFormat();
  const { answer, hrefOf } = useResults();
  if (answer.relaxations.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {answer.relaxations.map((way) => (
        <li key={way.link}>
          <AppLink href={hrefOf(way.link)} className="btn btn-secondary justify-start text-left">
            <span>
              {t.without(way.label, format.number(way.count), way.count === 1)}
              {way.from && <span className="num font-normal text-ink-3">, {t.withoutPrice(format.moneyFrom(way.from))}</span>}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

export function NoHits() {
  const t = useMessages(screenTexts);
  const { phone, bookingUrl } = useBrand();
  const { answer, hrefOf } = useResults();
  return (
    <EmptyState
      icon={<Compass aria-hidden="true" />}
      title={t.none}
      actions={
        <>
          <AppLink href={hrefOf('')} className="btn btn-primary">
            {t.allVoyages}
          </AppLink>
          <SaveSearch />
          <AppLink href={bookingUrl} className="btn btn-secondary">
            {t.customRequest}
          </AppLink>
          <a href={`tel:${phone.dial}`} className="btn btn-quiet">
            <Phone aria-hidden="true" />
            {t.call}: <span className="num">{phone.shown}</span>
          </a>
        </>
      }
    >
      {answer.relaxations.length > 0 && (
        <>
          <p>{t.noneHint}</p>
          <Relaxations />
        </>
      )}
    </EmptyState>
  );
}
