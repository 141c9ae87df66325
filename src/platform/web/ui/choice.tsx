// One of a few: native radio buttons in three looks. They submit with their form without a script.
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Fieldset, type FieldTexts } from './field.tsx';
import { AppLink } from './link.tsx';

export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  /** Second line: what the choice means. */
  readonly note?: ReactNode;
  /** At the end: a price or a state. */
  readonly end?: ReactNode;
  readonly disabled?: boolean;
}

interface ChoiceGroup extends FieldTexts {
  readonly name: string;
  readonly id?: string;
  readonly choices: readonly Choice[];
  /** Controlled with `onChange`, else `initial` is where the form starts. */
  readonly value?: string | undefined;
  readonly initial?: string | undefined;
  readonly onChange?: (value: string) => void;
}

type RadioProps = Pick<ComponentProps<'input'>, 'checked' | 'defaultChecked' | 'onChange'>;
function selection(group: Pick<ChoiceGroup, 'value' | 'initial' | 'onChange'>, value: string): RadioProps {
  const onChange = group.onChange && (() => group.onChange?.(value));
  return group.value === undefined
    ? { defaultChecked: group.initial === value, ...(onChange && { onChange }) }
    : { checked: group.value === value, onChange: onChange ?? (() => undefined) };
}
/** The first control carries the group's own id: that is where the error summary leads. */
const choiceId = (id: string, index: number) => (index === 0 ? id : `${id}-${index + 1}`);

/** Choices as framed cards: side by side, or below each other with `stacked`. */
export function RadioCards({
  name,
  id = name,
  choices,
  label,
  hint,
  error,
  optional = false,
  stacked = false,
  ...group
}: ChoiceGroup & { readonly stacked?: boolean }) {
  return (
    <Fieldset id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className={stacked ? 'choices choices-list' : 'choices'}>
        {choices.map((choice, index) => (
          <label key={choice.value} className="choice">
            <input
              type="radio"
              className="dot"
              id={choiceId(id, index)}
              name={name}
              value={choice.value}
              disabled={choice.disabled}
              {...selection(group, choice.value)}
            />
            <span className="choice-words">
              <span className={choice.note === undefined ? undefined : 'font-semibold'}>{choice.label}</span>
              {choice.note !== undefined && <small>{choice.note}</small>}
            </span>
            {choice.end !== undefined && <span className="choice-end">{choice.end}</span>}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}

/** Two to four short choices in one row, for instance 'Alle Reisen · Hochsee · Fluss'. */
export function Segmented({
  name,
  id = name,
  choices,
  label,
  framed = false,
  className,
  ...group
}: Omit<ChoiceGroup, 'hint' | 'error' | 'optional'> & { readonly framed?: boolean; readonly className?: string }) {
  return (
    <fieldset className={classNames('segmented', framed && 'segmented-framed', className)}>
      <legend className="sr-only">{label}</legend>
      {choices.map((choice, index) => (
        <label key={choice.value} className="segment">
          <input type="radio" id={choiceId(id, index)} name={name} value={choice.value} disabled={choice.disabled} {...selection(group, choice.value)} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

/** The same as links, where every choice has its own address (views, tabs of a list). */
export function SegmentedLinks({
  label,
  items,
  framed = false,
}: {
  readonly label: string;
  readonly framed?: boolean;
  readonly items: readonly { readonly href: string; readonly label: ReactNode; readonly current?: boolean }[];
}) {
  return (
    <nav aria-label={label} className={classNames('segmented', framed && 'segmented-framed')}>
      {items.map((item) => (
        <AppLink key={item.href} href={item.href} className="segment" aria-current={item.current ? 'page' : undefined}>
          {item.label}
        </AppLink>
      ))}
    </nav>
  );
}
