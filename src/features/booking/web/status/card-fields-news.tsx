// The card's fields before they are there: asked for where a card is the only way, on their way, or not to be had.
import { useMessages } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LiveStatus } from '#platform/web/ui/live-status.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { cardTexts } from '../summary/card-texts.ts';
import { paymentFieldId } from '../summary/payment-values.ts';
import type { PagePayment } from './page-payment.ts';
import { statusTexts } from './status-texts.ts';

export function CardFieldsNews({ payment }: { readonly payment: PagePayment }) {
  const t = useMessages(statusTexts);
  const card = useMessages(cardTexts);
  const { settings, values, fields } = payment;
  const isChosen = values.method === 'creditCard';
  const isOnlyWay = settings.isCardOffered === true && !settings.supportsSepaPayment && settings.isRequired;
  const isLoading = isChosen && fields === 'loading' && settings.cardFields === null;
  if (isOnlyWay && !isChosen)
    return (
      <p>
        <Button id={paymentFieldId('creditCard')} onClick={() => payment.change((before) => ({ ...before, method: 'creditCard' }))}>
          {t.cardEnter}
        </Button>
      </p>
    );
  return (
    <>
      <LiveStatus text={isLoading ? card.loading : ''} />
      {isLoading && (
        <p className="flex items-center gap-2 text-ink-2" aria-hidden="true">
          <span className="spinner" />
          {card.loading}
        </p>
      )}
      {isChosen && fields === 'failed' && settings.cardFields === null && (
        <Notice tone="warn" live>
          <p>{t.cardNotLoaded}</p>
          <p className="mt-3">
            <Button size="compact" onClick={() => void payment.fieldsAgain()}>
              {t.cardAgain}
            </Button>
          </p>
        </Notice>
      )}
    </>
  );
}
