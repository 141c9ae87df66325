// The four questions of a request without a voyage, all of them needed (BOOK-17, screen 5.13).
import { useMemo, useState, type FormEvent } from 'react';
import {
  customRequestIncomplete,
  customRequestText,
  validateCustomRequest,
  type CustomRequestField,
  type CustomRequestLimits,
} from '#domain/booking/form/custom-request.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorSummary, type FormProblem } from '#platform/web/ui/error-summary.tsx';
import { Field, TextField, describedBy } from '#platform/web/ui/field.tsx';
import { answerFields, requestOf, type Answers } from './answers.ts';
import { customTexts } from './custom-texts.ts';

interface TripStepProps {
  readonly answers: Answers;
  readonly limits: CustomRequestLimits;
  /** Names for the suggestions; others can be typed as well. */
  readonly ships: readonly string[];
  /** The server's refusal of the answers, by 'customRequest.<field>'. */
  readonly serverErrors: Readonly<Record<string, readonly string[]>> | null;
  readonly busy: boolean;
  readonly onAnswer: (field: CustomRequestField, value: string) => void;
  readonly onGo: () => void;
}

/** What the server refused, at its fields. */
const refusedIn = (errors: TripStepProps['serverErrors']): readonly FormProblem[] =>
  answerFields.flatMap((field) => errors?.[`customRequest.${field}`]?.slice(0, 1).map((message) => ({ field, message })) ?? []);

export function TripStep({ answers, limits, ships, serverErrors, busy, onAnswer, onGo }: TripStepProps) {
  const t = useMessages(customTexts);
  const language = useLanguage();
  const format = useFormat();
  const found = useMemo(
    () =>
      validateCustomRequest(requestOf(answers), limits).map((finding): FormProblem => ({
        field: finding.path,
        message: customRequestText(finding, limits, language, format.date),
      })),
    [answers, limits, language, format],
  );
  const [summary, setSummary] = useState<readonly FormProblem[]>(() => refusedIn(serverErrors));
  const [shown, setShown] = useState(serverErrors);
  if (shown !== serverErrors) {
    setShown(serverErrors);
    if (refusedIn(serverErrors).length > 0) setSummary(refusedIn(serverErrors));
  }
  // A message goes as soon as its cause is gone; what the server said stands until the field is changed.
  const errorAt = (field: CustomRequestField) => {
    const said = summary.find((problem) => problem.field === field)?.message;
    return said !== undefined && (found.some((problem) => problem.field === field) || refusedIn(serverErrors).some(({ message }) => message === said))
      ? said
      : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSummary(found);
    if (found.length === 0 && !busy) onGo();
  };
  const change = (field: CustomRequestField) => (event: { readonly target: { readonly value: string } }) => {
    setSummary((before) => (refusedIn(serverErrors).some((one) => one.field === field) ? before.filter((problem) => problem.field !== field) : before));
    onAnswer(field, event.target.value);
  };
  const startTexts = { label: t.startDate, hint: t.startHint(format.date(limits.minStartDate), format.date(limits.maxStartDate)), error: errorAt('startDate') };
  return (
    <form onSubmit={submit} noValidate data-part="trip-step" className="grid max-w-prose gap-6">
      <ErrorSummary problems={summary} />
      <div>
        <h1>{t.title}</h1>
        <p className="mt-2 text-ink-2">
          {t.intro} {customRequestIncomplete[language]}.
        </p>
      </div>
      <TextField
        name="shipName"
        label={t.shipName}
        hint={t.shipHint}
        error={errorAt('shipName')}
        autoComplete="off"
        spellCheck={false}
        list="ship-names"
        value={answers.shipName}
        onChange={change('shipName')}
      />
      <datalist id="ship-names">
        {ships.map((ship) => (
          <option key={ship} value={ship}>
            {ship}
          </option>
        ))}
      </datalist>
      <Field id="startDate" {...startTexts}>
        <input
          id="startDate"
          name="startDate"
          type="date"
          className="input sm:max-w-60"
          min={limits.minStartDate}
          max={limits.maxStartDate}
          value={answers.startDate}
          aria-required
          aria-invalid={startTexts.error === undefined ? undefined : true}
          aria-describedby={describedBy('startDate', startTexts)}
          onChange={change('startDate')}
        />
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          name="duration"
          label={t.duration}
          hint={t.durationHint(limits.maxDuration)}
          error={errorAt('duration')}
          inputMode="numeric"
          autoComplete="off"
          value={answers.duration}
          onChange={change('duration')}
        />
        <TextField
          name="personCount"
          label={t.personCount}
          hint={t.personHint(limits.maxPersons)}
          error={errorAt('personCount')}
          inputMode="numeric"
          autoComplete="off"
          value={answers.personCount}
          onChange={change('personCount')}
        />
      </div>
      <div>
        <Button type="submit" variant="primary" size="main" busy={busy} className="max-sm:w-full">
          {t.goContacts}
        </Button>
      </div>
    </form>
  );
}
