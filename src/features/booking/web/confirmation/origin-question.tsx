// Where the customer came from: one click on one of twelve answers, or none (BOOK-16).
import { useState } from 'react';
import { useMessages } from '#platform/web/i18n.ts';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { OriginOption } from '../flow/flow-state.ts';
import { confirmationTexts } from './confirmation-texts.ts';

interface OriginQuestionProps {
  readonly options: readonly OriginOption[];
  /** @returns whether it was saved */
  readonly onAnswer: (origin: number) => Promise<boolean>;
}

export function OriginQuestion({ options, onAnswer }: OriginQuestionProps) {
  const t = useMessages(confirmationTexts);
  const [state, setState] = useState<'open' | 'sending' | 'saved' | 'failed' | 'skipped'>('open');
  if (options.length === 0 || state === 'skipped') return null;
  const answer = async (origin: number) => {
    setState('sending');
    setState((await onAnswer(origin)) ? 'saved' : 'failed');
  };
  return (
    <section aria-labelledby="origin-title" className="mt-10 border-t border-line pt-6" data-part="origin">
      <h2 id="origin-title" className="text-lg">
        {t.question}
      </h2>
      <p className="hint">{t.questionHint}</p>
      {state === 'saved' ? (
        <p role="status" className="mt-3">
          {t.answered}
        </p>
      ) : (
        <>
          <div className="mt-3 flex flex-wrap gap-2">
            {options.map((option) => (
              <Chip key={option.id} onClick={() => state !== 'sending' && void answer(option.id)}>
                {option.label}
              </Chip>
            ))}
          </div>
          {state === 'failed' && (
            <p role="alert" className="mt-3">
              {t.notSaved}
            </p>
          )}
          <p className="mt-3">
            <Button variant="quiet" size="compact" onClick={() => setState('skipped')}>
              {t.skip}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
