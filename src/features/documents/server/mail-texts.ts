// Subjects and first words of the mails about a booking. Honest words: an option makes no duty to pay, a wait list is no booking.
import { defineMessages } from '#domain/language.ts';

export const mailTexts = defineMessages(
  {
    confirmation: {
      subject: (number: string, voyage: string) => `Buchungsbestätigung ${number}: ${voyage}`,
      heading: 'Ihre Reise ist fest gebucht',
      lead: (voyage: string, operator: string) =>
        `${operator} hat Ihre Buchung bestätigt: ${voyage}. Alle Angaben finden Sie unten und in der angehängten Bestätigung, zusammen mit dem Formblatt für Pauschalreisen.`,
      action: 'Buchung ansehen',
    },
    option: {
      subject: (number: string, until: string) => `Ihre Option ${number} gilt bis ${until}`,
      heading: (until: string) => `Ihre Kabine ist bis ${until} reserviert`,
      lead: (voyage: string) =>
        `Für die Reise ${voyage} halten wir Ihnen eine Kabine frei. Die Option ist unverbindlich: Sie verpflichtet Sie zu keiner Zahlung und wird nicht von selbst zur Buchung.`,
      next: (until: string) => `Möchten Sie reisen, bestätigen Sie die Option bis ${until} als Festbuchung. Ohne Bestätigung verfällt sie dann kostenlos.`,
      action: 'Option ansehen oder fest buchen',
    },
    optionReminder: {
      subject: (number: string, hours: number) => `Ihre Option ${number} endet in ${hours} Stunden`,
      heading: (until: string) => `Ihre Option endet am ${until}`,
      lead: (voyage: string) => `Wir halten für Sie noch eine Kabine auf der Reise ${voyage} frei.`,
      next: 'Bestätigen Sie sie als Festbuchung, wenn Sie reisen möchten. Tun Sie nichts, verfällt die Option kostenlos.',
      action: 'Option ansehen oder fest buchen',
    },
    optionLapsed: {
      subject: (number: string) => `Ihre Option ${number} ist verfallen`,
      heading: 'Ihre Option ist verfallen',
      lead: (voyage: string, until: string) =>
        `Die Option auf die Reise ${voyage} galt bis ${until} und wurde nicht als Festbuchung bestätigt. Die Kabine ist wieder frei. Es entstehen Ihnen keine Kosten.`,
      next: 'Wenn Sie weiterhin reisen möchten, fragen Sie die Reise neu an oder rufen Sie uns an. Preis und Verfügbarkeit können sich geändert haben.',
      action: 'Angaben ansehen',
    },
    optionStays: {
      subject: (number: string, until: string) => `Nicht fest gebucht: Ihre Option ${number} gilt weiter bis ${until}`,
      heading: (until: string) => `Ihre Option gilt weiter bis ${until}`,
      lead: (voyage: string, until: string) =>
        `Ihre Option auf die Reise ${voyage} ist nicht zur Festbuchung geworden. Es ist nichts fest gebucht, und es ist nichts zu zahlen. Die Reederei hält die Kabine bis ${until} weiter für Sie frei.`,
      next: (until: string) =>
        `Möchten Sie reisen, bestätigen Sie die Option bis ${until} noch einmal, oder rufen Sie uns an. Sonst verfällt sie dann kostenlos.`,
      action: 'Option ansehen oder fest buchen',
    },
    waitList: {
      subject: (number: string) => `Sie stehen auf der Warteliste: ${number}`,
      heading: 'Sie stehen auf der Warteliste',
      lead: (voyage: string) =>
        `Für die Reise ${voyage} ist Ihre Kategorie zurzeit ausgebucht. Wir haben Sie auf die Warteliste gesetzt. Das ist keine Buchung: Ein Platz ist nicht zugesagt, und es ist nichts zu zahlen.`,
      next: 'Wird eine Kabine frei, bieten wir sie Ihnen in der Reihenfolge der Anfragen mit einer Frist an. Erst wenn Sie dann zusagen, wird gebucht.',
      action: 'Anfrage ansehen',
    },
    waitListOffer: {
      subject: (number: string, until: string) => `Eine Kabine ist frei geworden: ${number}, Antwort bis ${until}`,
      heading: (until: string) => `Eine Kabine ist für Sie frei, bis ${until}`,
      lead: (voyage: string) => `Auf der Reise ${voyage} ist in Ihrer Kategorie eine Kabine frei geworden. Wir halten sie für Sie frei.`,
      next: (until: string) =>
        `Sagen Sie bis ${until} zu, wenn Sie sie möchten. Sagen Sie nicht zu, geht sie an die Nächsten auf der Liste. Kosten entstehen Ihnen dadurch nicht.`,
      action: 'Kabine ansehen und antworten',
    },
    waitListOver: {
      subject: (number: string) => `Ihre Anfrage ${number} auf der Warteliste ist beendet`,
      heading: 'Leider ist kein Platz frei geworden',
      lead: (voyage: string) =>
        `Für die Reise ${voyage} ist auf der Warteliste kein Platz für Sie frei geworden. Ihre Anfrage ist damit beendet. Es ist nichts gebucht, und es entstehen Ihnen keine Kosten.`,
      next: 'Wenn Sie eine andere Reise suchen, rufen Sie uns gern an.',
      action: 'Angaben ansehen',
    },
    customRequest: {
      subject: (number: string) => `Ihre Wunschanfrage ${number} ist eingegangen`,
      heading: 'Ihre Wunschanfrage ist eingegangen',
      lead: 'Unsere Beratung sucht nach einer Reise, die zu Ihren Angaben passt, und meldet sich per E-Mail oder Telefon. Die Anfrage ist unverbindlich und kostenlos.',
      action: 'Anfrage ansehen',
    },
    offlineRequest: {
      subject: (number: string) => `Ihre Anfrage ${number} ist eingegangen und noch nicht geprüft`,
      heading: 'Eingegangen, noch nicht geprüft',
      lead: (voyage: string, operator: string) =>
        `Ihre Anfrage für die Reise ${voyage} ist bei uns gespeichert. Das Buchungssystem von ${operator} hat sie noch nicht beantwortet, deshalb sind Preis und Kabine noch nicht bestätigt.`,
      next: 'Wir klären das und schreiben Ihnen das Ergebnis. Bis dahin ist nichts bestätigt und nichts zu zahlen. Bitte fragen Sie nicht ein zweites Mal an.',
      action: 'Stand ansehen',
    },
    rejected: {
      subject: (number: string) => `Ihre Anfrage ${number} konnte nicht bestätigt werden`,
      heading: 'Leider nicht bestätigt',
      lead: (voyage: string, operator: string) =>
        `${operator} konnte Ihre Anfrage für die Reise ${voyage} nicht bestätigen. Es ist nichts gebucht, und es ist nichts zu zahlen.`,
      next: 'Unsere Beratung ist informiert und sucht nach einer anderen Kabine oder einem anderen Termin. Sie erreichen uns auch telefonisch.',
      action: 'Stand ansehen',
    },
    priceChanged: {
      subject: (what: string, number: string) => `Der Preis ${what} ${number} hat sich geändert: bitte antworten Sie`,
      heading: 'Der Preis hat sich geändert',
      lead: (operator: string, before: string, after: string) =>
        `${operator} nennt für Ihre Reise einen anderen Preis als den, den Sie angenommen haben: bisher ${before}, jetzt ${after}. Gebucht ist noch nichts.`,
      next: (until: string, yes: string, no: string) =>
        `Sie entscheiden: Nehmen Sie den neuen Preis bis ${until} an, ${yes}. Lehnen Sie ab oder antworten Sie nicht, ${no}, und es entstehen Ihnen keine Kosten.`,
      nextOpen: (yes: string, no: string) =>
        `Sie entscheiden: Nehmen Sie den neuen Preis an, ${yes}. Lehnen Sie ab oder antworten Sie nicht, ${no}, und es entstehen Ihnen keine Kosten.`,
      of: {
        fixed_booking: { what: 'Ihrer Buchung', yes: 'wird für Sie verbindlich gebucht', no: 'wird nicht gebucht' },
        option_booking: { what: 'Ihrer Option', yes: 'fragen wir die Option unverbindlich zu diesem Preis an', no: 'wird keine Option angefragt' },
        wait_list: { what: 'Ihrer Anfrage', yes: 'setzen wir Sie unverbindlich auf die Warteliste', no: 'kommen Sie nicht auf die Warteliste' },
        custom_request: { what: 'Ihrer Anfrage', yes: 'fragen wir zu diesem Preis an', no: 'wird nichts angefragt' },
      },
      optionStays: (until: string) => `wird nicht fest gebucht, Ihre Option gilt weiter bis ${until}`,
      action: 'Preis ansehen und antworten',
    },
    priceLapsed: {
      subject: (number: string) => `Ihre Anfrage ${number} ist beendet: der neue Preis wurde nicht angenommen`,
      heading: 'Nicht gebucht',
      lead: (voyage: string, operator: string) =>
        `${operator} hatte für die Reise ${voyage} einen anderen Preis genannt. Wir haben darauf keine Antwort von Ihnen erhalten. Es ist nichts gebucht, und es ist nichts zu zahlen.`,
      next: 'Wenn Sie weiterhin reisen möchten, wählen Sie auf der Seite der Reise eine Kabine, oder rufen Sie uns an.',
      action: 'Stand ansehen',
    },
    paymentFailed: {
      heading: 'Gebucht, aber noch nicht bezahlt',
      ways: {
        again: {
          subject: (number: string) => `Ihre Buchung ${number}: bitte geben Sie eine andere Zahlungsart an`,
          lead: (voyage: string) =>
            `Ihre Reise ${voyage} ist gebucht. Die Zahlung mit der angegebenen Karte ist nicht zustande gekommen, belastet wurde nichts.`,
          next: 'Bitte geben Sie auf der Seite Ihrer Buchung eine andere Karte oder eine Lastschrift an, oder rufen Sie uns an. Ihre Buchung bleibt bestehen.',
        },
        card: {
          subject: (number: string) => `Ihre Buchung ${number}: bitte geben Sie eine andere Karte an`,
          lead: (voyage: string) =>
            `Ihre Reise ${voyage} ist gebucht. Die Zahlung mit der angegebenen Karte ist nicht zustande gekommen, belastet wurde nichts.`,
          next: 'Bitte geben Sie auf der Seite Ihrer Buchung eine andere Karte an, oder rufen Sie uns an. Ihre Buchung bleibt bestehen.',
        },
        call: {
          subject: (number: string) => `Ihre Buchung ${number}: bitte rufen Sie uns wegen der Zahlung an`,
          lead: (voyage: string) =>
            `Ihre Reise ${voyage} ist gebucht. Die Zahlung mit der angegebenen Karte ist nicht zustande gekommen, belastet wurde nichts.`,
          next: 'Eine weitere Karte lässt sich auf der Seite Ihrer Buchung nicht mehr angeben. Rufen Sie uns an: Wir klären mit Ihnen, wie Sie zahlen möchten. Ihre Buchung bleibt bestehen.',
        },
        no_cover: {
          subject: (number: string) => `Ihre Buchung ${number}: wir nehmen noch keine Zahlung entgegen`,
          lead: (voyage: string) =>
            `Ihre Reise ${voyage} ist gebucht. Für die Reederei liegt uns zurzeit kein gültiger Sicherungsschein vor. Wir haben Ihre Karte deshalb nicht belastet und die Kartendaten gelöscht.`,
          next: 'Bis der Sicherungsschein nachgewiesen ist, nehmen wir keine Zahlung entgegen. Sie müssen nichts tun: Unsere Beratung meldet sich. Ihre Buchung bleibt bestehen.',
        },
      },
      action: 'Buchung ansehen',
    },
    paymentChallenge: {
      subject: (number: string) => `Ihre Buchung ${number}: bitte geben Sie die Zahlung bei Ihrer Bank frei`,
      heading: 'Ihre Bank bittet um Ihre Freigabe',
      lead: (voyage: string) =>
        `Ihre Reise ${voyage} ist gebucht. Für die Zahlung mit Ihrer Karte möchte Ihre Bank eine Freigabe von Ihnen; bis dahin wird nichts belastet.`,
      next: 'Öffnen Sie die Seite Ihrer Buchung und gehen Sie von dort zu Ihrer Bank. Nach 24 Stunden endet die Anfrage der Bank. Dann geben Sie die Karte noch einmal ein oder zahlen anders; Ihre Buchung bleibt bestehen.',
      action: 'Buchung öffnen und freigeben',
    },
    yourVoyage: 'Ihre Reise',
    theOperator: 'Die Reederei',
    questions: (phone: string, email: string) => `Fragen? Antworten Sie auf diese E-Mail oder rufen Sie uns an: ${phone}. E-Mail: ${email}.`,
    regards: (name: string) => `Freundliche Grüße\n${name}`,
    footer: {
      number: (number: string) => `Vorgangsnummer ${number}`,
      imprint: 'Impressum',
      privacy: 'Datenschutz',
      terms: 'AGB',
    },
  },
  {
    confirmation: {
      subject: (number: string, voyage: string) => `Booking confirmation ${number}: ${voyage}`,
      heading: 'Your voyage is booked',
      lead: (voyage: string, operator: string) =>
        `${operator} has confirmed your booking: ${voyage}. You will find all details below and in the attached confirmation, together with the package travel information.`,
      action: 'View booking',
    },
    option: {
      subject: (number: string, until: string) => `Your option ${number} is valid until ${until}`,
      heading: (until: string) => `Your cabin is held until ${until}`,
      lead: (voyage: string) =>
        `We are holding a cabin for you on ${voyage}. The option is without obligation: it creates no duty to pay and never turns into a booking by itself.`,
      next: (until: string) => `If you wish to travel, confirm the option as a fixed booking by ${until}. Without confirmation it then lapses free of charge.`,
      action: 'View option or make a fixed booking',
    },
    optionReminder: {
      subject: (number: string, hours: number) => `Your option ${number} ends in ${hours} hours`,
      heading: (until: string) => `Your option ends on ${until}`,
      lead: (voyage: string) => `We are still holding a cabin for you on ${voyage}.`,
      next: 'Confirm it as a fixed booking if you wish to travel. If you do nothing, the option lapses free of charge.',
      action: 'View option or make a fixed booking',
    },
    optionLapsed: {
      subject: (number: string) => `Your option ${number} has lapsed`,
      heading: 'Your option has lapsed',
      lead: (voyage: string, until: string) =>
        `The option on ${voyage} was valid until ${until} and was not confirmed as a fixed booking. The cabin is free again. You incur no cost.`,
      next: 'If you would still like to travel, request the voyage again or call us. Price and availability may have changed.',
      action: 'View details',
    },
    optionStays: {
      subject: (number: string, until: string) => `No fixed booking: your option ${number} still holds until ${until}`,
      heading: (until: string) => `Your option still holds until ${until}`,
      lead: (voyage: string, until: string) =>
        `Your option on ${voyage} has not become a fixed booking. Nothing is payable. The operator keeps holding the cabin for you until ${until}.`,
      next: (until: string) => `If you wish to travel, confirm the option once more by ${until}, or call us. Otherwise it then lapses free of charge.`,
      action: 'View option or make a fixed booking',
    },
    waitList: {
      subject: (number: string) => `You are on the wait list: ${number}`,
      heading: 'You are on the wait list',
      lead: (voyage: string) =>
        `Your category on ${voyage} is currently sold out. We have put you on the wait list. This is not a booking: no place is promised and nothing is payable.`,
      next: 'If a cabin becomes free, we offer it to you in the order of requests and with a time limit. Only when you accept it is anything booked.',
      action: 'View request',
    },
    waitListOffer: {
      subject: (number: string, until: string) => `A cabin has become free: ${number}, answer by ${until}`,
      heading: (until: string) => `A cabin is free for you until ${until}`,
      lead: (voyage: string) => `A cabin in your category has become free on ${voyage}. We are holding it for you.`,
      next: (until: string) => `Accept by ${until} if you would like it. If you do not, it goes to the next on the list. You incur no cost by that.`,
      action: 'View cabin and answer',
    },
    waitListOver: {
      subject: (number: string) => `Your wait-list request ${number} has ended`,
      heading: 'Unfortunately no place became free',
      lead: (voyage: string) =>
        `No place on the wait list of ${voyage} became free for you. Your request has ended with that. Nothing is booked and you incur no cost.`,
      next: 'If you are looking for another voyage, please call us.',
      action: 'View details',
    },
    customRequest: {
      subject: (number: string) => `We have received your custom request ${number}`,
      heading: 'We have received your custom request',
      lead: 'Our advisers are looking for a voyage that fits what you told us and will contact you by e-mail or telephone. The request is without obligation and free of charge.',
      action: 'View request',
    },
    offlineRequest: {
      subject: (number: string) => `Your request ${number} has been received and not yet checked`,
      heading: 'Received, not yet checked',
      lead: (voyage: string, operator: string) =>
        `We have stored your request for ${voyage}. The booking system of ${operator} has not answered it yet, so price and cabin are not yet confirmed.`,
      next: 'We are settling this and will write to you with the result. Until then nothing is confirmed and nothing is payable. Please do not send a second request.',
      action: 'View status',
    },
    rejected: {
      subject: (number: string) => `Your request ${number} could not be confirmed`,
      heading: 'Unfortunately not confirmed',
      lead: (voyage: string, operator: string) => `${operator} could not confirm your request for ${voyage}. Nothing is booked and nothing is payable.`,
      next: 'Our advisers have been informed and are looking for another cabin or another date. You can also reach us by telephone.',
      action: 'View status',
    },
    priceChanged: {
      subject: (what: string, number: string) => `The price of your ${what} ${number} has changed: please answer`,
      heading: 'The price has changed',
      lead: (operator: string, before: string, after: string) =>
        `${operator} states another price for your voyage than the one you accepted: ${before} before, ${after} now. Nothing is booked yet.`,
      next: (until: string, yes: string, no: string) =>
        `The decision is yours: if you accept the new price by ${until}, ${yes}. If you decline or do not answer, ${no} and you incur no cost.`,
      nextOpen: (yes: string, no: string) =>
        `The decision is yours: if you accept the new price, ${yes}. If you decline or do not answer, ${no} and you incur no cost.`,
      of: {
        fixed_booking: { what: 'booking', yes: 'we book bindingly for you', no: 'nothing is booked' },
        option_booking: { what: 'option', yes: 'we request the option at this price, without obligation', no: 'no option is requested' },
        wait_list: { what: 'request', yes: 'we put you on the wait list, without obligation', no: 'you are not put on the wait list' },
        custom_request: { what: 'request', yes: 'we request it at this price', no: 'nothing is requested' },
      },
      optionStays: (until: string) => `there is no fixed booking, your option still holds until ${until}`,
      action: 'View price and answer',
    },
    priceLapsed: {
      subject: (number: string) => `Your request ${number} has ended: the new price was not accepted`,
      heading: 'Not booked',
      lead: (voyage: string, operator: string) =>
        `${operator} had stated another price for ${voyage}. We did not receive an answer from you. Nothing is booked and nothing is payable.`,
      next: 'If you still wish to travel, choose a cabin on the page of the voyage, or call us.',
      action: 'View status',
    },
    paymentFailed: {
      heading: 'Booked, but not yet paid',
      ways: {
        again: {
          subject: (number: string) => `Your booking ${number}: please give another means of payment`,
          lead: (voyage: string) => `Your voyage ${voyage} is booked. The payment with the card you gave did not succeed; nothing was charged.`,
          next: 'Please give another card or a direct debit on the page of your booking, or call us. Your booking stands.',
        },
        card: {
          subject: (number: string) => `Your booking ${number}: please give another card`,
          lead: (voyage: string) => `Your voyage ${voyage} is booked. The payment with the card you gave did not succeed; nothing was charged.`,
          next: 'Please give another card on the page of your booking, or call us. Your booking stands.',
        },
        call: {
          subject: (number: string) => `Your booking ${number}: please call us about the payment`,
          lead: (voyage: string) => `Your voyage ${voyage} is booked. The payment with the card you gave did not succeed; nothing was charged.`,
          next: 'No further card can be given on the page of your booking. Call us, and we will settle with you how you would like to pay. Your booking stands.',
        },
        no_cover: {
          subject: (number: string) => `Your booking ${number}: we are not taking a payment yet`,
          lead: (voyage: string) =>
            `Your voyage ${voyage} is booked. We hold no valid insolvency certificate of the cruise line at present. We have therefore not charged your card and have deleted its details.`,
          next: 'Until the certificate is proved, we take no payment. There is nothing for you to do: our advisers will be in touch. Your booking stands.',
        },
      },
      action: 'View booking',
    },
    paymentChallenge: {
      subject: (number: string) => `Your booking ${number}: please confirm the payment at your bank`,
      heading: 'Your bank asks you to confirm',
      lead: (voyage: string) =>
        `Your voyage ${voyage} is booked. Your bank would like you to confirm the payment with your card; until then nothing is charged.`,
      next: 'Open the page of your booking and go to your bank from there. The bank’s request ends after 24 hours. You then enter the card once more or pay another way; your booking stands.',
      action: 'Open booking and confirm',
    },
    yourVoyage: 'your voyage',
    theOperator: 'The operator',
    questions: (phone: string, email: string) => `Questions? Reply to this e-mail or call us: ${phone}. E-mail: ${email}.`,
    regards: (name: string) => `Kind regards\n${name}`,
    footer: {
      number: (number: string) => `Reference ${number}`,
      imprint: 'Company details',
      privacy: 'Data privacy',
      terms: 'Terms',
    },
  },
);
