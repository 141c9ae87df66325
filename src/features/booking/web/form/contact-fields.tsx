// Who books: the own details, where papers go, and how to reach him (BOOK-10, screen 5.16).
import { useId, useState } from 'react';
import type { BookingContact } from '#domain/booking/form/booking-form.ts';
import type { Country } from '#domain/booking/form/countries.ts';
import type { FormPath } from '#domain/booking/form/findings.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Checkbox, TextField, type TextFieldProps } from '#platform/web/ui/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { CountryField } from './country-field.tsx';
import { fieldId } from './field-ids.ts';
import { formTexts } from './form-texts.ts';
import { useAgeHint } from './passenger-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import type { BookingFormControl } from './use-booking-form.ts';

type TextName = Exclude<keyof BookingContact, 'salutation' | 'title' | 'birthDate' | 'nationality' | 'country'>;

interface ContactLineProps extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'optional' | 'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'autoCapitalize'
> {
  readonly control: BookingFormControl;
  readonly field: TextName;
}

/** One line of the contact. */
function ContactLine({ control, field, ...rest }: ContactLineProps) {
  const path: FormPath = `bookingContact.${field}`;
  return (
    <TextField
      {...rest}
      name={fieldId(path)}
      value={control.form.bookingContact[field]}
      error={control.errorAt(path)}
      onChange={(event) => control.type(path, event.target.value)}
      onBlur={() => control.leave(path)}
    />
  );
}

interface AddressFieldsProps {
  readonly control: BookingFormControl;
  readonly countries: readonly Country[];
}

/** Countries whose post codes are digits get the keyboard for them. */
const digitPostCodes = new Set(['', 'DE', 'AT', 'CH', 'LI']);

/** The applicant's address; part of ContactFields, for itself where only an address is asked for. */
export function AddressFields({ control, countries }: AddressFieldsProps) {
  const t = useMessages(formTexts);
  const { country } = control.form.bookingContact;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <CountryField
        path="bookingContact.country"
        label={t.country}
        error={control.errorAt('bookingContact.country')}
        value={country}
        autoComplete="country"
        countries={countries}
        onType={control.type}
        onLeave={control.leave}
      />
      <ContactLine control={control} field="street" label={t.street} autoComplete="address-line1" />
      <ContactLine
        control={control}
        field="postCode"
        label={t.postCode}
        autoComplete="postal-code"
        inputMode={digitPostCodes.has(country) ? 'numeric' : 'text'}
        spellCheck={false}
      />
      <ContactLine control={control} field="city" label={t.city} autoComplete="address-level2" />
    </div>
  );
}

/** E-mail and one number; a second one only for who wants it, a fax number only for consultants (D9). */
function ReachFields({ control, showFax }: { readonly control: BookingFormControl; readonly showFax: boolean }) {
  const t = useMessages(formTexts);
  const { mobile, fax } = control.form.bookingContact;
  const [isOpen, setOpen] = useState(false);
  const isNeeded = mobile !== '' || fax !== '' || control.errorAt('bookingContact.mobile') !== undefined;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <ContactLine
          control={control}
          field="email"
          type="email"
          label={t.email}
          hint={t.emailHint}
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          autoCapitalize="off"
        />
        <ContactLine control={control} field="phone" type="tel" label={t.phone} hint={t.phoneHint} autoComplete="tel" inputMode="tel" />
      </div>
      <Disclosure summary={t.moreNumbers} open={isOpen || isNeeded} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <div className="grid gap-5 sm:grid-cols-2">
          <ContactLine control={control} field="mobile" type="tel" label={t.mobile} optional autoComplete="off" inputMode="tel" />
          {(showFax || fax !== '') && <ContactLine control={control} field="fax" type="tel" label={t.fax} optional autoComplete="off" inputMode="tel" />}
        </div>
      </Disclosure>
    </>
  );
}

/** 'I travel myself', and what became of whoever was entered as person 1. */
function TravelSwitch({ control }: { readonly control: BookingFormControl }) {
  const t = useMessages(formTexts);
  const { moved } = control;
  if (control.requirements.persons.length === 0) return null;
  return (
    <>
      <Checkbox
        name="applicantIsPassenger"
        label={t.iTravel}
        checked={control.applicantIsPassenger}
        onChange={(event) => control.setApplicantIsPassenger(event.target.checked)}
      />
      {moved !== null && (
        <Notice tone={moved === 'no_place' ? 'warn' : 'info'} live>
          <p>{moved === 'no_place' ? t.noPlace : t.movedTo(moved + 1)}</p>
        </Notice>
      )}
    </>
  );
}

interface ContactFieldsProps extends AddressFieldsProps {
  /** In the consultant's view. */
  readonly showFax?: boolean;
}

/** All about the applicant, with address and ways to reach him. */
export function ContactFields({ control, countries, showFax = false }: ContactFieldsProps) {
  const t = useMessages(formTexts);
  const headingId = useId();
  const isPassenger = control.applicantIsPassenger;
  const ageHint = useAgeHint(control.requirements, 0);
  return (
    <section aria-labelledby={headingId} className="grid gap-5">
      <div>
        <h2 id={headingId} className="text-xl">
          {t.contactTitle}
        </h2>
        <p className="hint">{t.contactLead}</p>
      </div>
      <TravelSwitch control={control} />
      <PersonFields
        control={control}
        at="bookingContact"
        person={control.form.bookingContact}
        travels={isPassenger}
        ageHint={isPassenger ? ageHint : ''}
        countries={countries}
      />
      <h3 className="text-lg">{t.address}</h3>
      <AddressFields control={control} countries={countries} />
      <ReachFields control={control} showFax={showFax} />
    </section>
  );
}
