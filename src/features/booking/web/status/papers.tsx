// The papers to take along. The calendar names nobody; what names persons asks for a date of birth first (BOOK-24), by a form that works without
// a script.
import CalendarDays from 'lucide-react/icons/calendar-days';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { BookingStatus } from '#features/booking/status-contract.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DatePartsField } from '#platform/web/ui/date-parts-field.tsx';
import { formTexts } from '../form/form-texts.ts';
import { statusTexts } from './status-texts.ts';

interface PapersProps {
  readonly files: BookingStatus['files'];
  /** The date that was given last opened nothing. */
  readonly isRefused: boolean;
}

function PdfForm({ action, isRefused }: { readonly action: string; readonly isRefused: boolean }) {
  const t = useMessages(statusTexts);
  const form = useMessages(formTexts);
  const language = useLanguage();
  // The file comes without another page: what was said of the last date is over once the next is sent.
  const [isSent, setSent] = useState(false);
  return (
    <form method="post" action={action} className="mt-3 grid gap-4" onSubmit={() => setSent(true)}>
      <input type="hidden" name="language" value={language} />
      <p>{t.pdfAsks}</p>
      <DatePartsField name="birthDate" label={t.pdfBirthDate} hint={form.birthDateHint} error={isRefused && !isSent ? t.pdfRefused : undefined} />
      <p>
        <Button type="submit">
          <Download aria-hidden="true" />
          {t.pdfButton}
        </Button>
      </p>
    </form>
  );
}

export function Papers({ files, isRefused }: PapersProps) {
  const t = useMessages(statusTexts);
  return (
    <section id="papers" aria-labelledby="papers-title" className="mt-10 border-t border-line pt-6" data-part="papers">
      <h2 id="papers-title" className="text-xl">
        {t.papers}
      </h2>
      {files.calendar !== null && (
        <p className="mt-3">
          <a className="link-row" href={files.calendar} download rel="noreferrer">
            <CalendarDays aria-hidden="true" />
            {t.calendar}
          </a>
        </p>
      )}
      <h3 className="mt-5 text-lg">{t.pdf}</h3>
      {files.pdf === null ? <p className="mt-2">{t.pdfInMail}</p> : <PdfForm action={files.pdf} isRefused={isRefused} />}
    </section>
  );
}
