// 'Wie viele Personen reisen?': before the cabins, where the address does not say it, and whenever the party is changed (BOOK-06, 5.12).
import { useState, type FormEvent } from 'react';
import { limits, party as partyOf, type Party } from '#domain/pax/party.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorSummary, type FormProblem } from '#platform/web/ui/error-summary.tsx';
import { Select } from '#platform/web/ui/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Stepper } from '#platform/web/ui/stepper.tsx';
import { requestTexts } from './request-texts.ts';

interface RequestStepProps {
  readonly party: Party;
  /** Most persons in one cabin of the voyage. */
  readonly maxPersons: number;
  /** A cabin is chosen already: another party gives it back. */
  readonly hasCabin: boolean;
  readonly busy: boolean;
  readonly onGo: (party: Party) => void;
}

const upTo = (to: number) => Array.from({ length: to + 1 }, (_, index) => index);

/** What keeps the party from going on; ids are those of the fields. */
export function partyProblems(
  adults: number,
  ages: readonly (number | null)[],
  most: number,
  t: { tooMany: (most: number) => string; ageMissing: (n: number) => string },
): FormProblem[] {
  const missing = ages.flatMap((age, index) => (age === null ? [{ field: `child-age-${index + 1}`, message: t.ageMissing(index + 1) }] : []));
  return adults + ages.length > most ? [{ field: 'adults', message: t.tooMany(most) }, ...missing] : missing;
}

export function RequestStep({ party, maxPersons, hasCabin, busy, onGo }: RequestStepProps) {
  const t = useMessages(requestTexts);
  const [adults, setAdults] = useState(party.adults);
  const [ages, setAges] = useState<readonly (number | null)[]>(party.childAges);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const most = maxPersons > 0 ? maxPersons : limits.maxPax;
  const isTooMany = adults + ages.length > most;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = partyProblems(adults, ages, most, t);
    setProblems(found);
    if (found.length === 0)
      onGo(
        partyOf(
          adults,
          ages.flatMap((age) => age ?? []),
        ),
      );
  };
  const errorAt = (field: string) => problems.find((problem) => problem.field === field)?.message;
  return (
    <form onSubmit={submit} noValidate data-part="request-step" className="grid max-w-prose gap-6">
      <ErrorSummary problems={problems} />
      <div>
        <h1>{t.title}</h1>
        <p className="mt-2 text-ink-2">{t.intro}</p>
      </div>
      <Stepper name="adults" label={t.adults} min={1} max={limits.maxAdults} value={adults} onChange={setAdults} error={errorAt('adults')} inline />
      <Stepper
        name="children"
        label={t.children}
        hint={t.childrenHint}
        min={0}
        max={limits.maxChildren}
        value={ages.length}
        onChange={(count) => setAges(Array.from({ length: count }, (_, index) => ages[index] ?? null))}
        inline
      />
      {ages.map((age, index) => (
        <Select
          key={index}
          name={`child-age-${index + 1}`}
          label={t.age(index + 1)}
          error={errorAt(`child-age-${index + 1}`)}
          value={age === null ? '' : String(age)}
          onChange={(event) => setAges(ages.map((one, i) => (i === index ? (event.target.value === '' ? null : Number(event.target.value)) : one)))}
          options={[{ value: '', label: t.chooseAge }, ...upTo(limits.maxChildAge).map((years) => ({ value: String(years), label: t.years(years) }))]}
        />
      ))}
      {isTooMany && (
        <Notice tone="warn" title={t.tooMany(most)} live>
          <p>{t.tooManyHelp}</p>
        </Notice>
      )}
      {hasCabin && <Notice>{t.drops}</Notice>}
      <div>
        <Button type="submit" variant="primary" size="main" busy={busy}>
          {t.go}
        </Button>
      </div>
    </form>
  );
}
