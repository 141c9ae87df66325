// The guide currency: nine to choose from, those that a rate is known for (VOYAGE-03, BRAND-05).
import { useRef } from 'react';
import { useAddress } from '#platform/web/app-runtime/app-link.tsx';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Select } from '#platform/web/ui/field.tsx';
import type { VoyageDetails } from '../answer.ts';
import { voyageTexts } from '../texts.ts';
import { choicePairs, choiceQuery, currencyName, readChoice, withQuery, type VoyageChoice } from '../voyage-choice.ts';
import { useGo } from '../use-go.ts';
import { formQuery } from './party-form.tsx';

export function CurrencyForm({ voyage, choice }: { readonly voyage: VoyageDetails; readonly choice: VoyageChoice }) {
  const t = useMessages(voyageTexts).price;
  const format = useFormat();
  const address = useAddress();
  const go = useGo();
  const form = useRef<HTMLFormElement>(null);
  const own = voyage.cabinTypes.find((offer) => offer.price)?.price?.total.currency;
  if (!own || voyage.ratesOn === null || voyage.guides.length < 2) return null;
  const path = voyage.canonicalPath;
  const show = () => form.current && go.to(withQuery(path, choiceQuery(readChoice(formQuery(form.current)))), { replace: true, keepScroll: true });
  return (
    <Disclosure summary={t.guideCurrency} className="border-t border-line text-sm" {...(choice.currency && { open: true })}>
      <form
        ref={form}
        method="get"
        action={address(path)}
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        {choicePairs({ party: choice.party, cabin: choice.cabin }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select
          name={currencyName}
          id="guide-currency"
          label={<span className="sr-only">{t.guideCurrency}</span>}
          fieldClassName="flex-1"
          defaultValue={choice.currency ?? ''}
          onChange={show}
          options={[
            { value: '', label: t.guideNone(format.currency(own)) },
            ...voyage.guides
              .filter(({ currency }) => currency !== own)
              .map(({ currency }) => ({
                value: currency,
                label: format.currency(currency) === currency ? currency : `${currency} (${format.currency(currency)})`,
              })),
          ]}
        />
        <Button type="submit">{t.guideShow}</Button>
      </form>
    </Disclosure>
  );
}
