// Parts that every form of the voyage card is made of.
import { darkChart, wideChart } from '#domain/art/addresses.ts';
import type { VoyageCard } from '#features/search/contract.ts';
import { ThemedImage } from '#platform/web/app-runtime/themed-image.tsx';
import { useFormat } from '#platform/web/format.ts';
import { useMessages } from '#platform/web/i18n.ts';
import { cardTexts } from '../card-texts.ts';

interface PictureProps {
  readonly className?: string;
  readonly width: number;
  readonly height: number;
  /** The first card's pictures are wanted at once, the others when they come near. */
  readonly eager?: boolean | undefined;
}

/** The route on the chart. The ports stand beside it in words, so it needs none itself (rule A11). */
export function ChartPicture({ url, wide: landscape = false, eager, ...rest }: PictureProps & { readonly url: string; readonly wide?: boolean }) {
  const wide = wideChart(url);
  const shown = landscape ? wide : url;
  return (
    <ThemedImage
      light={shown}
      dark={darkChart(shown)}
      {...(!landscape && { narrow: { light: wide, dark: darkChart(wide) } })}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...rest}
    />
  );
}

/** One mark per day: embarkation and disembarkation, ports, days at sea. Said in one sentence to those who listen. */
export function DayStrip({ card }: { readonly card: VoyageCard }) {
  const t = useMessages(cardTexts);
  const tones = { embark: 'bg-route', port: 'bg-ink', sea: 'bg-shallow-2', disembark: 'bg-route' } as const;
  const calls = card.days.filter((day) => day === 'port').length;
  return (
    <div className={`flex [&>i]:h-2 [&>i]:min-w-px [&>i]:flex-1 [&>i]:rounded-xs ${card.days.length > 24 ? 'gap-px' : 'gap-[3px]'}`}>
      <span className="sr-only">{t.course(t.calls(calls), t.seaDays(card.seaDays))}</span>
      {card.days.map((day, index) => (
        <i key={index} className={tones[day]} />
      ))}
    </div>
  );
}

const MOST_PORTS = 12;

/** The ports in order; days at sea in the italics in which charts print waters. */
export function Ports({ card }: { readonly card: VoyageCard }) {
  const t = useMessages(cardTexts);
  const shown = card.ports.length > MOST_PORTS ? card.ports.slice(0, MOST_PORTS - 1) : card.ports;
  const left = card.ports.length - shown.length;
  return (
    <p className="text-sm text-ink-2">
      {shown.join(' · ')}
      {left > 0 && ` ${t.more(left)}`}
      {card.seaDays > 0 && (
        <>
          {' · '}
          <em className="chart-type text-ink-3">{t.seaDays(card.seaDays)}</em>
        </>
      )}
    </p>
  );
}

/** The ship from the side, with its name and length. */
export function ShipLine({ card }: { readonly card: VoyageCard }) {
  const t = useMessages(cardTexts);
  const format = useFormat();
  return (
    <div className="flex items-end gap-3 text-sm leading-snug">
      <img src={card.ship.profileUrl} alt="" width="190" height="45" loading="lazy" decoding="async" className="h-auto w-[190px] max-w-[52%] flex-none" />
      <div className="min-w-0">
        <b>{card.ship.name}</b>
        <br />
        <span className="text-ink-3">
          {card.operator.name}
          {card.ship.lengthM !== null && (
            <>
              <br />
              {t.long(format.metres(card.ship.lengthM))}
            </>
          )}
        </span>
      </div>
    </div>
  );
}
