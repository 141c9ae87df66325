// A booking for tests, valid by default.
import { brands, type BrandId } from '#brands/brands.ts';
import { money } from '#domain/money/money.ts';
import { packageFormVersion } from '../package-form.ts';
import type { ShopBooking } from './booking-sections.ts';

export function sampleBooking(brand: BrandId, more: Partial<ShopBooking> = {}): ShopBooking {
  const { language } = brands[brand];
  const german = language === 'de';
  return {
    id: '7d8f7d2e-6c9a-4f6b-9b1e-0a6f3f1c2d3e',
    number: '2027-10482',
    kind: 'fixed_booking',
    state: 'fixed',
    brand,
    language,
    createdAt: '2026-11-20T09:30:00.000Z',
    voyage: {
      id: 4711,
      title: german ? 'Norwegens Fjorde & Nordkap' : 'Norway’s fjords & North Cape',
      ship: 'Nordlys',
      operator: 'Hanse Reederei',
      departsOn: '2027-06-12',
      returnsOn: '2027-06-15',
      nights: 3,
      embarkation: 'Kiel',
      disembarkation: 'Bergen',
      itinerary: [
        { date: '2027-06-12', place: 'Kiel', country: german ? 'Deutschland' : 'Germany', arrives: null, departs: '18:00', timeZone: 'Europe/Berlin' },
        { date: '2027-06-13', place: '', country: '', arrives: null, departs: null, timeZone: null },
        { date: '2027-06-14', place: 'Ålesund', country: german ? 'Norwegen' : 'Norway', arrives: '08:00', departs: '17:00', timeZone: 'Europe/Oslo' },
        { date: '2027-06-15', place: 'Bergen', country: german ? 'Norwegen' : 'Norway', arrives: '07:30', departs: null, timeZone: 'Europe/Oslo' },
      ],
    },
    category: { code: 'BB', name: 'Komfort', cabinType: german ? 'Balkonkabine' : 'Balcony cabin', cabinNumber: '8068' },
    fareName: 'Classic',
    extras: [german ? 'Frühe Tischzeit' : 'Early dining'],
    party: [
      { name: 'Zoë Dvořák-Größ', birthDate: '1980-02-29' },
      { name: 'Łukasz O’Hara', birthDate: '1979-12-31' },
    ],
    contact: {
      name: 'Zoë Dvořák-Größ',
      greeting: german ? 'Guten Tag Zoë Dvořák-Größ' : 'Dear Zoë Dvořák-Größ',
      street: 'Hafenstraße 5',
      postCode: '20095',
      city: 'Hamburg',
      country: german ? 'Deutschland' : 'Germany',
      phone: '+49 40 123456',
      email: 'zoe@post.example',
    },
    priceLines: [
      { label: german ? '2 × Erwachsene, Balkonkabine' : '2 × adults, balcony cabin', amount: money(357_000, 'EUR'), contained: false },
      { label: german ? 'Hafengebühren' : 'Port charges', amount: money(24_050, 'EUR'), contained: true },
    ],
    total: money(357_000, 'EUR'),
    newTotal: null,
    answerUntil: null,
    payment: {
      deposit: money(71_400, 'EUR'),
      depositDueDays: 7,
      balanceDueDays: 30,
      method: german ? 'Lastschrift, Konto endet auf 4321' : 'Direct debit, account ending 4321',
    },
    paymentTry: null,
    optionValidUntil: null,
    organiser: { name: 'Hanse Reederei GmbH', address: 'Am Kai 1, 20457 Hamburg', phone: '+49 40 999', email: 'info@hanse.example' },
    insolvencyCover: {
      insurer: 'Sicher AG',
      contact: 'Ring 1, 10115 Berlin\n+49 30 111, schutz@sicher.example',
      documentUrl: 'https://sicher.example/schein.pdf',
    },
    customRequest: null,
    specialRequests: german ? 'Ruhige Kabine' : 'A quiet cabin',
    information: [
      { title: german ? 'Pass und Visum' : 'Passport and visa', text: german ? 'Reisepass, sechs Monate gültig.' : 'Passport, valid for six months.' },
    ],
    cancellationNote: german ? 'Bis 50 Tage vor Beginn 20 Prozent.' : 'Up to 50 days before the start 20 per cent.',
    packageFormVersion,
    pageUrl: `${brands[brand].productionUrl}/b/abc`,
    ...more,
  };
}

export const optionBooking = (brand: BrandId, more: Partial<ShopBooking> = {}): ShopBooking =>
  sampleBooking(brand, { kind: 'option_booking', state: 'option_held', optionValidUntil: '2026-11-25T16:00:00.000Z', payment: null, ...more });
