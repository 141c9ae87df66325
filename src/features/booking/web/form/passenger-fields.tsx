// Who travels: one card per person of the party, each with the ages its price and the fare are for (BOOK-10, screen 5.16).
import { useId } from 'react';
import { emptyPax, nameOf } from '#domain/booking/form/booking-form.ts';
import type { Country } from '#domain/booking/form/countries.ts';
import type { FormRequirements } from '#domain/booking/form/requirements.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { FieldError, fieldIds } from '#platform/web/ui/field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { canTakeOver } from './form-state.ts';
import { formTexts } from './form-texts.ts';
import { PersonFields } from './person-fields.tsx';
import type { BookingFormControl } from './use-booking-form.ts';

/** The ages of a person's price and, where it has limits, of the fare; '' for nobody. */
export function useAgeHint({ persons, fare }: FormRequirements, index: number): string {
  const t = useMessages(formTexts);
  const priced = persons[index];
  if (priced === undefined) return '';
  return [t.ages(priced), fare === null ? '' : t.fareAges(fare)].filter(Boolean).join('. ');
}

interface PassengersProps {
  readonly control: BookingFormControl;
  readonly countries: readonly Country[];
}

function Passenger({ control, countries, index }: PassengersProps & { readonly index: number }) {
  const t = useMessages(formTexts);
  const headingId = useId();
  const ageHint = useAgeHint(control.requirements, index);
  const person = control.form.pax[index] ?? emptyPax;
  const { lastName } = control.form.bookingContact;
  return (
    <Card as="section" aria-labelledby={headingId} aria-describedby={`${headingId}-ages`} className="grid gap-5 p-4 xs:p-5">
      <div>
        <h3 id={headingId} className="text-lg">
          {t.person(index + 1)}
        </h3>
        <p id={`${headingId}-ages`} className="hint">
          {ageHint}
        </p>
      </div>
      {control.applicantIsPassenger && index === 0 ? (
        <p>{t.yourself(nameOf(control.form.bookingContact))}</p>
      ) : (
        <>
          {canTakeOver(control.form, index) && (
            <div>
              <Button size="compact" onClick={() => control.takeOverFamily(index)}>
                {t.takeOver(lastName.trim())}
              </Button>
            </div>
          )}
          <PersonFields control={control} at={`pax.${index}`} person={person} section={`section-pax${index + 1} `} travels countries={countries} />
        </>
      )}
    </Card>
  );
}

/** All travellers. The section has the id 'pax', where a finding about their number leads. */
export function PassengerFields({ control, countries }: PassengersProps) {
  const t = useMessages(formTexts);
  const headingId = useId();
  const { dropped, requirements } = control;
  const error = control.errorAt('pax');
  if (requirements.persons.length === 0) return null;
  return (
    <section id="pax" tabIndex={-1} aria-labelledby={headingId} className="grid gap-5">
      <h2 id={headingId} className="text-xl">
        {t.passengersTitle}
      </h2>
      {error !== undefined && <FieldError id={fieldIds('pax').error}>{error}</FieldError>}
      {dropped.length > 0 && (
        <Notice tone="warn" live>
          <p>
            {t.dropped} {dropped.map(({ index, name }) => name || t.unnamed(index + 1)).join(', ')}
          </p>
        </Notice>
      )}
      {requirements.persons.map((_, index) => (
        <Passenger key={index} control={control} countries={countries} index={index} />
      ))}
    </section>
  );
}
