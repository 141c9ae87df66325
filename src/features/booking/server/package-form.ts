// The statutory form of a package, as the summary shows it and the booking archives it (LAW-03).
import { brands } from '#brands/brands.ts';
import { agencyDay } from '#domain/calendar/calendar.ts';
import { coversOn, parseInsolvencyCover } from '#domain/payment/insolvency-cover.ts';
import { packageForm, packageFormParagraphs, packageFormVersion } from '#features/documents/package-form.ts';
import type { ShopAsker } from '#features/voyage/server/asker.ts';
import type { VoyageFacts } from './facts.ts';
import type { PackageForm } from './summary.service.ts';

export function statutoryForm(voyage: VoyageFacts, asker: ShopAsker): PackageForm {
  const brand = brands[asker.brand];
  const cover = parseInsolvencyCover(voyage.terms.insolvencyCover);
  const form = packageForm(asker.language, {
    organiser: voyage.row.operator_name,
    organiserContact: null,
    agency: brand.name,
    agencyContact: `${brand.phone.shown}, ${brand.serviceEmail}`,
    insurer: cover && coversOn(cover, agencyDay(asker.now)) ? { name: cover.insurer, contact: cover.contact } : null,
  });
  return { version: packageFormVersion, title: form.title, paragraphs: packageFormParagraphs(form) };
}
