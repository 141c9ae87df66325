import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n.ts';
import { uiTexts } from './texts.ts';

export interface FormProblem {
  /** Id of the field; it is the field's name unless given otherwise. */
  readonly field: string;
  /** The same words as at the field. */
  readonly message: string;
}

/** All problems of a form above its heading, each a link to its field; takes the focus when it appears (rule E2). */
export function ErrorSummary({ problems }: { readonly problems: readonly FormProblem[] }) {
  const t = useMessages(uiTexts);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) element.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div ref={element} className="error-summary" role="alert" tabIndex={-1}>
      <h2>{t.errorCount(problems.length)}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem.field + problem.message}>
            <a
              href={`#${problem.field}`}
              onClick={(event) => {
                const target = document.getElementById(problem.field);
                if (!target) return;
                // The label belongs to the field: both must be in view, and the address keeps its state (rule G1).
                event.preventDefault();
                (target.closest('.field') ?? target).scrollIntoView({ block: 'start' });
                target.focus({ preventScroll: true });
              }}
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
