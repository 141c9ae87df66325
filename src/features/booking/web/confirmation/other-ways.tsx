// Where the booking is over without a voyage: the cabins of the same voyage once more, with everything typed kept.
import { useState } from 'react';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { confirmationTexts } from './confirmation-texts.ts';
import { isEnding, type Outcome } from './outcome.ts';

interface OtherWaysProps {
  readonly outcome: Outcome;
  /** Begins again at the cabin; left out where there is no voyage. */
  readonly onAgain: (() => void) | undefined;
}

export function OtherWays({ outcome, onAgain }: OtherWaysProps) {
  const t = useMessages(confirmationTexts);
  const [isGoing, setGoing] = useState(false);
  if (!isEnding(outcome) || !onAgain) return null;
  return (
    <section aria-labelledby="again-title" className="mt-8" data-part="other-ways">
      <h2 id="again-title" className="text-lg">
        {t.again}
      </h2>
      <p className="mt-1 mb-4">{t.againText[outcome]}</p>
      <Button
        variant={outcome === 'rejected' ? 'primary' : 'secondary'}
        busy={isGoing}
        onClick={() => {
          setGoing(true);
          onAgain();
        }}
      >
        {t.againGo}
      </Button>
    </section>
  );
}
