// The pieces that the options step is made of: folds, lists of ticks, one of a list, and the words of their prices.
import type { ReactNode } from 'react';
import type { BookingOptions } from '#features/booking/contract.ts';
import type { Money } from '#domain/money/money.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { RadioCards, type Choice } from '#platform/web/ui/choice.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import type { BookingFormControl } from '../form/use-booking-form.ts';
import { optionsTexts } from './options-texts.ts';

export interface PartProps {
  readonly options: BookingOptions;
  readonly control: BookingFormControl;
}
export type Listed = BookingOptions['specialServiceOptions'][number];

/** '+ 276 €' or 'ohne Aufpreis'; what has no price is asked for. */
export function usePriceWords(): (price: Money | null) => string {
  const t = useMessages(optionsTexts);
  const format = useFormat();
  return (price) => (price === null ? t.onRequest : price.amount === 0 ? t.free : format.moneyChange(price));
}

/** One fold; it opens by itself where something in it is wrong. */
export function Part({
  title,
  value,
  children,
  open = false,
}: {
  readonly title: string;
  readonly value: string;
  readonly children: ReactNode;
  readonly open?: boolean;
}) {
  return (
    <Disclosure summary={<h2 className="text-lg">{title}</h2>} aside={value} className="border-t border-line" {...(open && { open: true })}>
      {children}
    </Disclosure>
  );
}

interface TicksProps {
  readonly legend: string;
  readonly name: string;
  readonly list: readonly Listed[];
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Several of a list, each with its price. */
export function Ticks({ legend, name, list, chosen, onChange }: TicksProps) {
  const price = usePriceWords();
  return (
    <fieldset className="field">
      <legend className="sr-only">{legend}</legend>
      <div className="choices choices-list">
        {list.map((one) => (
          <label key={one.id} className="choice">
            <input
              type="checkbox"
              className="tick"
              name={name}
              value={one.id}
              checked={chosen.includes(one.id)}
              onChange={(event) => onChange(event.target.checked ? [...chosen, one.id] : chosen.filter((id) => id !== one.id))}
            />
            <span className="choice-words">
              <span className={one.info === '' ? undefined : 'font-semibold'}>{one.label}</span>
              {one.info !== '' && <small>{one.info}</small>}
            </span>
            <span className="choice-end">{price(one.price)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface OneOfProps {
  readonly name: string;
  readonly label: string;
  readonly list: readonly Listed[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** One of a list or none: 'kein Wunsch' is always a choice. */
export function OneOf({ name, label, list, value, onChange }: OneOfProps) {
  const t = useMessages(optionsTexts);
  const price = usePriceWords();
  if (list.length === 0) return null;
  return (
    <RadioCards
      name={name}
      label={label}
      stacked
      value={value ?? ''}
      onChange={(id) => onChange(id === '' ? null : id)}
      choices={[
        { value: '', label: t.noWish },
        ...list.map((one): Choice => ({ value: one.id, label: one.label, ...(one.info !== '' && { note: one.info }), end: price(one.price) })),
      ]}
    />
  );
}
