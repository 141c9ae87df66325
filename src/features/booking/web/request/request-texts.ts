// Words of the first step: how many travel.
import { defineMessages } from '#domain/language.ts';

export const requestTexts = defineMessages(
  {
    title: 'Wie viele Personen reisen?',
    intro: 'In einer Kabine. Danach sehen Sie die freien Kabinen mit dem Gesamtpreis für genau diese Reisenden.',
    adults: 'Erwachsene',
    children: 'Kinder und Jugendliche',
    childrenHint: 'bis 17 Jahre bei Reisebeginn',
    age: (n: number) => `Alter von Kind ${n} bei Reisebeginn`,
    years: (age: number) => (age === 0 ? 'unter 1 Jahr' : age === 1 ? '1 Jahr' : `${age} Jahre`),
    chooseAge: 'Alter wählen',
    ageMissing: (n: number) => `Wählen Sie das Alter von Kind ${n}`,
    tooMany: (most: number) => `In einer Kabine dieser Reise wohnen höchstens ${most} Personen`,
    tooManyHelp: 'Buchen Sie mehrere Kabinen nacheinander: zuerst die erste mit ihren Reisenden, danach beginnen Sie von der Reise aus die nächste.',
    drops:
      'Wenn Sie die Zahl ändern, wählen Sie die Kabine noch einmal. Die gewählte geben wir frei; was Sie zu Personen eingetippt haben, bleibt, soweit sie mitreisen.',
    go: 'Kabinen anzeigen',
  },
  {
    title: 'How many persons travel?',
    intro: 'In one cabin. Then you see the free cabins with the total price for exactly these travellers.',
    adults: 'Adults',
    children: 'Children and teenagers',
    childrenHint: 'up to 17 years at departure',
    age: (n) => `Age of child ${n} at departure`,
    years: (age) => (age === 0 ? 'under 1 year' : age === 1 ? '1 year' : `${age} years`),
    chooseAge: 'Choose an age',
    ageMissing: (n) => `Choose the age of child ${n}`,
    tooMany: (most) => `A cabin of this voyage takes ${most} persons at most`,
    tooManyHelp: 'Book several cabins one after the other: first one cabin with its travellers, then begin the next one from the voyage.',
    drops: 'If you change the number, you choose the cabin once more. We give back the chosen one; what you typed about persons stays as long as they travel.',
    go: 'Show cabins',
  },
);
