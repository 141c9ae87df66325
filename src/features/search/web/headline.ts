// The heading of a result page: how many voyages, and where to.
import { formats } from '#domain/format/format.ts';
import type { Language } from '#domain/language.ts';
import type { SearchAnswer } from '#features/search/contract.ts';
import { headTexts } from './head-texts.ts';
import { placePhrase } from './place-phrase.ts';

/** '86 Reisen nach Norwegen', 'Keine Reise nach Norwegen gefunden'. */
export function headlineOf(answer: Pick<SearchAnswer, 'total' | 'headline'>, language: Language): string {
  const t = headTexts[language];
  const where = answer.headline.place === null ? '' : placePhrase(language, answer.headline.place);
  return answer.total === 0 ? t.noTitle(where) : t.title(formats[language].number(answer.total), answer.total === 1) + where;
}
