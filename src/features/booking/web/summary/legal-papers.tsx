// Package form in full, insolvency cover, terms: all of it before the order block (LAW-03, L-DE-19, L-DE-21).
import type { ReactNode } from 'react';
import type { BookingSummary } from '#features/booking/contract.ts';
import { useBrand } from '#platform/web/app-runtime/runtime.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { summaryTexts } from './summary-texts.ts';

/** What is accepted with an order, each a page to be read. */
export function useOrderDocuments(): readonly { readonly href: string; readonly label: string }[] {
  const t = useMessages(summaryTexts);
  const brand = useBrand();
  return [
    { href: brand.termsUrl, label: t.terms },
    { href: brand.packageFormUrl, label: t.packagePage },
  ];
}

interface LegalPapersProps extends Pick<BookingSummary, 'packageForm' | 'insolvencyCover'> {
  /** The tick of the terms. */
  readonly children: ReactNode;
}

export function LegalPapers({ packageForm: form, insolvencyCover: cover, children }: LegalPapersProps) {
  const t = useMessages(summaryTexts);
  const brand = useBrand();
  return (
    <section aria-labelledby="legal-title" className="grid gap-4" data-part="legal">
      <h2 id="legal-title" className="text-xl">
        {t.legal}
      </h2>
      <Disclosure summary={form.title || t.packageForm} className="border-y border-line" data-part="package-form">
        <div className="prose">
          {form.paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          <p className="hint">{t.version(form.version)}</p>
        </div>
      </Disclosure>
      {cover && (
        <p className="text-sm">
          <b>{t.cover}:</b> {t.coverText(cover.insurer, cover.contact)}{' '}
          {cover.documentUrl !== null && (
            <a className="link" href={cover.documentUrl} target="_blank" rel="noopener">
              {t.coverDocument}
            </a>
          )}
        </p>
      )}
      {children}
      <p className="hint">
        {t.privacyNote}{' '}
        <a className="link" href={brand.privacyUrl} target="_blank" rel="noopener">
          {t.privacy}
        </a>
      </p>
    </section>
  );
}
