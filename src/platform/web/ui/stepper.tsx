import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useMessages } from '../i18n.ts';
import { IconButton } from './button.tsx';
import { Field, describedBy, type FieldTexts } from './field.tsx';
import { uiTexts } from './texts.ts';

interface StepperProps extends Omit<FieldTexts, 'label' | 'optional'> {
  readonly label: string;
  readonly name: string;
  readonly id?: string;
  readonly min: number;
  readonly max: number;
  /** Controlled with `onChange`, else `initial` is where the form starts. */
  readonly value?: number;
  readonly initial?: number;
  readonly onChange?: (value: number) => void;
  /** Label left, buttons right: several steppers below each other. */
  readonly inline?: boolean;
}

/** A small whole number: the field can be typed into (and sends its value without a script), the buttons go by one. */
export function Stepper({ label, hint, error, name, id = name, min, max, value, initial = min, onChange, inline = false }: StepperProps) {
  const t = useMessages(uiTexts);
  const [own, setOwn] = useState(initial);
  const current = value ?? own;
  const set = (next: number) => {
    const bounded = Math.min(max, Math.max(min, next));
    if (bounded === current) return;
    setOwn(bounded);
    onChange?.(bounded);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} className={inline ? 'field-inline' : undefined}>
      <div className="stepper">
        <IconButton label={t.less(label)} icon={<Minus aria-hidden="true" />} aria-disabled={current <= min || undefined} onClick={() => set(current - 1)} />
        <input
          id={id}
          name={name}
          className="input"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          pattern="[0-9]*"
          value={current}
          aria-describedby={describedBy(id, { label, hint, error })}
          aria-invalid={error === undefined ? undefined : true}
          onChange={(event) => {
            const digits = /\d+/.exec(event.target.value)?.[0];
            if (digits !== undefined) set(Number(digits));
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') set(current + 1);
            if (event.key === 'ArrowDown') set(current - 1);
          }}
        />
        <IconButton label={t.more(label)} icon={<Plus aria-hidden="true" />} aria-disabled={current >= max || undefined} onClick={() => set(current + 1)} />
      </div>
    </Field>
  );
}
