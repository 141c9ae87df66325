// On phones the total and the button stay at the lower edge while the page is read (rule V1).
import { cabinLabels, partyText } from '#features/search/texts.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { VoyageDetails } from '../answer.ts';
import { voyageTexts } from '../texts.ts';
import type { VoyageChoice } from '../voyage-choice.ts';
import { possibleNow, selectedOffer } from './cabin-selection.ts';
import { BOOKING_FORM } from './price-card.tsx';

export function PriceBar({ voyage, choice }: { readonly voyage: VoyageDetails; readonly choice: VoyageChoice }) {
  const t = useMessages(voyageTexts).price;
  const language = useLanguage();
  const format = useFormat();
  const offer = selectedOffer(voyage, choice.cabin);
  const party = partyText(language, choice.party.adults, choice.party.childAges);
  const reason = offer?.noPriceReason ?? 'sold_out';
  return (
    <div className="sticky bottom-0 z-30 flex items-center justify-between gap-3 border-t border-line bg-surface px-4 py-2.5 shadow-lg max-md:-mx-4 md:hidden no-print">
      <a href="#price" className="grid min-h-11 min-w-0 content-center leading-tight text-ink no-underline">
        {offer?.price ? (
          <>
            <span className="truncate text-xs text-ink-3">{t.barTotal(party, cabinLabels[language][offer.cabinType])}</span>
            <b className="num text-lg">{format.money(offer.price.total)}</b>
          </>
        ) : (
          <span className="text-sm font-semibold text-warn">{t.none[reason]}</span>
        )}
      </a>
      <Button type="submit" form={BOOKING_FORM} variant="primary" className="shrink-0">
        {t.go[possibleNow(offer, voyage)]}
      </Button>
    </div>
  );
}
