// The way to the ship and back: by whom, from which airport in each direction, and with the train (BOOK-08).
import type { BookingForm } from '#domain/booking/form/booking-form.ts';
import type { Money } from '#domain/money/money.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { RadioCards, type Choice } from '#platform/web/ui/choice.tsx';
import { Select } from '#platform/web/ui/field.tsx';
import { Part, Ticks, usePriceWords, type PartProps } from './option-parts.tsx';
import { optionsTexts } from './options-texts.ts';
import { arrivalChosen, arrivalWithoutChoice } from './running-quote.ts';

/** Where no arrival is free, one of them is inside the total: it says so, and the others what they change. */
function arrivalPriceWords(price: Money | null, included: Money | null, words: (price: Money | null) => string, inTotal: string): string {
  if (price === null || included === null || included.amount === 0) return words(price);
  const change = price.amount - included.amount;
  return change === 0 ? inTotal : words({ amount: change, currency: price.currency });
}

export function Arrival({ options, control }: PartProps) {
  const t = useMessages(optionsTexts);
  const price = usePriceWords();
  const { transportation } = control.form;
  const list = options.transportationOptions;
  const chosen = arrivalChosen(options, control.form);
  const included = arrivalWithoutChoice(options);
  const { railAndFly } = options;
  if (list.length === 0) return null;
  const change = (values: Partial<BookingForm['transportation']>) => control.choose({ transportation: { ...transportation, ...values } });
  return (
    <Part title={t.arrival} value={chosen?.label ?? t.none} open>
      <RadioCards
        name="transportation.option"
        label={<span className="sr-only">{t.arrival}</span>}
        hint={chosen?.isMandatory ? t.mandatory : undefined}
        error={control.errorAt('transportation.option' as never)}
        stacked
        value={chosen?.option ?? ''}
        onChange={(value) => {
          const option = list.find((one) => one.option === value)?.option ?? null;
          // the train goes with the arrival it belongs to
          const keepsRail = transportation.railAndFly && option !== null && railAndFly?.arrivals.includes(option) === true;
          change({ option, outward: null, return: null, railAndFly: keepsRail });
        }}
        choices={list.map((one): Choice => ({
          value: one.option,
          label: one.label,
          note: one.info,
          end: arrivalPriceWords(one.price, included?.price ?? null, price, t.inTotal),
        }))}
      />
      {chosen && chosen.gateways.length > 0 && (
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {(['outward', 'return'] as const).map((way) => (
            <Select
              key={way}
              name={`transportation.${way}`}
              id={`transportation-${way}`}
              label={way === 'outward' ? t.outward : t.homeward}
              optional
              value={transportation[way] ?? ''}
              onChange={(event) => change({ option: chosen.option, [way]: event.target.value || null })}
              options={[{ value: '', label: t.anyGateway }, ...chosen.gateways.map((code) => ({ value: code, label: code }))]}
            />
          ))}
        </div>
      )}
      {railAndFly && chosen && railAndFly.arrivals.includes(chosen.option) && (
        <div className="mt-4">
          <Ticks
            legend={t.rail}
            name="railAndFly"
            list={[{ id: 'rail', label: railAndFly.label, info: railAndFly.info, price: railAndFly.amount }]}
            chosen={transportation.railAndFly ? ['rail'] : []}
            onChange={(ids) => change({ railAndFly: ids.length > 0 })}
          />
        </div>
      )}
    </Part>
  );
}
