// What was asked for, each removable with one click, and everything at once (rule R4).
import X from 'lucide-react/icons/x';
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { useMessages } from '#platform/web/i18n.ts';
import { uiTexts } from '#platform/web/ui/texts.ts';
import { useResults } from '../results-context.tsx';
import { screenTexts } from '../screen-texts.ts';

export function AppliedChips() {
  const t = useMessages(screenTexts);
  const ui = useMessages(uiTexts);
  const { answer, hrefOf } = useResults();
  if (answer.appliedFilterItems.length === 0) return null;
  return (
    <ul
      aria-label={t.applied}
      className="relative flex items-center gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap"
    >
      {answer.appliedFilterItems.map((item) => (
        <li key={`${item.linkKey}=${item.linkValue}`} className="flex-none">
          <AppLink href={hrefOf(item.link)} keepScroll rel="nofollow" prefetch={false} className="chip chip-filter" aria-label={ui.remove(item.label)}>
            {item.label}
            <X aria-hidden="true" />
          </AppLink>
        </li>
      ))}
      <li className="flex-none">
        <AppLink href={hrefOf('')} keepScroll prefetch={false} className="link-row text-sm">
          {t.clear}
        </AppLink>
      </li>
    </ul>
  );
}
