// What can be chosen beside the cabin, in folds with the current choice in the head line (BOOK-08, screen 5.15). Each choice shows its
// price for the party and changes the total at once; nothing that costs money is preselected (L-DE-14).
import { useState, type ReactNode } from 'react';
import type { BookingForm } from '#domain/booking/form/booking-form.ts';
import { formLimits } from '#domain/booking/form/booking-form.ts';
import type { Money } from '#domain/money/money.ts';
import type { BookingOptions } from '#features/booking/contract.ts';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { RadioCards, type Choice } from '#platform/web/ui/choice.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx';
import { FieldError, Select, TextField } from '#platform/web/ui/field.tsx';
import { SpecialRequests } from '../form/closing-fields.tsx';
import type { BookingFormControl } from '../form/use-booking-form.ts';
import { StepActions } from '../flow/step-actions.tsx';
import { arrivalChosen, arrivalWithoutChoice } from './running-quote.ts';
import { optionsTexts } from './options-texts.ts';

interface OptionsStepProps {
  readonly options: BookingOptions;
  readonly control: BookingFormControl;
  readonly busy: boolean;
  readonly backHref: string;
  readonly onGo: () => void;
}
type PartProps = Pick<OptionsStepProps, 'options' | 'control'>;
type Listed = BookingOptions['specialServiceOptions'][number];

/** '+ 276 €' or 'ohne Aufpreis'; what has no price is asked for. */
function usePriceWords(): (price: Money | null) => string {
  const t = useMessages(optionsTexts);
  const format = useFormat();
  return (price) => (price === null ? t.onRequest : price.amount === 0 ? t.free : format.moneyChange(price));
}

/** Where no arrival is free, one of them is inside the total: it says so, and the others what they change. */
function arrivalPriceWords(price: Money | null, included: Money | null, words: (price: Money | null) => string, inTotal: string): string {
  if (price === null || included === null || included.amount === 0) return words(price);
  const change = price.amount - included.amount;
  return change === 0 ? inTotal : words({ amount: change, currency: price.currency });
}

/** One fold; it opens by itself where something in it is wrong. */
function Part({
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

function Arrival({ options, control }: PartProps) {
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
        onChange={(option) => change({ option: list.find((one) => one.option === option)?.option ?? null, outward: null, return: null })}
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
      {railAndFly && (
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

interface TicksProps {
  readonly legend: string;
  readonly name: string;
  readonly list: readonly Listed[];
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Several of a list, each with its price. */
function Ticks({ legend, name, list, chosen, onChange }: TicksProps) {
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

function Packages({ options, control, kind }: PartProps & { readonly kind: 'prePackage' | 'postPackage' }) {
  const t = useMessages(optionsTexts);
  const format = useFormat();
  const list = options.prePostPackageOptions.filter((one) => one.kind === kind);
  if (list.length === 0) return null;
  const { prePostPackages } = control.form;
  const chosen = list.filter((one) => prePostPackages.includes(one.id));
  const others = prePostPackages.filter((id) => !list.some((one) => one.id === id));
  return (
    <Part title={t[kind]} value={chosen.map((one) => one.name).join(', ') || t.none}>
      <Ticks
        legend={t[kind]}
        name={kind}
        list={list.map((one) => ({
          id: String(one.id),
          label: one.name.includes(format.nights(one.nights)) ? one.name : `${one.name}, ${format.nights(one.nights)}`,
          info: one.description,
          price: one.price,
        }))}
        chosen={chosen.map((one) => String(one.id))}
        onChange={(ids) => control.choose({ prePostPackages: [...others, ...ids.map(Number)] })}
      />
    </Part>
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
function OneOf({ name, label, list, value, onChange }: OneOfProps) {
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

const labelsOf = (...pairs: readonly (readonly [readonly Listed[], string | null])[]): string =>
  pairs.flatMap(([list, id]) => list.find((one) => one.id === id)?.label ?? []).join(', ');

function Comfort({ options, control }: PartProps) {
  const t = useMessages(optionsTexts);
  const { form } = control;
  const { beddingConfigurationOptions: beds, freeUpgradeOptions: upgrades, diningOptions } = options;
  const { seatings, tableSizes } = diningOptions;
  return (
    <>
      {beds.length + upgrades.length > 0 && (
        <Part title={t.cabin} value={labelsOf([beds, form.beddingConfiguration], [upgrades, form.freeUpgrade]) || t.none}>
          <div className="grid gap-6">
            <OneOf
              name="beddingConfiguration"
              label={t.beds}
              list={beds}
              value={form.beddingConfiguration}
              onChange={(id) => control.choose({ beddingConfiguration: id })}
            />
            <OneOf name="freeUpgrade" label={t.upgrade} list={upgrades} value={form.freeUpgrade} onChange={(id) => control.choose({ freeUpgrade: id })} />
          </div>
        </Part>
      )}
      {seatings.length + tableSizes.length > 0 && (
        <Part title={t.dining} value={labelsOf([seatings, form.dining.seating], [tableSizes, form.dining.tableSize]) || t.none}>
          <div className="grid gap-6">
            <OneOf
              name="seating"
              label={t.seating}
              list={seatings}
              value={form.dining.seating}
              onChange={(id) => control.choose({ dining: { ...form.dining, seating: id } })}
            />
            <OneOf
              name="tableSize"
              label={t.table}
              list={tableSizes}
              value={form.dining.tableSize}
              onChange={(id) => control.choose({ dining: { ...form.dining, tableSize: id } })}
            />
          </div>
        </Part>
      )}
      {options.specialServiceOptions.length > 0 && (
        <Part
          title={t.services}
          value={
            options.specialServiceOptions
              .filter((one) => form.specialServices.includes(one.id))
              .map((one) => one.label)
              .join(', ') || t.none
          }
        >
          <Ticks
            legend={t.services}
            name="specialServices"
            list={options.specialServiceOptions}
            chosen={form.specialServices}
            onChange={(ids) => control.choose({ specialServices: ids })}
          />
        </Part>
      )}
    </>
  );
}

/** Codes one after the other; the field appears when it is asked for (rule F14). */
export function Vouchers({ control }: Pick<PartProps, 'control'>) {
  const t = useMessages(optionsTexts);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const { voucherCodes } = control.form;
  const error = control.errorAt('voucherCodes') ?? (missing ? t.voucherMissing : undefined);
  const add = () => {
    const code = typed.trim();
    setMissing(code === '');
    if (code === '') return;
    if (!voucherCodes.includes(code)) control.choose({ voucherCodes: [...voucherCodes, code] });
    setTyped('');
  };
  return (
    <Part title={t.vouchers} value={voucherCodes.join(', ') || t.none} open={error !== undefined}>
      {voucherCodes.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-2">
          {voucherCodes.map((code) => (
            <li key={code}>
              <Button
                size="compact"
                onClick={() => control.choose({ voucherCodes: voucherCodes.filter((one) => one !== code) })}
                aria-label={t.removeVoucher(code)}
              >
                {code} ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      {voucherCodes.length < formLimits.vouchers ? (
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            name="voucherCodes"
            label={t.voucher}
            hint={t.voucherHint}
            error={error}
            optional
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button onClick={add}>{t.takeVoucher}</Button>
        </div>
      ) : (
        error !== undefined && <FieldError id="voucherCodes-error">{error}</FieldError>
      )}
    </Part>
  );
}

export function OptionsStep({ options, control, busy, backHref, onGo }: OptionsStepProps) {
  const t = useMessages(optionsTexts);
  const wishes = control.form.specialRequestsText.trim();
  const go = () => {
    if (control.check(['options']).length === 0) onGo();
  };
  return (
    <div data-part="options-step" className="[&>.error-summary]:mb-6">
      <ErrorSummary problems={control.problems} />
      <h1>{t.title}</h1>
      <p className="mt-2 mb-6 text-ink-2">{t.intro}</p>
      <div className="border-b border-line">
        <Arrival options={options} control={control} />
        <Packages options={options} control={control} kind="prePackage" />
        <Packages options={options} control={control} kind="postPackage" />
        <Comfort options={options} control={control} />
        <Part title={t.wishes} value={wishes === '' ? t.none : t.written}>
          <SpecialRequests control={control} />
        </Part>
        <Vouchers control={control} />
      </div>
      <StepActions backHref={backHref} back={t.back} go={t.go} busy={busy} onGo={go} />
    </div>
  );
}
