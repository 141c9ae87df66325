// Above every step of a booking that comes from samples (BOOK-21): nobody shall take it for a real one.
import { defineMessages } from '#domain/language.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { Notice } from '#platform/web/ui/notice.tsx';

const texts = defineMessages(
  { title: 'Beispieldaten', text: 'Diese Buchung läuft mit erfundenen Daten. Es wird nichts gebucht und nichts verschickt.' },
  { title: 'Sample data', text: 'This booking runs on invented data. Nothing is booked and nothing is sent.' },
);

export function MockNotice() {
  const t = useMessages(texts);
  return (
    <div className="wrap pt-4" data-part="mock-notice">
      <Notice tone="warn" title={t.title}>
        <p>{t.text}</p>
      </Notice>
    </div>
  );
}
