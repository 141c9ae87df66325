// How the order of the results arises: reachable from every result list (LAW-09, § 5b (2) UWG). Weights come from the code that orders.
import { pathCodecs } from '#brands/paths.ts';
import type { SortOption } from '#domain/search/filters.ts';
import { recommendationScales, recommendationWeights } from '#domain/search/index/recommendation.ts';
import { sortLabels } from '#features/search/texts.ts';
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { useBrand, useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx';
import { headTexts } from './head-texts.ts';
import { rankingTexts } from './ranking-texts.ts';
import { rankingTitle } from './ranking-title.ts';

const meaningOf = {
  'start_date asc': 'date',
  'start_date desc': 'date',
  'price asc': 'price',
  'price desc': 'price',
  'ship_customer_rating desc': 'rating',
  main_area: 'name',
  departure_port: 'name',
  ship: 'name',
  duration: 'duration',
  view_count: 'views',
  reduction: 'reduction',
  recommended: 'recommended',
} as const satisfies Partial<Record<SortOption, string>>;

const head = 'border-b border-line-strong py-2 pr-4 text-left text-sm font-semibold';
const cell = 'border-b border-line py-2.5 pr-4 text-left align-top';

export function RankingScreen() {
  const t = useMessages(rankingTexts);
  const h = useMessages(headTexts);
  const language = useLanguage();
  const format = useFormat();
  const { brand } = useRuntime();
  const { searchUrl } = useBrand();
  const { rating, priceAgainstArea, popularity, reduction } = recommendationScales;
  const full = {
    rating: t.fullMarks.rating(format.rating(rating.best / 10), format.rating(rating.unknown / 10)),
    priceAgainstArea: t.fullMarks.priceAgainstArea(format.decimal(priceAgainstArea.best, 1), format.decimal(priceAgainstArea.worst, 1)),
    popularity: t.fullMarks.popularity(format.number(popularity.best)),
    reduction: t.fullMarks.reduction(format.percent(reduction.best / 100)),
  };
  return (
    <div className="wrap pb-16">
      <Breadcrumbs
        crumbs={[
          { label: h.home, href: '/' },
          { label: h.cruises, href: searchUrl },
        ]}
      />
      <div className="prose mt-2">
        <h1>{useMessages(rankingTitle).title}</h1>
        <p className="text-lg">{t.lead}</p>
        <h2>{t.paid}</h2>
        <p>{t.paidText}</p>
        <h2>{t.orders}</h2>
        <table className="w-full border-collapse [overflow-wrap:anywhere]">
          <thead>
            <tr>
              <th scope="col" className={head}>
                {t.order}
              </th>
              <th scope="col" className={head}>
                {t.meaning}
              </th>
            </tr>
          </thead>
          <tbody>
            {(Object.keys(meaningOf) as (keyof typeof meaningOf)[]).map((sort) => (
              <tr key={sort}>
                <th scope="row" className={cell}>
                  {sortLabels[language][sort]}
                </th>
                <td className={cell}>{t.meanings[meaningOf[sort]]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h2>{t.formula}</h2>
        <p>{t.formulaText}</p>
        <table className="w-full border-collapse [overflow-wrap:anywhere]">
          <thead>
            <tr>
              <th scope="col" className={head}>
                {t.parameter}
              </th>
              <th scope="col" className={head}>
                {t.weight}
              </th>
              <th scope="col" className={head}>
                {t.full}
              </th>
            </tr>
          </thead>
          <tbody>
            {(Object.keys(recommendationWeights) as (keyof typeof recommendationWeights)[]).map((parameter) => (
              <tr key={parameter}>
                <th scope="row" className={cell}>
                  {t.parameters[parameter]}
                </th>
                <td className={`${cell} num`}>{format.percent(recommendationWeights[parameter] / 100)}</td>
                <td className={cell}>{full[parameter]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <AppLink href={pathCodecs[brand].toPublic('/review-method')}>{t.reviews}</AppLink>
        </p>
        <h2>{t.shown}</h2>
        <p>{t.shownText}</p>
      </div>
    </div>
  );
}
