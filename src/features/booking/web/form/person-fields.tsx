// What is asked about a person, applicant or traveller: salutation, title, names as in the passport, birth date and, where the options
// say so, nationality and club number (BOOK-10).
import { useState, type FocusEvent } from 'react';
import { joinBirthDate, splitBirthDate, wrongDateParts, type DatePart } from '#domain/booking/form/birth-date.ts';
import { salutations, titles, type Pax, type PaxField } from '#domain/booking/form/booking-form.ts';
import type { Country } from '#domain/booking/form/countries.ts';
import type { FormPath } from '#domain/booking/form/findings.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { RadioCards } from '#platform/web/ui/choice.tsx';
import { DatePartsField } from '#platform/web/ui/date-parts-field.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Select, TextField, type TextFieldProps } from '#platform/web/ui/field.tsx';
import { CountryField } from './country-field.tsx';
import { fieldId } from './field-ids.ts';
import { titleWords } from '#domain/booking/form/booking-form.ts';
import { formTexts } from './form-texts.ts';
import type { BookingFormControl } from './use-booking-form.ts';

interface PersonFieldsProps {
  readonly control: BookingFormControl;
  readonly at: 'bookingContact' | `pax.${number}`;
  readonly person: Pax;
  /** 'section-pax2 ' for another person than the reader, so that a browser does not fill in his details (rule F3). */
  readonly section?: string;
  /** Nationality and club number are asked of those who travel. */
  readonly travels: boolean;
  /** Which ages the price and the fare are for, where no heading says so. */
  readonly ageHint?: string;
  readonly countries: readonly Country[];
}

/** The three fields of a date as they stand in the page. */
function partsIn(root: HTMLElement, name: string): Readonly<Record<DatePart, string>> {
  const text = (part: DatePart) => root.querySelector<HTMLInputElement>(`[name="${name}-${part}"]`)?.value ?? '';
  return { day: text('day'), month: text('month'), year: text('year') };
}

function BirthDate({ control, at, person, section = '', ageHint = '' }: PersonFieldsProps) {
  const t = useMessages(formTexts);
  const path: FormPath = `${at}.birthDate`;
  const name = fieldId(path);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    // From day to month to year is no leaving: the date is not finished yet.
    const next = event.relatedTarget;
    if (!(next instanceof Node) || !event.currentTarget.closest('fieldset')?.contains(next)) control.leave(path);
  };
  return (
    <div className="[&_.date-parts]:flex-wrap" onChange={(event) => control.type(path, joinBirthDate(partsIn(event.currentTarget, name)))}>
      <DatePartsField
        key={control.epoch}
        name={name}
        label={t.birthDate}
        hint={ageHint === '' ? t.birthDateHint : `${t.birthDateHint}. ${ageHint}`}
        error={control.errorAt(path)}
        initial={splitBirthDate(person.birthDate)}
        invalid={wrongDateParts(person.birthDate)}
        autoComplete={`${section}bday`}
        onBlur={leave}
      />
    </div>
  );
}

/** Title is nobody's duty and closed until wanted (D8). */
function TitleField({ control, at, person, section = '' }: PersonFieldsProps) {
  const t = useMessages(formTexts);
  const path: FormPath = `${at}.title`;
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={t.addTitle} open={isOpen || person.title !== 'none'} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Select
        name={fieldId(path)}
        label={t.title}
        optional
        autoComplete={`${section}honorific-prefix`}
        options={titles.map((title) => ({ value: title, label: title === 'none' ? t.noTitle : titleWords[title] }))}
        value={person.title}
        onChange={(event) => control.type(path, event.target.value)}
      />
    </Disclosure>
  );
}

export function PersonFields(props: PersonFieldsProps) {
  const { control, at, person, section = '', travels, countries } = props;
  const t = useMessages(formTexts);
  const { isNationalityRequired, isClubSupported, isClubNumberRequired, clubName } = control.requirements;
  const line = (
    field: Exclude<PaxField, 'salutation' | 'title' | 'birthDate' | 'nationality'>,
    more: Pick<TextFieldProps, 'label'> & Partial<TextFieldProps>,
  ) => {
    const path: FormPath = `${at}.${field}`;
    return (
      <TextField
        {...more}
        name={fieldId(path)}
        value={person[field]}
        error={control.errorAt(path)}
        spellCheck={false}
        onChange={(event) => control.type(path, event.target.value)}
        onBlur={() => control.leave(path)}
      />
    );
  };
  const nationality: FormPath = `${at}.nationality`;
  return (
    <div className="grid gap-5">
      <RadioCards
        name={fieldId(`${at}.salutation`)}
        label={t.salutation}
        choices={salutations.map((salutation) => ({ value: salutation, label: t.salutations[salutation] }))}
        value={person.salutation}
        onChange={(value) => control.type(`${at}.salutation`, value)}
        error={control.errorAt(`${at}.salutation`)}
      />
      <TitleField {...props} />
      <div className="grid gap-5 sm:grid-cols-2">
        {line('firstName', { label: t.firstName, hint: t.asInPassport, autoComplete: `${section}given-name` })}
        {line('lastName', { label: t.lastName, hint: t.asInPassport, autoComplete: `${section}family-name` })}
        <BirthDate {...props} />
        {travels && isNationalityRequired && (
          <CountryField
            path={nationality}
            label={t.nationality}
            hint={t.nationalityHint}
            error={control.errorAt(nationality)}
            value={person.nationality}
            // Browsers know where somebody lives, not what passport he has.
            autoComplete="off"
            countries={countries}
            onType={control.type}
            onLeave={control.leave}
          />
        )}
        {travels && isClubSupported && line('clubNumber', { label: t.clubNumber(clubName ?? ''), optional: !isClubNumberRequired, autoComplete: 'off' })}
      </div>
    </div>
  );
}
