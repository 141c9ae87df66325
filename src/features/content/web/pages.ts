// The pages the law asks for, until editors write their own: honest about what an agency still has to fill in.
import type { Language } from '#domain/language.ts';

export interface ContentPage {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly { readonly id?: string; readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** Marks what each agency must replace; shown as it is, so that nobody takes it for a real company. */
const owner = {
  de: 'Musterreederei Vermittlung GmbH, Musterkai 1, 20457 Hamburg (Platzhalter, vor dem Start durch die Angaben des Betreibers zu ersetzen)',
  en: 'Sample Cruise Agency GmbH, Musterkai 1, 20457 Hamburg, Germany (placeholder, to be replaced by the operating company before launch)',
} as const;

const pages: Readonly<Record<string, Readonly<Record<Language, ContentPage>>>> = {
  imprint: {
    de: {
      title: 'Impressum',
      description: 'Wer diesen Shop betreibt und wie Sie uns erreichen.',
      sections: [
        {
          heading: 'Anbieter',
          paragraphs: [
            owner.de,
            'Vertreten durch die Geschäftsführung. Registergericht, Registernummer und Umsatzsteuer-Identifikationsnummer trägt der Betreiber hier ein (§ 5 DDG).',
          ],
        },
        { heading: 'Unsere Rolle', paragraphs: ['Wir vermitteln Pauschalreisen der Reedereien. Ihr Vertrag über die Reise kommt mit der Reederei zustande.'] },
        {
          heading: 'Streitbeilegung',
          paragraphs: ['Wir nehmen an keinem Verfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet (§ 36 VSBG).'],
        },
      ],
    },
    en: {
      title: 'Company details',
      description: 'Who runs this shop and how to reach us.',
      sections: [
        {
          heading: 'Provider',
          paragraphs: [
            owner.en,
            'Represented by the management. Court of registration, number and VAT identification number are entered here by the operator (§ 5 DDG).',
          ],
        },
        { heading: 'Our role', paragraphs: ['We arrange package travel of the cruise lines. Your contract for the voyage is with the cruise line.'] },
        {
          heading: 'Dispute resolution',
          paragraphs: ['We do not take part in proceedings before a consumer arbitration board and are not obliged to (§ 36 VSBG).'],
        },
      ],
    },
  },
  terms: {
    de: {
      title: 'Allgemeine Geschäftsbedingungen',
      description: 'Die Bedingungen der Vermittlung.',
      sections: [
        {
          heading: 'Vermittlung',
          paragraphs: [
            'Wir vermitteln Reisen im Namen der Reedereien. Für die Reise gelten zusätzlich die Bedingungen der jeweiligen Reederei; Sie sehen sie vor jeder Buchung.',
          ],
        },
        { heading: 'Preise', paragraphs: ['Jeder Preis ist ein Endpreis mit allen Pflichtkosten: Hafengebühren, Steuern und Serviceentgelt.'] },
        { heading: 'Stand dieses Textes', paragraphs: ['Platzhalter. Der Betreiber ersetzt ihn vor dem Start durch geprüfte Bedingungen.'] },
      ],
    },
    en: {
      title: 'Terms and conditions',
      description: 'The conditions of our service.',
      sections: [
        {
          heading: 'Our service',
          paragraphs: ['We arrange voyages on behalf of the cruise lines. Their own conditions apply as well; you see them before every booking.'],
        },
        { heading: 'Prices', paragraphs: ['Every price is a total with all mandatory charges: port charges, taxes and service charge.'] },
        { heading: 'State of this text', paragraphs: ['Placeholder. The operator replaces it by reviewed conditions before launch.'] },
      ],
    },
  },
  privacy: {
    de: {
      title: 'Datenschutz',
      description: 'Was wir über Sie speichern: so wenig wie möglich.',
      sections: [
        {
          heading: 'Beim Besuch',
          paragraphs: [
            'Beim Ansehen und Suchen legen wir nichts auf Ihrem Gerät ab und geben nichts weiter. Es gibt keine Inhalte fremder Server, keine Zählpixel und keine Werbung.',
          ],
        },
        {
          id: 'cookies',
          heading: 'Cookies',
          paragraphs: [
            'Nur wenn Sie es selbst einstellen, merkt sich Ihr Browser zwei Dinge: die Darstellung (Cookie „theme“) und die Sprache (Cookie „locale“), jeweils 180 Tage. Sie löschen beide, indem Sie die Einstellung im Fuß der Seite zurücknehmen.',
          ],
        },
        {
          heading: 'Serverprotokolle',
          paragraphs: [
            'Zur Abwehr von Missbrauch halten wir die Zahl der Anfragen je Adresse für eine Minute im Arbeitsspeicher. Seitenaufrufe werden ohne Bezug zu Ihrer Person gezählt.',
          ],
        },
        { heading: 'Verantwortlich', paragraphs: [owner.de] },
      ],
    },
    en: {
      title: 'Privacy',
      description: 'What we store about you: as little as possible.',
      sections: [
        {
          heading: 'When you visit',
          paragraphs: [
            'While you look and search we store nothing on your device and pass nothing on. There is no content of other servers, no tracking pixel and no advertising.',
          ],
        },
        {
          id: 'cookies',
          heading: 'Cookies',
          paragraphs: [
            'Only if you set it yourself does your browser remember the appearance (cookie “theme”), for 180 days. You delete it by taking the setting back at the foot of the page.',
          ],
        },
        {
          heading: 'Server logs',
          paragraphs: [
            'To fend off abuse we keep the number of requests per address in memory for one minute. Page views are counted without reference to you.',
          ],
        },
        { heading: 'Responsible', paragraphs: [owner.en] },
      ],
    },
  },
  accessibility: {
    de: {
      title: 'Erklärung zur Barrierefreiheit',
      description: 'Wie zugänglich dieser Shop ist und wie Sie uns Hürden melden.',
      sections: [
        {
          heading: 'Anspruch',
          paragraphs: [
            'Alle Seiten sollen WCAG 2.2 AA und EN 301 549 erfüllen. Jede Änderung wird mit automatischen Prüfungen in beiden Darstellungen und Sprachen getestet; Suche und Reiseseiten funktionieren auch ohne JavaScript und mit der Tastatur.',
          ],
        },
        {
          heading: 'Karten und Zeichnungen',
          paragraphs: ['Jede Seekarte hat eine gleichwertige Textfassung: den Reiseverlauf. Deckspläne haben eine Liste der Kabinenkategorien.'],
        },
        {
          heading: 'Hürde melden',
          paragraphs: ['Schreiben Sie uns oder rufen Sie an; beide Wege stehen im Fuß jeder Seite. Wir antworten innerhalb von zwei Wochen.'],
        },
      ],
    },
    en: {
      title: 'Accessibility statement',
      description: 'How accessible this shop is and how to report barriers.',
      sections: [
        {
          heading: 'Aim',
          paragraphs: [
            'All pages are meant to meet WCAG 2.2 AA and EN 301 549. Every change is tested automatically in both themes; search and voyage pages also work without JavaScript and by keyboard.',
          ],
        },
        {
          heading: 'Charts and drawings',
          paragraphs: ['Every chart has an equal version in text: the itinerary. Deck plans have a list of the cabin categories.'],
        },
        { heading: 'Report a barrier', paragraphs: ['Write to us or call; both ways are at the foot of every page. We answer within two weeks.'] },
      ],
    },
  },
  packageForm: {
    de: {
      title: 'Formblatt für Pauschalreisen',
      description: 'Ihre Rechte bei einer Pauschalreise nach der Richtlinie (EU) 2015/2302.',
      sections: [
        {
          heading: 'Ihre Rechte',
          paragraphs: [
            'Bei der Kombination von Reiseleistungen, die Sie hier ansehen, handelt es sich um eine Pauschalreise im Sinne der Richtlinie (EU) 2015/2302. Daher können Sie alle EU-Rechte in Anspruch nehmen, die für Pauschalreisen gelten.',
            'Die Reederei trägt die volle Verantwortung für die ordnungsgemäße Durchführung der gesamten Pauschalreise. Zudem verfügt sie über die gesetzlich vorgeschriebene Absicherung für die Rückzahlung Ihrer Zahlungen und, falls der Transport inbegriffen ist, für Ihre Rückbeförderung im Fall ihrer Insolvenz.',
          ],
        },
        {
          heading: 'Vor der Buchung',
          paragraphs: ['Das ausgefüllte Formblatt Ihrer Reise mit Name und Kontakt der Absicherung erhalten Sie vor jeder Buchung.'],
        },
      ],
    },
    en: {
      title: 'Package travel information',
      description: 'Your rights with package travel under Directive (EU) 2015/2302.',
      sections: [
        {
          heading: 'Your rights',
          paragraphs: [
            'The combination of travel services offered here is a package within the meaning of Directive (EU) 2015/2302. Therefore, you will benefit from all EU rights applying to packages.',
            'The cruise line will be fully responsible for the proper performance of the package as a whole. It also has protection in place, as required by law, to refund your payments and, where transport is included, to ensure your repatriation if it becomes insolvent.',
          ],
        },
        {
          heading: 'Before you book',
          paragraphs: ['You receive the completed form of your voyage with the name and contact of the protection before every booking.'],
        },
      ],
    },
  },
};

/** Paths below the shop's root, without the leading slash, on both brands. */
const addresses: Readonly<Record<string, string>> = {
  impressum: 'imprint',
  'company-details': 'imprint',
  agb: 'terms',
  'terms-conditions': 'terms',
  datenschutz: 'privacy',
  'data-privacy': 'privacy',
  barrierefreiheit: 'accessibility',
  accessibility: 'accessibility',
  'formblatt-pauschalreise': 'packageForm',
  'package-travel-information': 'packageForm',
};

export interface FoundPage {
  readonly page: ContentPage;
  /** Path of the same page on a brand of the other language. */
  readonly twin: string;
}

/** @param brandLanguage decides which addresses exist: a brand answers only at its own */
export function findPage(path: string, brandLanguage: Language, language: Language): FoundPage | undefined {
  const name = addresses[path];
  const german = ['impressum', 'agb', 'datenschutz', 'barrierefreiheit', 'formblatt-pauschalreise'].includes(path);
  if (name === undefined || german !== (brandLanguage === 'de')) return undefined;
  const page = pages[name]?.[language];
  const twin = Object.keys(addresses).find((other) => other !== path && addresses[other] === name);
  return page && twin ? { page, twin: `/${twin}` } : undefined;
}
