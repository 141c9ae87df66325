// Where a bank or a payment provider leads back to: on to the booking that this tab came from, with the card that was entered there (PAY-03,
// PAY-04, BOOK-24). Without that memory the mail has the way.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pathCodecs } from '#brands/paths.ts';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { LinkButton } from '#platform/web/ui/button.tsx';
import { LiveStatus } from '#platform/web/ui/live-status.tsx';
import { isToken } from '../summary/card-message.ts';
import { Help } from './status-details.tsx';
import { statusTexts } from './status-texts.ts';
import { takeWayBack } from './way-back.ts';

export function ReturnScreen() {
  const t = useMessages(statusTexts);
  const { brand, localePrefix } = useRuntime();
  const router = useRouter();
  const [isLost, setLost] = useState(true);
  useEffect(() => {
    const key = takeWayBack(sessionStorage, Date.now());
    if (key === undefined) return;
    setLost(false);
    const token = new URLSearchParams(location.search).get('token');
    const query = token !== null && isToken(token) ? `?token=${encodeURIComponent(token)}` : '';
    void router.navigate({ href: localePrefix + pathCodecs[brand].toPublic(`/booking-status/${key}`) + query, replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the address that the page was opened with
  }, []);
  return (
    <div data-source="src/features/booking/web/status/return.screen.tsx" className="wrap py-8">
      <div className="max-w-prose" data-part="booking-return">
        <h1>{t.returnTitle}</h1>
        <LiveStatus text={isLost ? '' : t.returnGoing} />
        <p className="mt-3 mb-8">{isLost ? t.returnLost : t.returnGoing}</p>
        {isLost && <Help number={null} />}
        <p className="mt-6">
          <LinkButton href="/">{t.home}</LinkButton>
        </p>
      </div>
    </div>
  );
}
