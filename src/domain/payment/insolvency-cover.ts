// The organiser's insolvency cover: who insures the customer's money, and whether the cover holds on a day (LAW-04, BGB § 651r, § 651t).
import { isIsoDate, type IsoDate } from '../calendar/calendar.ts';

export interface InsolvencyCover {
  readonly insurer: string;
  /** Address, telephone number and e-mail address, one text: it is shown as it is (§ 651t no. 2). */
  readonly contact: string;
  /** The certificate, https or an address of our own. */
  readonly documentUrl: string;
  readonly validFrom: IsoDate;
  /** The last day of the cover. */
  readonly validTo: IsoDate;
}

/** What operators.insolvency_cover holds, or undefined: a cover with a missing part counts as none. */
export function parseInsolvencyCover(value: unknown): InsolvencyCover | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const row = value as Readonly<Record<string, unknown>>;
  const { validFrom, validTo } = row;
  const insurer = filled(row['insurer']);
  const contact = filled(row['contact']);
  const documentUrl = filled(row['documentUrl']);
  if (!insurer || !contact || !documentUrl || !isDocumentAddress(documentUrl)) return undefined;
  if (!isIsoDate(validFrom) || !isIsoDate(validTo) || validTo < validFrom) return undefined;
  return { insurer, contact, documentUrl, validFrom, validTo };
}

/** Whether money may be taken on that day of the agency. Both ends belong to the cover. */
export const coversOn = (cover: InsolvencyCover | undefined, day: IsoDate): boolean => cover !== undefined && cover.validFrom <= day && day <= cover.validTo;

const filled = (value: unknown): string | undefined => (typeof value === 'string' ? value.trim() || undefined : undefined);
/** Never script or data: the address becomes a link. */
const isDocumentAddress = (address: string): boolean => /^(?:https:\/\/[^\s/]|\/(?![/\\]))\S*$/.test(address);
