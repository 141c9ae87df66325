// The card: the provider's own fields in a frame, or the way to its page; afterwards which card was entered (PAY-03, screen 5.17, rule F12).
// Number and code are typed there and never come here.
import { useCallback, useEffect, useRef, useState } from 'react';
import { cardName, expiryShown } from '#domain/payment/card-name.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { useRuntime } from '#platform/web/app-runtime/runtime.ts';
import { Button, LinkButton } from '#platform/web/ui/button.tsx';
import { FieldError } from '#platform/web/ui/field.tsx';
import { LiveStatus } from '#platform/web/ui/live-status.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { readCardMessage, type EnteredCard } from './card-message.ts';
import { cardTexts } from './card-texts.ts';
import type { CardPlace } from './payment-values.ts';

/** Fields that have not said anything by then have not come: milliseconds. */
const SILENCE_MS = 12_000;
/** About what the fields need before they say how high they are: CSS pixels. */
const FIRST_HEIGHT = 420;

interface CardPanelProps {
  readonly id: string;
  readonly place: CardPlace;
  readonly card: EnteredCard | null;
  readonly error: string | undefined;
  readonly onCard: (card: EnteredCard | null) => void;
  /** Fetches the address of the fields once more; resolves when it is known or cannot be had. */
  readonly onAgain: () => Promise<void>;
}

/** 'Visa •••• 4242, gültig bis 08/29', and the way to another one. */
function Entered({ card, isNew, onAnother }: { readonly card: EnteredCard; readonly isNew: boolean; readonly onAnother: () => void }) {
  const t = useMessages(cardTexts);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The frame had the focus and is gone.
    if (isNew) line.current?.focus();
  }, [isNew]);
  const { facts } = card;
  const words = facts ? t.entered(cardName(facts.brand, facts.last4), expiryShown(facts.expiresMonth, facts.expiresYear)) : t.enteredUnknown;
  return (
    <div data-part="card-entered">
      <p ref={line} tabIndex={-1} className="font-semibold break-words">
        {words}
      </p>
      <p className="hint">{t.charged}</p>
      <p className="mt-3">
        <Button size="compact" onClick={onAnother}>
          {t.another}
        </Button>
      </p>
    </div>
  );
}

interface FrameProps {
  readonly url: string;
  readonly onCard: (card: EnteredCard | null) => void;
  readonly onAgain: () => Promise<void>;
}

/** The address with what the fields take over of the shop's look. */
function withLook(url: string, theme: string): string {
  const address = new URL(url);
  if (theme === 'dark' || theme === 'light') address.searchParams.set('theme', theme);
  const style = getComputedStyle(document.documentElement);
  // Both are light-dark(a, b), as the brand has them; the fields choose by the same theme.
  const pairs = ['--action', '--on-action'].map((name) => /^light-dark\(#([\da-f]{6}), ?#([\da-f]{6})\)$/i.exec(style.getPropertyValue(name).trim()));
  if (pairs.every((pair) => pair !== null)) address.searchParams.set('accent', pairs.flatMap(([, day, night]) => [day, night]).join('-'));
  return address.href;
}

function Frame({ url, onCard, onAgain }: FrameProps) {
  const t = useMessages(cardTexts);
  const { theme } = useRuntime();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'silent' | 'again'>('loading');
  // Once: another theme may not cost the reader what was typed into the frame.
  const [address] = useState(() => withLook(url, document.documentElement.dataset['theme'] ?? theme));
  const told = useRef(onCard);
  useEffect(() => {
    told.current = onCard;
  });
  useEffect(() => {
    const { origin } = new URL(address);
    const listen = (event: MessageEvent) => {
      const message = readCardMessage(event, { origin, source: frame.current?.contentWindow });
      if (!message) return;
      setState('ready');
      if (message.type === 'height') setHeight(message.height);
      else told.current(message.type === 'token' ? message.card : null);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [address]);
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('silent'), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const again = () => {
    setState('again');
    void onAgain();
  };
  const isSilent = state === 'silent' || state === 'again';
  return (
    <div data-part="card-frame" data-state={state} className="relative">
      <LiveStatus text={state === 'loading' ? t.loading : state === 'again' ? t.loadingAgain : ''} />
      {state === 'loading' && (
        <p className="absolute flex items-center gap-2 p-1 text-ink-2" aria-hidden="true">
          <span className="spinner" />
          {t.loading}
        </p>
      )}
      {isSilent ? (
        <Notice tone="warn" live title={t.failed}>
          <p>{t.failedText}</p>
          <p className="mt-3">
            <Button size="compact" busy={state === 'again'} onClick={again}>
              {t.again}
            </Button>
          </p>
        </Notice>
      ) : (
        <iframe
          ref={frame}
          src={address}
          title={t.frameTitle}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin than ours: it cannot take its sandbox off, and may not lead the page elsewhere
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="origin"
          className="block w-full border-0"
          style={{ height: height ?? FIRST_HEIGHT }}
        />
      )}
    </div>
  );
}

export function CardPanel({ id, place, card, error, onCard, onAgain }: CardPanelProps) {
  const t = useMessages(cardTexts);
  const [isNew, setNew] = useState(false);
  const [round, setRound] = useState(0);
  const take = useCallback(
    (entered: EnteredCard | null) => {
      setNew(entered !== null);
      onCard(entered);
    },
    [onCard],
  );
  const again = async () => {
    await onAgain();
    setRound((before) => before + 1);
  };
  return (
    <div
      id={id}
      tabIndex={-1}
      role="group"
      aria-label={t.frameTitle}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="field"
      data-part="card"
    >
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {card ? (
        <Entered card={card} isNew={isNew} onAnother={() => take(null)} />
      ) : place.opens === 'frame' ? (
        <>
          <p className="hint">{t.confirmFirst}</p>
          <Frame key={`${place.url} ${round}`} url={place.url} onCard={take} onAgain={again} />
        </>
      ) : (
        <>
          <p>{t.pageText}</p>
          <p className="mt-3">
            <LinkButton href={place.url} rel="noreferrer">
              {t.pageLink}
            </LinkButton>
          </p>
        </>
      )}
    </div>
  );
}
