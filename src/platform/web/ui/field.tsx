// Fields: label above, hint below it, error below that, the field last (rule F1). Required is the rule, only 'optional' is said (F2).
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useMessages } from '../i18n.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { uiTexts } from './texts.ts';

export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and what to do; the same words as in the error summary (rule E2). */
  readonly error?: string | undefined;
  readonly optional?: boolean;
}

/** Ids of a field's parts. They follow from the field's id, so that the error summary can link to it. */
export const fieldIds = (id: string) => ({ hint: `${id}-hint`, error: `${id}-error` });

/** The ids that describe the control, for aria-describedby. */
export function describedBy(id: string, { hint, error }: FieldTexts): string | undefined {
  const ids = fieldIds(id);
  return classNames(hint !== undefined && ids.hint, error !== undefined && ids.error) || undefined;
}

export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  const t = useMessages(uiTexts);
  return (
    <span id={id} className="error-text">
      <CircleAlert aria-hidden="true" />
      <span>
        <span className="sr-only">{t.errorPrefix}</span>
        {children}
      </span>
    </span>
  );
}

function Optional() {
  return <span className="label-optional"> ({useMessages(uiTexts).optional})</span>;
}

interface FieldProps extends FieldTexts {
  readonly id: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Label, hint and error around any one control with this `id`. */
export function Field({ id, label, hint, error, optional = false, children, className }: FieldProps) {
  const ids = fieldIds(id);
  return (
    <div className={classNames('field', error !== undefined && 'field-invalid', className)}>
      <label className="label" htmlFor={id}>
        {label}
        {optional && <Optional />}
      </label>
      {hint !== undefined && (
        <span id={ids.hint} className="hint">
          {hint}
        </span>
      )}
      {error !== undefined && <FieldError id={ids.error}>{error}</FieldError>}
      {children}
    </div>
  );
}

interface FieldsetProps extends FieldTexts {
  /** Prefix of the ids of hint and error; the error summary links to the first control, whose id is this one. */
  readonly id: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The same for a group of controls: the legend is the question. */
export function Fieldset({ id, label, hint, error, optional = false, children, className }: FieldsetProps) {
  const ids = fieldIds(id);
  return (
    <fieldset className={classNames('field', error !== undefined && 'field-invalid', className)} aria-describedby={describedBy(id, { label, hint, error })}>
      <legend className="label">
        {label}
        {optional && <Optional />}
      </legend>
      {hint !== undefined && (
        <span id={ids.hint} className="hint">
          {hint}
        </span>
      )}
      {error !== undefined && <FieldError id={ids.error}>{error}</FieldError>}
      {children}
    </fieldset>
  );
}

type Named = { readonly name: string; readonly id?: string };
const control = (id: string, texts: FieldTexts) => ({
  id,
  'aria-describedby': describedBy(id, texts),
  'aria-invalid': texts.error === undefined ? undefined : true,
  'aria-required': texts.optional ? undefined : true,
});

export interface TextFieldProps extends FieldTexts, Named, Omit<ComponentProps<'input'>, 'id' | 'name' | 'children'> {
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  readonly fieldClassName?: string;
}

/** One line of text. Give `autoComplete` and, for digits, `inputMode="numeric"`: never a number field (rules F3, F4). */
export function TextField({ label, hint, error, optional = false, name, id = name, className, fieldClassName, ...rest }: TextFieldProps) {
  const texts = { label, hint, error, optional };
  return (
    <Field id={id} {...texts} className={fieldClassName}>
      <input type="text" {...control(id, texts)} name={name} className={classNames('input', className)} {...rest} />
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  optional = false,
  name,
  id = name,
  className,
  ...rest
}: FieldTexts & Named & Omit<ComponentProps<'textarea'>, 'id' | 'name'>) {
  const texts = { label, hint, error, optional };
  return (
    <Field id={id} {...texts}>
      <textarea rows={4} {...control(id, texts)} name={name} className={classNames('input', className)} {...rest} />
    </Field>
  );
}

/** A password that can be looked at, pasted and filled in by a manager (rule A9). */
export function PasswordField({
  label,
  hint,
  error,
  optional = false,
  name,
  id = name,
  ...rest
}: FieldTexts & Named & Omit<ComponentProps<'input'>, 'id' | 'name' | 'type'>) {
  const t = useMessages(uiTexts);
  const [shown, setShown] = useState(false);
  const texts = { label, hint, error, optional };
  return (
    <Field id={id} {...texts}>
      <div className="with-action">
        <input {...control(id, texts)} name={name} type={shown ? 'text' : 'password'} className="input" autoCapitalize="off" spellCheck={false} {...rest} />
        <IconButton
          label={shown ? t.hidePassword : t.showPassword}
          icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends FieldTexts, Named, Omit<ComponentProps<'select'>, 'id' | 'name' | 'children'> {
  readonly options: readonly (SelectOption | { readonly group: string; readonly options: readonly SelectOption[] })[];
  readonly fieldClassName?: string;
}

const option = (o: SelectOption) => (
  <option key={o.value} value={o.value} disabled={o.disabled}>
    {o.label}
  </option>
);

/** The native select: the system's own list on every device. Up to about 15 options, else the combobox (rule F11). */
export function Select({ label, hint, error, optional = false, name, id = name, options, fieldClassName, ...rest }: SelectProps) {
  const texts = { label, hint, error, optional };
  return (
    <Field id={id} {...texts} className={fieldClassName}>
      <span className="select">
        <select {...control(id, texts)} name={name} className="input" {...rest}>
          {options.map((o) =>
            'group' in o ? (
              <optgroup key={o.group} label={o.group}>
                {o.options.map(option)}
              </optgroup>
            ) : (
              option(o)
            ),
          )}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
    </Field>
  );
}

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'name'>, Named {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  /** At the end of the line: the number of voyages behind the option. */
  readonly count?: string | undefined;
}

export function Checkbox({ label, error, count, name, id = name, className, ...rest }: CheckboxProps) {
  const ids = fieldIds(id);
  const box = (
    <label className={classNames('check', className)} htmlFor={id}>
      <input
        type="checkbox"
        id={id}
        name={name}
        className="tick"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : ids.error}
        {...rest}
      />
      <span>{label}</span>
      {count !== undefined && <span className="check-count">{count}</span>}
    </label>
  );
  if (error === undefined) return box;
  return (
    <div className="field field-invalid">
      <FieldError id={ids.error}>{error}</FieldError>
      {box}
    </div>
  );
}
