// Words of the options that every operator has; what an operator names itself comes from its data.
import { defineMessages } from '#domain/language.ts';

export const optionTexts = defineMessages(
  {
    arrivals: { cruise_only: 'Eigene Anreise', cruise_with_flight: 'Flug der Reederei', cruise_with_kfb_flight: 'Flug über uns' },
    arrivalInfo: {
      cruise_only: 'Sie reisen selbst zum Hafen und zurück.',
      cruise_with_flight: 'Hin- und Rückflug mit Transfer zum Schiff. Verspätet sich der Flug, wartet oder hilft die Reederei.',
      cruise_with_kfb_flight: 'Wir buchen Hin- und Rückflug für Sie. Der Transfer zum Schiff ist nicht enthalten.',
    },
    fixed: 'Fest buchen',
    fixedInfo: 'Die Kabine gehört Ihnen. Mit der Bestätigung entsteht die Pflicht zu zahlen.',
    fixedAtOperatorInfo:
      'Sobald die Reederei bestätigt, gehört die Kabine Ihnen, und es entsteht die Pflicht zu zahlen. Bestätigt sie nicht, ist nichts zu zahlen.',
    option: 'Als Option reservieren',
    optionInfo: 'Wir halten die Kabine unverbindlich. Ohne Ihre Bestätigung verfällt die Option von selbst, und es kostet nichts.',
    services: {
      diet: { label: 'Besondere Kost', info: 'Vegetarisch, glutenfrei oder anderes: Schreiben Sie es unter Wünsche dazu.' },
      assistance: { label: 'Hilfe beim Einschiffen', info: 'Rollstuhl oder Begleitung bis zur Kabine.' },
      celebration: { label: 'Anlass an Bord', info: 'Geburtstag oder Jubiläum während der Reise.' },
    },
    seatings: {
      early: { label: 'Frühe Tischzeit', info: 'gegen 18 Uhr' },
      late: { label: 'Späte Tischzeit', info: 'gegen 20.30 Uhr' },
      open: { label: 'Offene Tischzeit', info: 'wann Sie mögen' },
    },
    tables: {
      two: { label: 'Tisch für zwei', info: '' },
      four: { label: 'Tisch für vier', info: '' },
      large: { label: 'Großer Tisch', info: 'sechs bis zehn Personen' },
    },
    beds: { double: { label: 'Doppelbett', info: '' }, twin: { label: 'Getrennte Betten', info: '' } },
    upgrade: { label: 'Bessere Kabine zum gleichen Preis', info: 'wenn bei der Abreise eine frei ist' },
    promotions: {
      onboard_credit: { label: 'Bordguthaben der Reederei', info: 'Gehört zum Angebot dieser Reise. Die Höhe nennt die Reederei mit der Bestätigung.' },
      free_drinks: { label: 'Getränke inklusive', info: 'Gehört zum Angebot dieser Reise. Was dazugehört, sagt die Reederei mit der Bestätigung.' },
    },
    rail: 'Zugticket 2. Klasse, hin und zurück',
    railInfo: (adult: number) => `Zum Flughafen oder zum Hafen und zurück, in jedem Zug. Unter ${adult} Jahren gilt der Kinderpreis.`,
    insuranceExtra: (name: string, insurer: string, premium: string) =>
      `Wunsch nach Versicherung: ${name}, ${insurer}, ${premium} – eigener Vertrag, nicht im Reisepreis; die Unterlagen folgen getrennt`,
    voucherExtra: (codes: string) => `Gutschein ${codes}: wird von unserer Beratung geprüft`,
  },
  {
    arrivals: { cruise_only: 'Own travel', cruise_with_flight: 'Flight by the cruise line', cruise_with_kfb_flight: 'Flight arranged by us' },
    arrivalInfo: {
      cruise_only: 'You travel to the port and back yourselves.',
      cruise_with_flight: 'Return flight with transfer to the ship. If the flight is late, the cruise line waits or helps.',
      cruise_with_kfb_flight: 'We book the return flight for you. The transfer to the ship is not included.',
    },
    fixed: 'Book now',
    fixedInfo: 'The cabin is yours. With the confirmation comes the obligation to pay.',
    fixedAtOperatorInfo: 'Once the cruise line confirms, the cabin is yours and the obligation to pay begins. If it does not confirm, nothing is payable.',
    option: 'Hold as an option',
    optionInfo: 'We hold the cabin without obligation. Unless you confirm, the option lapses by itself and costs nothing.',
    services: {
      diet: { label: 'Special diet', info: 'Vegetarian, gluten-free or other: tell us more under wishes.' },
      assistance: { label: 'Help with boarding', info: 'Wheelchair or company to the cabin.' },
      celebration: { label: 'Occasion on board', info: 'A birthday or anniversary during the voyage.' },
    },
    seatings: {
      early: { label: 'Early seating', info: 'about 6 pm' },
      late: { label: 'Late seating', info: 'about 8.30 pm' },
      open: { label: 'Open seating', info: 'whenever you like' },
    },
    tables: {
      two: { label: 'Table for two', info: '' },
      four: { label: 'Table for four', info: '' },
      large: { label: 'Large table', info: 'six to ten people' },
    },
    beds: { double: { label: 'Double bed', info: '' }, twin: { label: 'Twin beds', info: '' } },
    upgrade: { label: 'Better cabin at the same price', info: 'if one is free at departure' },
    promotions: {
      onboard_credit: {
        label: 'On-board credit from the cruise line',
        info: 'Part of this voyage’s offer. The cruise line names the amount with the confirmation.',
      },
      free_drinks: { label: 'Drinks included', info: 'Part of this voyage’s offer. The cruise line says what belongs to it with the confirmation.' },
    },
    rail: 'Train ticket, 2nd class, return',
    railInfo: (adult) => `To the airport or the port and back, on any train. The child’s price is for those under ${adult}.`,
    insuranceExtra: (name, insurer, premium) =>
      `Insurance wished for: ${name}, ${insurer}, ${premium} – a contract of its own, not part of the travel price; its documents follow separately`,
    voucherExtra: (codes) => `Voucher ${codes}: our advisers check it`,
  },
);
