// What was put beside each other, below the list, and the way to the comparison (rule R14).
import X from 'lucide-react/icons/x';
import { AppLink } from '#platform/web/app-runtime/app-link.tsx';
import { useMessages } from '#platform/web/i18n.ts';
import { IconButton } from '#platform/web/ui/button.tsx';
import { useCompare } from '../device-memory.ts';
import { screenTexts } from '../screen-texts.ts';
import { useCompareHref } from './compare-switch.tsx';

export default function CompareTray({ carry }: { readonly carry: string }) {
  const t = useMessages(screenTexts);
  const href = useCompareHref();
  const compare = useCompare();
  if (compare.voyages.length === 0) return null;
  return (
    <section
      aria-label={t.compareTray}
      className="card card-floating sticky bottom-3 z-20 max-md:bottom-18 mx-auto mt-6 flex w-fit max-w-full flex-wrap items-center gap-2 p-2.5 no-print"
    >
      <ul className="flex flex-wrap gap-2 max-md:hidden">
        {compare.voyages.map((voyage) => (
          <li key={voyage.id} className="tag max-w-52 py-0 pr-0">
            <span className="truncate">{voyage.title}</span>
            <IconButton
              label={t.compareRemove(voyage.title)}
              icon={<X aria-hidden="true" />}
              className="min-h-9 w-9"
              onClick={() => compare.remove(voyage.id)}
            />
          </li>
        ))}
      </ul>
      <AppLink
        href={href(
          compare.voyages.map((voyage) => voyage.id),
          carry,
        )}
        className="btn btn-primary btn-compact"
      >
        {t.compareGo(compare.voyages.length)}
      </AppLink>
      <button type="button" className="btn btn-quiet btn-compact" onClick={compare.clear}>
        {t.compareClear}
      </button>
    </section>
  );
}
