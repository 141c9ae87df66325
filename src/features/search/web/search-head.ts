// Title, description and structured data of a result page (PAGE-10). Prices are the party's totals, as on the cards.
import { formats } from '#domain/format/format.ts';
import type { ShownAnswer } from './shown-answer.ts';
import { brands } from '#brands/brands.ts';
import { pageHead } from '#platform/web/app-runtime/head.ts';
import type { PageRuntime } from '#platform/web/app-runtime/runtime.ts';
import { headTexts } from './head-texts.ts';
import { placePhrase } from './place-phrase.ts';

const decimal = (minor: number): string => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

function itemList(page: PageRuntime, answer: ShownAnswer) {
  const first = (answer.page - 1) * answer.pageSize;
  return {
    '@type': 'ItemList',
    numberOfItems: answer.total,
    itemListElement: answer.hits.map((card, index) => ({
      '@type': 'ListItem',
      position: first + index + 1,
      url: page.origin + card.href,
      item: {
        '@type': 'Product',
        name: card.title,
        url: page.origin + card.href,
        brand: { '@type': 'Organization', name: card.operator.name },
        ...(card.price && {
          offers: {
            '@type': 'Offer',
            price: decimal(card.price.total.amount),
            priceCurrency: card.price.total.currency,
            availability: 'https://schema.org/InStock',
            url: page.origin + card.href,
          },
        }),
      },
    })),
  };
}

function crumbs(page: PageRuntime, answer: ShownAnswer) {
  const t = headTexts[page.language];
  const { searchUrl } = brands[page.brand];
  const place = answer.headline.place;
  const steps = [[t.home, '/'], [t.cruises, searchUrl], ...(place === null ? [] : [[place, answer.headline.path.split('?')[0] ?? searchUrl]])] as const;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: page.origin + path })),
  };
}

/** Filters that make the title tell one search from another. */
const said: ReadonlySet<string> = new Set(['month', 'holiday', 'startFrom', 'startTo', 'duration', 'cabin']);
const MOST_SAID = 3;

export function searchHead(page: PageRuntime, answer: ShownAnswer) {
  const { language } = page;
  const t = headTexts[language];
  const format = formats[language];
  const title = [
    answer.heading,
    ...answer.appliedFilterItems
      .filter((item) => said.has(item.filter))
      .slice(0, MOST_SAID)
      .map((item) => item.label),
  ].join(', ');
  const totals = answer.months.flatMap((bar) => (bar.from ? [bar.from] : []));
  const cheapest = totals.toSorted((a, b) => a.amount - b.amount)[0];
  return pageHead(page, {
    title,
    description: t
      .description(
        format.number(answer.total),
        answer.headline.place === null ? '' : placePhrase(language, answer.headline.place).trim(),
        cheapest ? format.moneyFrom(cheapest) : '',
      )
      .replaceAll(/ {2,}/g, ' '),
    path: answer.headline.path,
    twinPath: answer.headline.twinPath,
    // a list with nothing in it is no page for a search engine
    noIndex: answer.total === 0,
    structured: [crumbs(page, answer), ...(answer.hits.length > 0 ? [itemList(page, answer)] : [])],
  });
}
