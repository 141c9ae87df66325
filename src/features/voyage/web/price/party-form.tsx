// Who travels. A form with the query names of the search, so that it works without a script; with one the page stays (S7, VOYAGE-02).
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import { limits, partyKey } from '#domain/pax/party.ts';
import { useAddress } from '#platform/web/app-runtime/app-link.tsx';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Select } from '#platform/web/ui/field.tsx';
import { voyageTexts } from '../texts.ts';
import { choicePairs, choiceQuery, readChoice, withQuery, type VoyageChoice } from '../voyage-choice.ts';
import { useGo } from '../use-go.ts';
import { ChoiceFieldWords, choiceFieldClass } from './choice-field.tsx';

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
/** What a form sends, as one query. */
export const formQuery = (form: HTMLFormElement): string =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])).toString();

interface PartyFormProps {
  readonly path: string;
  readonly choice: VoyageChoice;
}

export function PartyForm({ path, choice }: PartyFormProps) {
  const t = useMessages(voyageTexts).price;
  const address = useAddress();
  const go = useGo();
  const panel = useRef<HTMLDetailsElement>(null);
  const { party } = choice;
  const close = () => {
    if (!panel.current) return;
    panel.current.open = false;
    panel.current.querySelector('summary')?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go.to(withQuery(path, choiceQuery(readChoice(formQuery(event.currentTarget)))), { replace: true, keepScroll: true });
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !panel.current?.open) return;
    event.stopPropagation();
    close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of what is inside bubble up to it
    <details ref={panel} className="min-w-0" onKeyDown={onKeyDown}>
      <summary className={`${choiceFieldClass} cursor-pointer list-none hover:border-ink-2 [&::-webkit-details-marker]:hidden`}>
        <ChoiceFieldWords label={t.travellers} value={t.partyShort(party.adults, party.childAges.length)} />
        <ChevronDown aria-hidden="true" />
      </summary>
      <form
        key={partyKey(party)}
        method="get"
        action={address(path)}
        onSubmit={submit}
        className="card card-floating absolute inset-x-0 z-30 mt-2 grid grid-cols-[repeat(2,minmax(0,1fr))] gap-x-3 gap-y-4 p-4"
      >
        {choicePairs({ party: { adults: 2, childAges: [] }, cabin: choice.cabin, currency: choice.currency })
          .filter(([name]) => name !== 'erw')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <Select
          name="erw"
          id="party-adults"
          label={t.adults}
          optional={false}
          defaultValue={party.adults}
          options={upTo(1, limits.maxAdults).map((count) => ({ value: String(count), label: String(count) }))}
        />
        {upTo(1, limits.maxChildren).map((n) => (
          <Select
            key={n}
            name={`kin${n}`}
            id={`party-child-${n}`}
            label={t.child(n)}
            defaultValue={party.childAges[n - 1] ?? ''}
            options={[{ value: '', label: t.noChild }, ...upTo(0, limits.maxChildAge).map((age) => ({ value: String(age), label: t.years(age) }))]}
          />
        ))}
        <p className="hint col-span-2">
          {t.childHint} {t.partyLimit}
        </p>
        <Button type="submit" variant="primary" className="col-span-2" busy={go.busy}>
          {t.recalculate}
        </Button>
      </form>
    </details>
  );
}
