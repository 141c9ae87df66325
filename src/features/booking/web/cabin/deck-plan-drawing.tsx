// One deck as a drawing: the hull, the cabins that are taken, and the free ones as options of a listbox (rule A11). Colour says the
// category together with its code; taken cabins are hatched (rule A12).
import { memo, type ReactNode } from 'react';
import { hexColour, lightness, mix } from '#domain/art/colour.ts';
import type { Box } from '#domain/art/deck-furniture.ts';
import { hullPoints } from '#domain/art/hull-outline.ts';
import { num, trace } from '#domain/art/svg.ts';
import type { CabinOffer, DeckCabin } from './offers.ts';
import { cabinBox, deckView, hullKind, pointOf, type DeckFrame } from './plan-geometry.ts';
import type { PlanGround } from './plan-ground.ts';

/** Ink on the pale colours of the categories, by day and by night. */
const CABIN_INK = '#0B2B3A';

/** Fill and edge of a category: pale enough for dark letters; a colour that cannot be read is a plain one. */
export function categoryLook(colour: string): { readonly fill: string; readonly edge: string } {
  const given = /^#[0-9a-f]{6}$/i.test(colour) ? hexColour(colour, 'colour') : '#CFE4EC';
  return { fill: lightness(given) > 0.6 ? given : mix(given, '#FFFFFF', 0.62), edge: mix(given, CABIN_INK, 0.45) };
}

export const viewBox = ({ x, y, width, height }: Box): string => [x, y, width, height].map(num).join(' ');

/** The hull alone, or the drawing with rooms and lifts where it is there. */
function Ground({ frame, ground }: { readonly frame: DeckFrame; readonly ground: PlanGround | undefined }) {
  if (ground) {
    const upright = frame.orientation === 'vertical' ? `translate(0 ${num(frame.lengthM * 10)}) rotate(-90)` : undefined;
    return <g transform={upright} aria-hidden="true" dangerouslySetInnerHTML={{ __html: ground.markup }} />;
  }
  const outline = hullPoints(hullKind(frame), frame.lengthM, frame.beamM).map(([x, y]) => pointOf(frame, x, y));
  return <path d={trace(outline)} fill="var(--surface)" stroke="var(--ink)" strokeWidth="5" strokeLinejoin="round" />;
}

/** Number and code along the cabin, whichever way it lies. */
function CabinText({ box, number, code, ink }: { readonly box: Box; readonly number: string; readonly code: string; readonly ink: string }) {
  const upright = box.height > box.width;
  const [along, over] = upright ? [box.height, box.width] : [box.width, box.height];
  const size = Math.min(15, over * 0.54, (along * 1.45) / Math.max(5, number.length + (code ? code.length * 0.75 + 1 : 0)));
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  return (
    <text
      x={num(cx)}
      y={num(cy)}
      fontSize={num(size)}
      textAnchor="middle"
      dominantBaseline="central"
      fill={ink}
      fontWeight="600"
      transform={upright ? `rotate(-90 ${num(cx)} ${num(cy)})` : undefined}
    >
      {number}
      {code !== '' && (
        <tspan fontSize={num(size * 0.72)} fontWeight="500" dx={num(size * 0.3)}>
          {code}
        </tspan>
      )}
    </text>
  );
}

/** The wheelchair at the inner corner of an accessible cabin. */
function AccessibleSign({ box, ink }: { readonly box: Box; readonly ink: string }) {
  const scale = Math.min(box.width, box.height) * 0.022;
  return (
    <g
      transform={`translate(${num(box.x + box.width - scale * 10.5)} ${num(box.y + box.height - scale * 11)}) scale(${num(scale)})`}
      fill="none"
      stroke={ink}
      strokeWidth="2.6"
      strokeLinecap="round"
    >
      <path d="M-3-3v6h6l3 6M-3-1h5M-5.4 1a5.4 5.4 0 1 0 8 6" />
      <circle cx="-3" cy="-7" r="2" fill={ink} stroke="none" />
    </g>
  );
}

/** Everything that cannot be taken: hatched, with its number, of no interest to those who listen. */
export const TakenCabins = memo(function TakenCabins({
  frame,
  idPrefix,
  cabins,
  justTaken,
}: {
  readonly frame: DeckFrame;
  readonly idPrefix: string;
  readonly cabins: readonly DeckCabin[];
  /** Marked: somebody else took it a moment ago. */
  readonly justTaken: string;
}) {
  return (
    <g aria-hidden="true">
      {cabins.map((cabin) => {
        const box = cabinBox(frame, cabin);
        const isJustTaken = cabin.number === justTaken;
        return (
          <g key={cabin.number}>
            <rect
              {...box}
              rx="3"
              fill={`url(#${idPrefix}taken)`}
              stroke={isJustTaken ? 'var(--error)' : 'var(--line-strong)'}
              strokeWidth={isJustTaken ? 5 : 1.2}
              data-just-taken={isJustTaken || undefined}
            />
            <CabinText box={box} number={cabin.number} code="" ink="var(--ink-3)" />
          </g>
        );
      })}
    </g>
  );
});

interface FreeCabinsProps {
  readonly frame: DeckFrame;
  readonly offers: readonly CabinOffer[];
  readonly chosen: string | null;
  /** The one that Tab leads to. */
  readonly active: string | undefined;
  readonly nameOf: (offer: CabinOffer) => string;
}

const inkOf = (isChosen: boolean): string => (isChosen ? 'var(--on-action)' : CABIN_INK);

/** The free cabins: each an option with its whole name (BOOK-23); what is written on them follows in `CabinInscriptions`. */
export const FreeCabins = memo(function FreeCabins({ frame, offers, chosen, active, nameOf }: FreeCabinsProps) {
  return offers.map((offer) => {
    const { cabin, category } = offer;
    const isChosen = cabin.number === chosen;
    const look = categoryLook(category.colour);
    return (
      <g
        key={cabin.number}
        role="option"
        aria-label={nameOf(offer)}
        aria-selected={isChosen}
        tabIndex={cabin.number === active ? 0 : -1}
        data-cabin={cabin.number}
        className="cursor-pointer outline-none [&:focus-visible>rect]:stroke-focus [&:focus-visible>rect]:stroke-6 [&:hover>rect]:stroke-4"
      >
        <rect
          {...cabinBox(frame, cabin)}
          rx="3"
          fill={isChosen ? 'var(--action)' : look.fill}
          stroke={isChosen ? 'var(--action)' : look.edge}
          strokeWidth={isChosen ? 5 : 1.6}
        />
      </g>
    );
  });
});

/** Numbers, codes and signs on the free cabins: for the eye alone, the options' names say more. */
export const CabinInscriptions = memo(function CabinInscriptions({ frame, offers, chosen }: Pick<FreeCabinsProps, 'frame' | 'offers' | 'chosen'>) {
  return (
    <g aria-hidden="true" pointerEvents="none">
      {offers.map(({ cabin, category }) => {
        const [box, ink] = [cabinBox(frame, cabin), inkOf(cabin.number === chosen)];
        return (
          <g key={cabin.number}>
            <CabinText box={box} number={cabin.number} code={category.categoryCode} ink={ink} />
            {cabin.accessible && <AccessibleSign box={box} ink={ink} />}
          </g>
        );
      })}
    </g>
  );
});

/** Number and price of one cabin beside it, inside the picture. */
export function PriceLabel({
  frame,
  cabin,
  text,
  scale,
}: {
  readonly frame: DeckFrame;
  readonly cabin: DeckCabin;
  readonly text: string;
  readonly scale: number;
}) {
  const size = 15 / scale;
  const [width, height] = [text.length * size * 0.58 + size * 1.2, size * 1.9];
  const view = deckView(frame);
  const box = cabinBox(frame, cabin);
  const x = Math.min(view.x + view.width - width - 2, Math.max(view.x + 2, box.x + box.width / 2 - width / 2));
  const below = box.y + box.height + size * 0.5;
  const above = box.y - height - size * 0.5;
  const y = below + height < view.y + view.height ? below : Math.max(view.y + 2, above);
  return (
    <g aria-hidden="true" pointerEvents="none">
      <rect x={num(x)} y={num(y)} width={num(width)} height={num(height)} rx={num(size * 0.4)} fill="var(--ink)" />
      <text
        x={num(x + width / 2)}
        y={num(y + height / 2)}
        fontSize={num(size)}
        fontWeight="600"
        textAnchor="middle"
        dominantBaseline="central"
        fill="var(--bg)"
      >
        {text}
      </text>
    </g>
  );
}

interface DeckDrawingProps {
  readonly frame: DeckFrame;
  readonly ground: PlanGround | undefined;
  readonly idPrefix: string;
  readonly children: ReactNode;
}

/** The hull and the hatching, as the inside of an svg element. */
export function DeckGround({ frame, ground, idPrefix, children }: DeckDrawingProps) {
  return (
    <>
      <defs>
        <pattern id={`${idPrefix}taken`} width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="16" height="16" fill="var(--mist)" />
          <rect width="5" height="16" fill="var(--line)" />
        </pattern>
      </defs>
      <Ground frame={frame} ground={ground} />
      {children}
    </>
  );
}

/** The whole deck small, with the place that the large plan shows as a frame; only a picture. */
export const DeckOverview = memo(function DeckOverview({
  frame,
  taken,
  offers,
  chosen,
  windowId,
}: {
  readonly frame: DeckFrame;
  readonly taken: readonly DeckCabin[];
  readonly offers: readonly CabinOffer[];
  readonly chosen: string | null;
  /** Id of the frame, which the scrolling plan moves. */
  readonly windowId: string;
}) {
  const outline = hullPoints(hullKind(frame), frame.lengthM, frame.beamM).map(([x, y]) => pointOf(frame, x, y));
  const place = (cabin: DeckCabin): string => {
    const { x, y, width, height } = cabinBox(frame, cabin);
    return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
  };
  const colours = [...new Set(offers.map((offer) => offer.category.colour))];
  const ofColour = (colour: string) => offers.filter((offer) => offer.category.colour === colour);
  const view = deckView(frame);
  const own = offers.find((offer) => offer.cabin.number === chosen);
  return (
    <svg viewBox={viewBox(view)} className="block h-auto w-full" aria-hidden="true">
      <path d={trace(outline)} fill="var(--surface)" stroke="var(--ink)" strokeWidth="7" />
      <path d={taken.map(place).join('')} fill="var(--line)" />
      {colours.map((colour) => {
        const look = categoryLook(colour);
        return (
          <path
            key={colour}
            d={ofColour(colour)
              .map(({ cabin }) => place(cabin))
              .join('')}
            fill={look.fill}
            stroke={look.edge}
            strokeWidth="3"
          />
        );
      })}
      {own && <path d={place(own.cabin)} fill="var(--action)" stroke="var(--action)" strokeWidth="12" />}
      <rect
        id={windowId}
        x={num(view.x)}
        y={num(view.y)}
        width={num(view.width)}
        height={num(view.height)}
        fill="none"
        stroke="var(--action)"
        strokeWidth="9"
        rx="10"
      />
    </svg>
  );
});
