// What stands around the deck plan: the choice of the deck, zoom and movement as buttons (rule A7).
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { ReactNode } from 'react';
import type { DeckOrientation } from '#domain/art/deck-drawing.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { IconButton } from '#platform/web/ui/button.tsx';
import { planTexts } from './plan-texts.ts';

export interface PlanDeck {
  readonly number: number;
  readonly name: string;
  readonly planUrl: string | null;
  /** Free cabins that can be chosen. */
  readonly free: number;
}

/** A deck without a free cabin can be looked at too. */
export function DeckChoice({
  decks,
  current,
  onChange,
}: {
  readonly decks: readonly PlanDeck[];
  readonly current: number;
  readonly onChange: (deck: number) => void;
}) {
  const t = useMessages(planTexts);
  const shown = decks.find((deck) => deck.number === current);
  const words = (deck: PlanDeck) => t.deckFree(t.deck(deck.number, deck.name), deck.free);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{t.decks}</legend>
        {decks.map((deck) => (
          <button
            key={deck.number}
            type="button"
            className={`chip min-w-11 justify-center px-2.5 ${deck.free === 0 ? 'border-dashed' : ''}`}
            aria-pressed={deck.number === current}
            aria-label={words(deck)}
            onClick={() => onChange(deck.number)}
          >
            {deck.number}
          </button>
        ))}
      </fieldset>
      <p className="text-sm text-ink-3" aria-live="polite">
        {shown && words(shown)}
      </p>
    </div>
  );
}

interface Zoom {
  readonly icon: ReactNode;
  readonly act: () => void;
  readonly atEnd: boolean;
}

interface PlanToolsProps {
  readonly orientation: DeckOrientation;
  readonly onBow: () => void;
  readonly onStern: () => void;
  readonly zoomIn: Zoom;
  readonly zoomOut: Zoom;
}

/** Buttons at the plan's corner; at the end of a row of steps a button stays, so that the focus does. */
export function PlanTools({ orientation, onBow, onStern, zoomIn, zoomOut }: PlanToolsProps) {
  const t = useMessages(planTexts);
  const lies = orientation === 'horizontal';
  const look = 'border-line bg-surface shadow-sm';
  return (
    <div className="flex flex-wrap justify-end gap-1.5 border-t border-line bg-surface p-1.5 max-md:rounded-b-md md:rounded-b-md">
      <IconButton className={look} label={t.stern} icon={lies ? <ChevronLeft aria-hidden="true" /> : <ChevronDown aria-hidden="true" />} onClick={onStern} />
      <IconButton className={look} label={t.bow} icon={lies ? <ChevronRight aria-hidden="true" /> : <ChevronUp aria-hidden="true" />} onClick={onBow} />
      <IconButton className={look} label={t.zoomOut} icon={zoomOut.icon} onClick={zoomOut.act} aria-disabled={zoomOut.atEnd || undefined} />
      <IconButton className={look} label={t.zoomIn} icon={zoomIn.icon} onClick={zoomIn.act} aria-disabled={zoomIn.atEnd || undefined} />
    </div>
  );
}
