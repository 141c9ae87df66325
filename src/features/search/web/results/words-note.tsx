// What was read out of the visitor's own words, and what was not: nobody has to guess (rule S6, SEARCH-14).
import { useMessages } from '#platform/web/i18n.ts';
import { useResults } from '../results-context.tsx';
import { screenTexts } from '../screen-texts.ts';

export function WordsNote() {
  const t = useMessages(screenTexts);
  const { words } = useResults().answer;
  if (!words) return null;
  return (
    <div className="notice">
      <div className="grid gap-1.5">
        {words.understood.length > 0 && (
          <p className="flex flex-wrap items-center gap-1.5">
            <b>{t.understood}:</b>
            {words.understood.map((part) => (
              <span key={`${part.field} ${part.text}`} className="tag bg-surface" data-tone="ok">
                {part.text}
              </span>
            ))}
          </p>
        )}
        {words.unread.length > 0 && (
          <p className="flex flex-wrap items-center gap-1.5">
            <b>{t.unread}:</b>
            {words.unread.map((word) => (
              <span key={word} className="tag" data-tone="warn">
                {word}
              </span>
            ))}
            <span>{t.unreadSearched}</span>
          </p>
        )}
      </div>
    </div>
  );
}
