// The form sheet for package travel as blocks of text: the page before the order, the paper and the hash of what was shown have one source
// (LAW-03; Anlage 11 zu Art. 250 § 2 EGBGB; Directive (EU) 2015/2302, annex I part A). Contents by statute, wording ours.
import type { Language } from '#domain/language.ts';
import { packageFormTexts } from './package-form-texts.ts';

/** Changes with every change of the wording; a booking keeps the version that was shown. */
export const packageFormVersion = 'package-travel/2026-11';

export interface PackageFormFacts {
  /** The operator as the party that is liable. */
  readonly organiser: string;
  /** Its address, telephone and e-mail, as far as known. */
  readonly organiserContact: string | null;
  /** The agency that sells the voyage. */
  readonly agency: string;
  /** Round-the-clock number or contact point through which the traveller reaches organiser or agency. */
  readonly agencyContact: string;
  /** null = no valid cover is known: then nothing may be paid (§ 651t BGB), and the sheet says so. */
  readonly insurer: { readonly name: string; readonly contact: string } | null;
}

export type FormBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

export interface PackageForm {
  readonly version: string;
  readonly title: string;
  readonly blocks: readonly FormBlock[];
}

/** The form sheet in a language, with the names that belong to one voyage. */
export function packageForm(language: Language, facts: PackageFormFacts): PackageForm {
  const t = packageFormTexts[language];
  const organiser = facts.organiserContact ? `${facts.organiser} (${facts.organiserContact})` : facts.organiser;
  return {
    version: packageFormVersion,
    title: t.title,
    blocks: [
      { kind: 'paragraph', text: t.intro },
      { kind: 'paragraph', text: t.liable(facts.organiser) },
      { kind: 'paragraph', text: facts.insurer ? t.covered(facts.organiser) : t.notCovered(facts.organiser) },
      { kind: 'heading', text: t.rightsTitle },
      { kind: 'list', items: Object.values(t.rights).map((text) => text(facts.agency, facts.agencyContact)) },
      { kind: 'heading', text: t.insolvencyTitle },
      { kind: 'paragraph', text: facts.insurer ? t.insolvency(facts.organiser, facts.insurer.name, facts.insurer.contact) : t.insolvencyOpen(facts.organiser) },
      { kind: 'paragraph', text: t.insolvencyNote },
      { kind: 'heading', text: t.partiesTitle },
      { kind: 'paragraph', text: t.parties(organiser, facts.agency, facts.agencyContact) },
      { kind: 'paragraph', text: t.law },
    ],
  };
}

/** The blocks as lines, for pages and answers that know paragraphs alone. */
export const packageFormParagraphs = (form: PackageForm): string[] =>
  form.blocks.flatMap((block) => (block.kind === 'list' ? block.items.map((item) => `• ${item}`) : [block.text]));

/** All of it as one text, in one fixed form: what is hashed and archived (L-DE-19). */
export const packageFormText = (form: PackageForm): string => [form.version, form.title, ...packageFormParagraphs(form)].join('\n\n');

/** Which sheet belongs before a contract (L-DE-20). A cruise with nights is a package by itself: carriage and lodging. */
export type TravelForm = 'package' | 'linked_arrangement' | 'none';
export type TravelService = 'voyage' | 'flight' | 'rail' | 'hotel';

/**
 * Insurance is no travel service (§ 651a (3) BGB) and changes nothing.
 * @param services what is sold for one journey
 * @param contracts one contract or price for all of it, or one per service
 */
export function travelForm(services: readonly TravelService[], contracts: 'one' | 'one_each'): TravelForm {
  const kinds = new Set(services);
  if (kinds.size === 0) return 'none';
  const alone = kinds.has('voyage') ? 'package' : 'none';
  if (kinds.size === 1) return alone;
  return contracts === 'one' ? 'package' : 'linked_arrangement';
}
