// Texts of the booking form's fields. What is wrong with a field stands in domain/booking/form/finding-texts.ts.
import type { FareAgeRule, PricedAges } from '#domain/booking/form/requirements.ts';
import { defineMessages, plural } from '#domain/language.ts';

const de = plural('de');
const en = plural('en');

/** The ages of a person's price and of the fare, as hint below the heading and at the birth date. */
const agesDe = ({ isAdult, from, to }: PricedAges): string => {
  if (to === null) return `${isAdult ? 'Erwachsene Person, ' : ''}ab ${from} Jahren bei Reisebeginn`;
  if (from === to) return `Kind, ${from} ${de(from, 'Jahr', 'Jahre')} bei Reisebeginn`;
  return from === 0 ? `Kind, bis ${to} ${de(to, 'Jahr', 'Jahre')} bei Reisebeginn` : `Kind, ${from} bis ${to} Jahre bei Reisebeginn`;
};
const agesEn = ({ isAdult, from, to }: PricedAges): string => {
  if (to === null) return `${isAdult ? 'Adult, ' : ''}from ${from} years at departure`;
  if (from === to) return `Child, ${from} ${en(from, 'year', 'years')} at departure`;
  return from === 0 ? `Child, up to ${to} ${en(to, 'year', 'years')} at departure` : `Child, ${from} to ${to} years at departure`;
};
const fareDe = ({ fareName, minYears, maxYears, minMonths }: FareAgeRule): string => {
  const parts = [
    minYears === null ? '' : `ab ${minYears} Jahren`,
    minMonths === null ? '' : `ab ${minMonths} Monaten`,
    maxYears === null ? '' : `bis ${maxYears} Jahre`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `Tarif „${fareName}“: ${parts.join(', ')}`;
};
const fareEn = ({ fareName, minYears, maxYears, minMonths }: FareAgeRule): string => {
  const parts = [
    minYears === null ? '' : `from ${minYears} years`,
    minMonths === null ? '' : `from ${minMonths} months`,
    maxYears === null ? '' : `up to ${maxYears} years`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `Fare ‘${fareName}’: ${parts.join(', ')}`;
};

export const formTexts = defineMessages(
  {
    contactTitle: 'Ihre Angaben',
    contactLead: 'Hierhin schicken wir Bestätigung und Reiseunterlagen. Alle Felder sind nötig, sofern nicht „optional“ dabeisteht.',
    iTravel: 'Ich reise selbst mit (Person 1)',
    movedTo: (person: number) => `Die bisherigen Angaben zu Person 1 stehen jetzt bei Person ${person}.`,
    noPlace: 'Für alle Erwachsenen sind schon andere Personen eingetragen. Leeren Sie zuerst die Angaben zu einer davon.',
    salutation: 'Anrede',
    salutations: { female: 'Frau', male: 'Herr', none: 'Keine Angabe' },
    addTitle: 'Titel hinzufügen',
    title: 'Titel',
    noTitle: 'Kein Titel',
    firstName: 'Vornamen',
    lastName: 'Nachname',
    asInPassport: 'Genau wie im Reisepass',
    birthDate: 'Geburtsdatum',
    birthDateHint: 'Zum Beispiel 15 3 1984',
    nationality: 'Staatsangehörigkeit',
    nationalityHint: 'Die Reederei braucht sie für die Einreise',
    clubNumber: (club: string) => (club === '' ? 'Clubnummer' : `Mitgliedsnummer ${club}`),
    address: 'Anschrift',
    street: 'Straße und Hausnummer',
    postCode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    choose: 'Auswählen',
    otherCountries: 'Weitere Länder',
    email: 'E-Mail',
    emailHint: 'Für Bestätigung und Unterlagen',
    phone: 'Telefon oder Mobil',
    phoneHint: 'Nur falls sich kurzfristig etwas an der Reise ändert',
    moreNumbers: 'Weitere Nummer',
    mobile: 'Zweite Nummer',
    fax: 'Fax',
    passengersTitle: 'Reisende',
    person: (n: number) => `Person ${n}`,
    yourself: (name: string) => (name === '' ? 'Sie selbst, mit den Angaben von oben.' : `Sie selbst: ${name}, mit den Angaben von oben.`),
    takeOver: (name: string) => `Nachnamen ${name} übernehmen`,
    dropped: 'Für die kleinere Gruppe haben wir diese Angaben entfernt:',
    unnamed: (n: number) => `Person ${n} ohne Namen`,
    specialRequests: 'Wünsche',
    specialRequestsHint: (most: string) =>
      `Zum Beispiel Diät oder Hilfe beim Einsteigen, höchstens ${most} Zeichen. Wir geben sie weiter, zusagen kann sie nur die Reederei.`,
    charactersLeft: (left: string) => `Noch ${left} Zeichen`,
    charactersOver: (over: string) => `${over} Zeichen zu viel`,
    accept: 'Ich akzeptiere:',
    newTab: 'öffnet in neuem Fenster',
    ages: agesDe,
    fareAges: fareDe,
  },
  {
    contactTitle: 'Your details',
    contactLead: 'This is where we send confirmation and travel documents. All fields are needed unless marked ‘optional’.',
    iTravel: 'I travel myself (person 1)',
    movedTo: (person) => `What was entered for person 1 is now at person ${person}.`,
    noPlace: 'Other persons are already entered for all adults. Clear the details of one of them first.',
    salutation: 'Form of address',
    salutations: { female: 'Ms', male: 'Mr', none: 'Prefer not to say' },
    addTitle: 'Add a title',
    title: 'Title',
    noTitle: 'No title',
    firstName: 'First names',
    lastName: 'Last name',
    asInPassport: 'Exactly as in the passport',
    birthDate: 'Date of birth',
    birthDateHint: 'For example 15 3 1984',
    nationality: 'Nationality',
    nationalityHint: 'The cruise line needs it for entry',
    clubNumber: (club) => (club === '' ? 'Club number' : `Membership number ${club}`),
    address: 'Address',
    street: 'Street and house number',
    postCode: 'Postcode',
    city: 'Town or city',
    country: 'Country',
    choose: 'Choose',
    otherCountries: 'Other countries',
    email: 'E-mail',
    emailHint: 'For confirmation and documents',
    phone: 'Phone or mobile',
    phoneHint: 'Only in case something changes at short notice',
    moreNumbers: 'Another number',
    mobile: 'Second number',
    fax: 'Fax',
    passengersTitle: 'Travellers',
    person: (n) => `Person ${n}`,
    yourself: (name) => (name === '' ? 'Yourself, with the details above.' : `Yourself: ${name}, with the details above.`),
    takeOver: (name) => `Use the last name ${name}`,
    dropped: 'For the smaller party we removed these details:',
    unnamed: (n) => `Person ${n} without a name`,
    specialRequests: 'Special requests',
    specialRequestsHint: (most) => `Such as a diet or help with boarding, ${most} characters at most. We pass them on; only the cruise line can promise them.`,
    charactersLeft: (left) => `${left} characters left`,
    charactersOver: (over) => `${over} characters too many`,
    accept: 'I accept:',
    newTab: 'opens in a new window',
    ages: agesEn,
    fareAges: fareEn,
  },
);
