// How reviews are checked, as the page tells it (LAW-09, L-DE-7). It says what is done, and no more than that.
import { defineMessages } from '#domain/language.ts';

export const reviewMethodTexts = defineMessages(
  {
    title: 'So prüfen wir Bewertungen',
    description: 'Woher die Bewertungen der Schiffe stammen, welche wir geprüft haben, wie die Note entsteht und wie Sie eine Bewertung melden.',
    sections: {
      who: {
        title: 'Welche Bewertungen verifiziert sind',
        text: 'Das Zeichen „verifiziert“ trägt eine Bewertung nur, wenn dahinter eine Buchung bei uns steht und die Reise beendet ist. Wir gleichen dazu Buchungsnummer, Schiff und Reisemonat ab.',
      },
      others: {
        title: 'Was „nicht verifiziert“ heißt',
        text: 'Bei allen anderen Bewertungen haben wir nicht geprüft, ob die Verfasserin oder der Verfasser mit dem Schiff gereist ist. Sie sind als „nicht verifiziert“ gekennzeichnet und nicht ausgeblendet.',
      },
      mean: {
        title: 'Wie die Note entsteht',
        text: 'Die Note ist das einfache Mittel aller veröffentlichten Bewertungen eines Schiffes, von 1 bis 5 Sternen, verifizierte und nicht verifizierte zusammen. Wie viele davon verifiziert sind, steht neben der Note. Ein Zeitraum steht dabei, damit Sie sehen, wie alt die Eindrücke sind.',
      },
      all: {
        title: 'Gute und schlechte Bewertungen',
        text: 'Wir veröffentlichen gute wie schlechte Bewertungen in der Reihenfolge ihres Datums. Wir kaufen keine Bewertungen, belohnen niemanden für eine bestimmte Note und ändern keinen Text.',
      },
      removal: {
        title: 'Was wir nicht veröffentlichen',
        text: 'Beleidigungen, Aufrufe zu Straftaten, Angaben über Dritte und Texte ohne Bezug zu einer Reise nehmen wir heraus. Wer betroffen ist, erfährt den Grund und kann widersprechen.',
      },
      report: {
        title: 'Eine Bewertung melden',
        text: 'Unter jeder Bewertung steht „Bewertung melden“. Ihre Meldung geht an unseren Service; die Nummer der Bewertung ist schon eingetragen. Sie erhalten eine Antwort mit unserer Entscheidung.',
      },
      advisers: {
        title: 'Das Urteil unserer Beratung',
        text: 'Unsere Beraterinnen und Berater bewerten Schiffe auf einer eigenen Skala bis 6. Dieses Urteil steht getrennt von den Bewertungen der Gäste und geht in deren Note nicht ein.',
      },
    },
    contact: 'Kontakt für Meldungen und Behörden',
  },
  {
    title: 'How we check reviews',
    description: 'Where the reviews of the ships come from, which of them we have checked, how the mark is made and how to report a review.',
    sections: {
      who: {
        title: 'Which reviews are verified',
        text: 'A review is marked ‘verified’ only if a booking with us stands behind it and the voyage is over. We compare booking number, ship and month of travel.',
      },
      others: {
        title: 'What ‘not verified’ means',
        text: 'Of all other reviews we have not checked whether the author travelled on the ship. They are marked ‘not verified’ and are not hidden.',
      },
      mean: {
        title: 'How the mark is made',
        text: 'The mark is the plain mean of all published reviews of a ship, from 1 to 5 stars, verified and not verified together. How many of them are verified stands beside the mark. A period is given so that you see how old the impressions are.',
      },
      all: {
        title: 'Good and bad reviews',
        text: 'We publish good and bad reviews alike, in the order of their dates. We buy no reviews, reward nobody for a certain mark and change no text.',
      },
      removal: {
        title: 'What we do not publish',
        text: 'We take out insults, calls to commit crimes, details about other people and texts that have nothing to do with a voyage. Whoever is affected learns the reason and can object.',
      },
      report: {
        title: 'Reporting a review',
        text: 'Below each review there is ‘Report this review’. Your report goes to our service; the number of the review is already filled in. You receive an answer with our decision.',
      },
      advisers: {
        title: 'Our advisers’ rating',
        text: 'Our advisers rate ships on a scale of their own, up to 6. This rating stands apart from the guests’ reviews and is no part of their mark.',
      },
    },
    contact: 'Contact for reports and authorities',
  },
);
