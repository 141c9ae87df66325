// What the four questions of a search are answered with at the moment, in a few words each.
import type { Format } from '#domain/format/format.ts';
import type { Language } from '#domain/language.ts';
import { defaultParty } from '#domain/pax/party.ts';
import type { SearchState } from '#domain/search/filters.ts';
import { holidayLabels, nightsText, partyText } from '#features/search/texts.ts';
import { summaryTexts } from '#features/search/summary-texts.ts';

/** Months that follow each other are a span: 'Mai – Juli 2027'; others are listed, at most two of them. */
function monthsText(months: readonly string[], format: Format): string {
  const index = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  const [first = '', last = ''] = [months[0], months.at(-1)];
  if (index(last) - index(first) === months.length - 1) return format.monthRange(first, last);
  const shown = months.slice(0, 2).map(format.monthShort).join(', ');
  return months.length > 2 ? `${shown} +${months.length - 2}` : shown;
}

/** @returns undefined where the search says nothing about the time */
export function whenText(state: SearchState, language: Language, format: Format): string | undefined {
  const t = summaryTexts[language];
  const parts = [
    state.month && monthsText(state.month, format),
    state.date && format.dateLong(state.date),
    state.startFrom && state.startTo
      ? format.dateRange(state.startFrom, state.startTo)
      : (state.startFrom && t.departsFrom(format.date(state.startFrom))) || (state.startTo && t.departsBy(format.date(state.startTo))),
    state.minStartDate && t.startsAfter(format.date(state.minStartDate)),
    state.maxEndDate && t.backBy(format.date(state.maxEndDate)),
    state.holiday?.map((holiday) => holidayLabels[language][holiday]).join(', '),
  ].filter(Boolean);
  return parts.length ? parts.join(', ') : undefined;
}

export function lengthText(state: SearchState, language: Language): string | undefined {
  const parts = [
    state.duration && nightsText(language, state.duration),
    state.nights && summaryTexts[language].nights(state.nights.join(', '), state.nights.join(', ')),
  ].filter(Boolean);
  return parts.length ? parts.join(', ') : undefined;
}

export const whoText = (state: SearchState, language: Language): string =>
  partyText(language, state.adultCount ?? defaultParty.adults, state.childAgeOptions ?? []);
