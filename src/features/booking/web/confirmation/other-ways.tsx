// Where the booking is over without a voyage: the cabins of the same voyage once more, with everything typed kept.
import { useState } from 'react';
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { confirmationTexts } from './confirmation-texts.ts';
import type { Outcome } from './outcome.ts';

const endings = ['rejected', 'lapsed', 'cancelled'] as const satisfies readonly Outcome[];
type Ending = (typeof endings)[number];
const isEnding = (outcome: Outcome): outcome is Ending => (endings as readonly Outcome[]).includes(outcome);

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
