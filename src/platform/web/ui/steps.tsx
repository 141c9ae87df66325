import Check from 'lucide-react/icons/check';
import { useMessages } from '../i18n.ts';
import { AppLink } from './link.tsx';
import { uiTexts } from './texts.ts';

export interface Step {
  readonly label: string;
  /** Given for steps that can be gone back to: those before the highest reached (rule B1). */
  readonly href?: string | undefined;
}

/** Where the reader is in a sequence: words and numbers on a desk, 'Schritt 4 von 5' on a phone. */
export function Steps({
  label,
  steps,
  current,
}: {
  readonly label: string;
  readonly steps: readonly Step[];
  /** Index of the current step. */ readonly current: number;
}) {
  const t = useMessages(uiTexts);
  return (
    <nav aria-label={label} className="steps">
      <p className="narrow-only" aria-hidden="true">
        {t.step(current + 1, steps.length)}: <b>{steps[current]?.label}</b>
      </p>
      <ol>
        {steps.map((step, index) => {
          const done = index < current;
          const words = (
            <>
              <span className="step-sign">{done ? <Check aria-hidden="true" /> : index + 1}</span>
              <span>{step.label}</span>
            </>
          );
          return (
            <li key={step.label} data-done={done || undefined}>
              {step.href !== undefined && index !== current ? (
                <AppLink href={step.href}>{words}</AppLink>
              ) : (
                <span aria-current={index === current ? 'step' : undefined}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
