// A country from the list: the three from which most guests come, then all others by name. The system's own list finds by typing.
import { memo } from 'react';
import type { Country } from '#domain/booking/form/countries.ts';
import { firstCountries } from '#domain/booking/form/countries.ts';
import type { FormPath } from '#domain/booking/form/findings.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Select } from '#platform/web/ui/field.tsx';
import { fieldId } from './field-ids.ts';
import { formTexts } from './form-texts.ts';

interface CountryFieldProps {
  readonly path: FormPath;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly error: string | undefined;
  readonly value: string;
  readonly autoComplete: string;
  /** From the server's answer: the names of browser and server differ in places. */
  readonly countries: readonly Country[];
  readonly onType: (path: FormPath, value: string) => void;
  readonly onLeave: (path: FormPath) => void;
}

/** Its 250 options are only made again when something about this field changes. */
export const CountryField = memo(function CountryField({ path, countries, onType, onLeave, value, ...rest }: CountryFieldProps) {
  const t = useMessages(formTexts);
  const options = countries.map(({ code, name }) => ({ value: code, label: name }));
  const first = options.slice(0, firstCountries.length);
  return (
    <Select
      {...rest}
      name={fieldId(path)}
      options={[{ value: '', label: t.choose }, ...first, { group: t.otherCountries, options: options.slice(first.length) }]}
      value={value}
      onChange={(event) => onType(path, event.target.value)}
      onBlur={() => onLeave(path)}
    />
  );
});
