// Words of the comparison.
import { defineMessages } from '#domain/language.ts';

export const compareTexts = defineMessages(
  {
    lead: (count: number) => `${count} Reisen nebeneinander. Was sich unterscheidet, steht oben.`,
    leadOne: 'Eine Reise. Legen Sie weitere dazu, um zu vergleichen.',
    empty: 'Noch keine Reise im Vergleich',
    how: 'Wählen Sie in den Ergebnissen bei bis zu vier Reisen „Vergleichen“. Unten erscheint dann der Knopf, der sie nebeneinander zeigt.',
    search: 'Zur Suche',
    add: 'Reise hinzufügen',
    remove: 'Entfernen',
    missing: (count: number) =>
      count === 1 ? 'Eine der Reisen wird nicht mehr verkauft und fehlt deshalb.' : `${count} der Reisen werden nicht mehr verkauft und fehlen deshalb.`,
    differ: 'Unterschiede',
    same: 'Gleich',
    fact: 'Merkmal',
    scale: 'Schiffe im gleichen Maßstab',
    table: 'Vergleich der Reisen, waagerecht verschiebbar',
  },
  {
    lead: (count) => `${count} cruises side by side. What differs comes first.`,
    leadOne: 'One cruise. Add others to compare.',
    empty: 'No cruise to compare yet',
    how: 'In the results, tick “Compare” on up to four cruises. A button then appears at the bottom that shows them side by side.',
    search: 'To the search',
    add: 'Add a cruise',
    remove: 'Remove',
    missing: (count) =>
      count === 1 ? 'One of the cruises is no longer sold and therefore missing.' : `${count} of the cruises are no longer sold and therefore missing.`,
    differ: 'Differences',
    same: 'The same',
    fact: 'Fact',
    scale: 'Ships drawn to the same scale',
    table: 'Comparison of the cruises, scrolls sideways',
  },
);
