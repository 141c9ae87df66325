// What guests said: mean, distribution, count, period, and how authenticity is checked (V8, LAW-09, § 5b (3) UWG). Each review can be reported.
import BadgeCheck from 'lucide-react/icons/badge-check';
import { pathCodecs } from '#brands/paths.ts';
import { useBrand, useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Tag } from '#platform/web/ui/chip.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { AppLink } from '#platform/web/ui/link.tsx';
import { Rating } from '#platform/web/ui/rating.tsx';
import type { Review, VoyageDetails } from '../answer.ts';
import { sectionTexts } from '../section-texts.ts';
import { Section } from './section.tsx';

/** So many reviews are read at once; the others open below. */
const READ_AT_ONCE = 3;

function Bar({ label, value, share }: { readonly label: string; readonly value: string; readonly share: number }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)_3rem] items-center gap-3 text-sm">
      <dt>{label}</dt>
      <dd aria-hidden="true" className="h-2 rounded-xs bg-shallow-1">
        <span className="block h-full rounded-xs bg-ink-3" style={{ width: `${Math.round(share * 100)}%` }} />
      </dd>
      <dd className="num text-right">{value}</dd>
    </div>
  );
}

function Summary({ voyage: { ratings } }: { readonly voyage: VoyageDetails }) {
  const t = useMessages(sectionTexts).reviews;
  const format = useFormat();
  const all = Math.max(
    1,
    ratings.distribution.reduce((sum, count) => sum + count, 0),
  );
  return (
    <div className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <div>
        <h3 className="text-base">{t.distribution}</h3>
        <dl className="mt-2 grid gap-1">
          {ratings.distribution
            .map((count, index) => ({ count, stars: index + 1 }))
            .reverse()
            .map(({ count, stars }) => (
              <Bar key={stars} label={t.stars(stars)} value={format.number(count)} share={count / all} />
            ))}
        </dl>
      </div>
      {ratings.aspects.length > 0 && (
        <div>
          <h3 className="text-base">{t.aspects}</h3>
          <dl className="mt-2 grid gap-1">
            {ratings.aspects.map((aspect) => (
              <Bar key={aspect.key} label={aspect.label} value={format.rating(aspect.value)} share={aspect.value / 5} />
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

function ReviewItem({ review, voyage }: { readonly review: Review; readonly voyage: VoyageDetails }) {
  const t = useMessages(sectionTexts).reviews;
  const format = useFormat();
  const language = useLanguage();
  const { origin } = useRuntime();
  const brand = useBrand();
  const party = (t.party as Readonly<Record<string, string>>)[review.party] ?? '';
  const report = `mailto:${brand.serviceEmail}?subject=${encodeURIComponent(t.reportSubject(review.id, voyage.ship.name))}&body=${encodeURIComponent(t.reportBody(review.id, origin + voyage.canonicalPath))}`;
  const foreign = review.language !== language;
  return (
    <li id={`review-${review.id}`} className="border-t border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
        <Rating value={review.rating} />
        <b className="text-ink">{review.author}</b>
        {review.verified ? (
          <Tag tone="ok" icon={<BadgeCheck aria-hidden="true" />}>
            {t.verified}
          </Tag>
        ) : (
          <Tag>{t.unverified}</Tag>
        )}
        <span>{t.travelled(format.month(review.travelledIn.slice(0, 7)), party)}</span>
        <span>{t.written(format.dateLong(review.writtenOn))}</span>
        {foreign && <span>{t.foreign}</span>}
      </p>
      <div lang={foreign ? review.language : undefined}>
        <h3 className="mt-2 text-base hyphens-auto">{review.title}</h3>
        <p className="mt-1 max-w-prose">{review.body}</p>
        {review.reply && (
          <p className="mt-2 max-w-prose border-l-4 border-line pl-3 text-sm text-ink-2">
            <b>{t.reply}:</b> {review.reply}
          </p>
        )}
      </div>
      <a href={report} className="link-row text-sm" rel="nofollow">
        {t.report}
        <span className="sr-only">: {review.title}</span>
      </a>
    </li>
  );
}

function Count({ voyage: { ratings } }: { readonly voyage: VoyageDetails }) {
  const t = useMessages(sectionTexts).reviews;
  const format = useFormat();
  const { brand } = useRuntime();
  const { period } = ratings;
  return (
    <div className="mt-3">
      {ratings.value !== null && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b className="font-display text-2xl">{t.mean(format.rating(ratings.value))}</b>
          <span className="text-ink-2">
            {t.count(format.number(ratings.count), ratings.count === 1)}
            {period && `, ${t.period(format.month(period.from.slice(0, 7)), format.month(period.to.slice(0, 7)))}`}
          </span>
        </p>
      )}
      <p className="mt-2 max-w-prose text-sm text-ink-2">
        {ratings.verified === 0
          ? t.noneVerified
          : t.verifiedShare(format.number(ratings.verified), format.number(ratings.distribution.reduce((sum, count) => sum + count, 0)))}{' '}
        <AppLink href={pathCodecs[brand].toPublic('/review-method')} className="link">
          {t.method}
        </AppLink>
      </p>
    </div>
  );
}

export function Reviews({ voyage }: { readonly voyage: VoyageDetails }) {
  const t = useMessages(sectionTexts).reviews;
  const format = useFormat();
  const { brand } = useRuntime();
  const { ratings } = voyage;
  const first = ratings.reviews.slice(0, READ_AT_ONCE);
  const further = ratings.reviews.slice(READ_AT_ONCE);
  return (
    <Section id="reviews" title="reviews">
      {ratings.count === 0 ? (
        <p className="mt-3 text-ink-2">
          {t.none}{' '}
          <AppLink href={pathCodecs[brand].toPublic('/review-method')} className="link">
            {t.method}
          </AppLink>
        </p>
      ) : (
        <>
          <Count voyage={voyage} />
          <Summary voyage={voyage} />
        </>
      )}
      {ratings.adviser !== null && (
        <p className="mt-5 max-w-prose text-sm text-ink-2">
          <b className="text-ink">
            {t.adviser}: {t.adviserValue(format.rating(ratings.adviser))}.
          </b>{' '}
          {t.adviserNote}
        </p>
      )}
      {first.length > 0 && (
        <ul className="mt-4">
          {first.map((review) => (
            <ReviewItem key={review.id} review={review} voyage={voyage} />
          ))}
        </ul>
      )}
      {further.length > 0 && (
        <Disclosure summary={t.more(further.length)} className="disclosure-ruled">
          <ul>
            {further.map((review) => (
              <ReviewItem key={review.id} review={review} voyage={voyage} />
            ))}
          </ul>
        </Disclosure>
      )}
    </Section>
  );
}
