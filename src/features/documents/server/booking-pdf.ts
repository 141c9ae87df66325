// The paper of a booking: what was ordered, the terms, and the form sheet for package travel behind it (LAW-03, L-DE-19, L-DE-22).
import { brands } from '#brands/brands.ts';
import { brandLooks } from './brand-look.ts';
import { agencyContact, allSections, formOf, type ShopBooking } from './booking-sections.ts';
import { paperTexts } from './paper-texts.ts';
import type { Block, Section } from './paper.ts';
import { PdfWriter } from './pdf-writer.ts';
import type { PackageForm } from '../package-form.ts';

/** The sheet's blocks under its own headings. */
function formSections({ title, blocks }: PackageForm, versionText: string): Section[] {
  const sections: { title: string; blocks: Block[] }[] = [{ title, blocks: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ title: block.text, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  sections.at(-1)?.blocks.push({ kind: 'paragraph', text: versionText });
  return sections;
}

/** @returns a tagged PDF with title and language; the same record makes the same file */
export async function bookingPdf(record: ShopBooking, options: { readonly compress?: boolean } = {}): Promise<Buffer> {
  const t = paperTexts[record.language];
  const brand = brands[record.brand];
  const title = `${t.kinds[record.kind]} ${record.number}`;
  const writer = new PdfWriter({
    title,
    author: brand.name,
    locale: record.language === 'de' ? 'de-DE' : 'en-GB',
    madeAt: new Date(record.createdAt),
    look: brandLooks[record.brand],
    footer: (page, pages) => `${t.agency(brand.name)} · ${agencyContact(record.brand)} · ${record.number} · ${t.page(page, pages)}`,
    ...options,
  });
  writer.heading(title);
  for (const section of allSections(record)) writer.section(section);
  const form = formOf(record);
  if (form) {
    writer.newPage();
    for (const section of formSections(form, t.form.version(form.version))) writer.section(section);
  }
  return writer.finish();
}
