// Booking is closed for a while: no error, and nothing to be done here. The page says until when, and who helps meanwhile (BOOK-18).
import type { Failure } from '#platform/contract/failures.ts';
import { dataText } from './exceptions.ts';
import { TroubleView, type TroubleWays } from './trouble-view.tsx';

export interface ClosedText {
  readonly title: string;
  /** Cleaned by the server. */
  readonly html: string;
}

/** What a failure says of a maintenance; null for every other failure. */
export const closedTextOf = ({ code, data }: Pick<Failure, 'code' | 'data'>): ClosedText | null =>
  code === 'Maintenance' ? { title: dataText(data, 'title') ?? '', html: dataText(data, 'html') ?? '' } : null;

const ways: TroubleWays = {
  onReload: () => undefined,
  onRestart: () => undefined,
  onRetry: () => location.reload(),
  onClose: () => undefined,
  partyHref: '',
  cabinHref: '',
  voyageHref: undefined,
};

export function ClosedPage({ page }: { readonly page: ClosedText }) {
  const trouble = { kind: 'maintenance', code: 'Maintenance', place: 'availability', cabin: '', category: '', message: '', most: 0, page } as const;
  return (
    <div className="wrap py-12">
      <TroubleView trouble={trouble} persons={0} ways={ways} />
    </div>
  );
}
