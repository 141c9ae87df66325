// Share, calendar file, print, compare (rule V5). Everything is a link that works without a script; with one, sharing uses the
// system's own sheet or the clipboard. Printing needs a script and appears with it.
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Printer from 'lucide-react/icons/printer';
import Scale from 'lucide-react/icons/scale';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useState, type MouseEvent } from 'react';
import { pathCodecs } from '#brands/paths.ts';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { IconButton, IconLink } from '#platform/web/ui/button.tsx';
import { isGone } from '../load-voyage.ts';
import type { VoyageDetails } from '../answer.ts';
import { voyageTexts } from '../texts.ts';
import { useScripted } from '../use-scripted.ts';
import { withQuery } from '../voyage-choice.ts';

/** How long 'Link copied' stands. */
const SAID_MS = 4000;

function ShareLink({ title, address }: { readonly title: string; readonly address: string }) {
  const t = useMessages(voyageTexts);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const share = (event: MouseEvent) => {
    if (typeof navigator.share === 'function') {
      event.preventDefault();
      // Closing the system's sheet rejects: nothing to say about it.
      navigator.share({ title, url: address }).catch(() => {});
    } else if (navigator.clipboard) {
      event.preventDefault();
      navigator.clipboard.writeText(address).then(
        () => setCopied(true),
        () => {},
      );
    }
  };
  return (
    <span className="relative">
      <IconLink
        label={t.share}
        icon={<Share2 aria-hidden="true" />}
        href={`mailto:?subject=${encodeURIComponent(`${t.shareMail}: ${title}`)}&body=${encodeURIComponent(address)}`}
        onClick={share}
      />
      <output className={copied ? 'card absolute top-full left-1/2 z-10 -translate-x-1/2 px-3 py-1.5 text-sm whitespace-nowrap' : 'sr-only'}>
        {copied ? t.shared : ''}
      </output>
    </span>
  );
}

/** @param query of the page's choice: who opens a shared link sees the same price */
export function VoyageActions({ voyage, query }: { readonly voyage: VoyageDetails; readonly query: string }) {
  const t = useMessages(voyageTexts);
  const { brand, origin, localePrefix } = useRuntime();
  const scripted = useScripted();
  const { id } = voyage.card;
  return (
    <nav aria-label={t.actions} className="-ml-2.5 flex no-print md:ml-0">
      <ShareLink title={voyage.title} address={origin + localePrefix + withQuery(voyage.canonicalPath, query)} />
      {!isGone(voyage) && (
        <>
          <IconLink label={t.calendar} icon={<CalendarPlus aria-hidden="true" />} href={`/files/voyage-${id}.ics`} />
          <IconLink
            label={t.compare}
            icon={<Scale aria-hidden="true" />}
            href={withQuery(pathCodecs[brand].toPublic('/compare'), [`k=${id}`, query].filter(Boolean).join('&'))}
            rel="nofollow"
          />
          <IconButton label={t.print} icon={<Printer aria-hidden="true" />} className={scripted ? '' : 'invisible'} onClick={() => print()} />
        </>
      )}
    </nav>
  );
}
