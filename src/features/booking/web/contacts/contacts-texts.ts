// Words of the step that asks who travels.
import { defineMessages } from '#domain/language.ts';

export const contactsTexts = defineMessages(
  {
    title: 'Welche Personen reisen?',
    intro: 'Wir brauchen die Angaben für die Reederei. Bis Sie buchen, bleiben sie in diesem Fenster und in Ihrer Sitzung.',
    skipped: 'Für diese Reise gibt es keine weiteren Optionen',
    skippedText: 'Deshalb geht es gleich mit den Reisenden weiter.',
    privacy: 'So gehen wir mit Ihren Daten um',
    changeParty: 'Andere Zahl von Reisenden',
    back: 'Zurück zu den Optionen',
    backToCabin: 'Zurück zur Kabine',
    go: 'Weiter zur Prüfung',
  },
  {
    title: 'Who is travelling?',
    intro: 'We need the details for the cruise line. Until you book they stay in this window and in your session.',
    skipped: 'There are no further options for this voyage',
    skippedText: 'So we go straight on to the travellers.',
    privacy: 'How we treat your data',
    changeParty: 'Another number of travellers',
    back: 'Back to the options',
    backToCabin: 'Back to the cabin',
    go: 'Continue to the check',
  },
);
