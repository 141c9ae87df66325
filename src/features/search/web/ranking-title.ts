// Name of the page that explains the order of results; the result page links it, so it comes without the other titles.
import { defineMessages } from '#domain/language.ts';

export const rankingTitle = defineMessages({ title: 'So entsteht die Reihenfolge' }, { title: 'How results are ordered' });
