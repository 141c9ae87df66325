// Choosing a cabin on the ship's deck plan (BOOK-23): by pointer, finger or keyboard. A chunk of its own, loaded when the plan is looked at.
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useId, useMemo, useRef, useState, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import type { DeckOrientation } from '#domain/art/deck-drawing.ts';
import type { CategoryAvailability } from '#features/booking/contract.ts';
import { cabinLabels } from '#features/search/texts.ts';
import { useFormat } from '#platform/web/format.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { cabinTexts } from './cabin-texts.ts';
import { CabinInscriptions, DeckGround, DeckOverview, FreeCabins, PriceLabel, TakenCabins, viewBox } from './deck-plan-drawing.tsx';
import { PlanLegend } from './deck-plan-legend.tsx';
import { DeckChoice, PlanTools, type PlanDeck } from './deck-plan-tools.tsx';
import { directionOfKey, nextCabin } from './next-cabin.ts';
import type { CabinOffer } from './offers.ts';
import { beamOf, cabinBox, deckView, firstScale, lengthOf, type DeckFrame } from './plan-geometry.ts';
import { usePlanGround } from './plan-ground.ts';
import { planTexts } from './plan-texts.ts';
import { useNarrow, usePlanWindow, useWidth, type PlanPlace, type SeenPart } from './use-plan-window.ts';

const zoomSteps = [1, 1.45, 2.1] as const;
/** Height of a wide plan and width of a tall one before it is measured, in pixels. */
const WIDE_ROOM_PX = 380;
const TALL_ROOM_PX = 356;

export interface DeckPlanPickerProps {
  readonly availability: CategoryAvailability;
  /** The cabin that somebody else took a moment ago, '' for none. */
  readonly justTaken?: string;
  /** The free cabins with their prices. */
  readonly offers: readonly CabinOffer[];
  readonly chosen: string | null;
  /** The cabin the plan opens at while none is chosen: the recommended one. */
  readonly start: string | undefined;
  readonly onChoose: (offer: CabinOffer) => void;
  /** For isolated rendering; else by the window. */
  readonly orientation?: DeckOrientation;
}

/** The decks that have a cabin of the voyage, from below, with what is free on them. */
function planDecks({ cabins, decks }: CategoryAvailability, offers: readonly CabinOffer[]): PlanDeck[] {
  const numbers = [...new Set(cabins.map((cabin) => cabin.deck))].toSorted((a, b) => a - b);
  return numbers.map((number) => {
    const known = decks.find((deck) => deck.number === number);
    return { number, name: known?.name ?? '', planUrl: known?.planUrl ?? null, free: offers.filter((offer) => offer.cabin.deck === number).length };
  });
}

const numberAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? (target.closest('[data-cabin]')?.getAttribute('data-cabin') ?? undefined) : undefined;

export default function DeckPlanPicker(props: DeckPlanPickerProps) {
  const { availability, offers, chosen, start } = props;
  const narrow = useNarrow();
  const orientation = props.orientation ?? (narrow ? 'vertical' : 'horizontal');
  const decks = useMemo(() => planDecks(availability, offers), [availability, offers]);
  const opening = offers.find((offer) => offer.cabin.number === (chosen ?? start)) ?? offers[0];
  // Where a cabin has just gone, its deck is shown with it.
  const lost = availability.cabins.find((cabin) => cabin.number === props.justTaken);
  const [picked, setPicked] = useState(lost?.deck ?? opening?.cabin.deck);
  const deck = decks.find((one) => one.number === picked) ?? decks.find((one) => one.free > 0) ?? decks[0];
  // A cabin chosen elsewhere (in the list) is shown on its deck.
  const [shown, setShown] = useState(chosen);
  if (shown !== chosen) {
    setShown(chosen);
    if (opening && chosen !== null) setPicked(opening.cabin.deck);
  }
  if (!deck) return null;
  return (
    <div>
      <DeckChoice decks={decks} current={deck.number} onChange={setPicked} />
      <Deck key={`${deck.number} ${orientation}`} {...props} deck={deck} orientation={orientation} />
    </div>
  );
}

/** One deck: overview, plan, key. */
function Deck({
  availability,
  justTaken = '',
  offers,
  chosen,
  start,
  onChoose,
  deck,
  orientation,
}: DeckPlanPickerProps & { readonly deck: PlanDeck; readonly orientation: DeckOrientation }) {
  const t = useMessages(planTexts);
  const id = useId().replaceAll(/[^\w-]/g, '');
  const { element, width } = useWidth(TALL_ROOM_PX);
  const [zoom, setZoom] = useState(0);
  const ground = usePlanGround(deck.planUrl);

  const cabins = useMemo(() => availability.cabins.filter((cabin) => cabin.deck === deck.number), [availability.cabins, deck.number]);
  const free = useMemo(() => offers.filter((offer) => offer.cabin.deck === deck.number), [offers, deck.number]);
  const taken = useMemo(() => cabins.filter((cabin) => !free.some((offer) => offer.cabin.number === cabin.number)), [cabins, free]);
  const lengthM = lengthOf(availability.cabins, availability.shipLengthM);
  const beamM = ground?.beamM ?? beamOf(availability.cabins, lengthM);
  const frame = useMemo((): DeckFrame => ({ lengthM, beamM, orientation }), [lengthM, beamM, orientation]);
  const lying = useMemo((): DeckFrame => ({ lengthM, beamM, orientation: 'horizontal' }), [lengthM, beamM]);
  const scale = firstScale(frame, cabins, orientation === 'horizontal' ? WIDE_ROOM_PX : width) * (zoomSteps[zoom] ?? 1);
  const view = deckView(frame);
  const size = { width: Math.round(view.width * scale), height: Math.round(view.height * scale) };

  // The plan opens at the chosen or recommended cabin.
  const lost = taken.find((cabin) => cabin.number === justTaken);
  const first = (free.find((offer) => offer.cabin.number === (chosen ?? start)) ?? free[Math.floor(free.length / 2)])?.cabin;
  const opensAt = lost ?? first;
  const onSeen = useCallback((part: SeenPart) => markSeen(`${id}window`, part, lying, orientation), [id, lying, orientation]);
  const { box, onScroll, moveBy } = usePlanWindow(size, opensAt ? placeOf(frame, opensAt) : { x: 0.5, y: 0.5 }, onSeen);

  const [across, down] = orientation === 'horizontal' ? [0.7, 0] : [0, -0.7];
  return (
    <>
      <div className="mt-3 rounded-md border border-line bg-shallow-1 p-3 max-md:hidden">
        <DeckOverview frame={lying} taken={taken} offers={free} chosen={chosen} windowId={`${id}window`} />
      </div>
      <div ref={element} className="mt-3 overflow-hidden rounded-md border border-line bg-shallow-1">
        <div ref={box} className="relative overflow-auto overscroll-x-contain max-md:max-h-[70dvh]" onScroll={onScroll}>
          <svg viewBox={viewBox(view)} width={size.width} height={size.height} className="mx-auto block max-w-none select-none font-text" data-part="deck-plan">
            <DeckGround frame={frame} ground={ground} idPrefix={id}>
              <TakenCabins frame={frame} idPrefix={id} cabins={taken} justTaken={justTaken} />
              <CabinOptions
                label={t.plan(t.deck(deck.number, deck.name))}
                frame={frame}
                free={free}
                chosen={chosen}
                first={first?.number}
                scale={scale}
                box={box}
                onChoose={onChoose}
              />
            </DeckGround>
          </svg>
        </div>
        <PlanTools
          orientation={orientation}
          onBow={() => moveBy(across, down)}
          onStern={() => moveBy(-across, -down)}
          zoomIn={{ icon: <Plus aria-hidden="true" />, act: () => setZoom(Math.min(zoom + 1, zoomSteps.length - 1)), atEnd: zoom === zoomSteps.length - 1 }}
          zoomOut={{ icon: <Minus aria-hidden="true" />, act: () => setZoom(Math.max(zoom - 1, 0)), atEnd: zoom === 0 }}
        />
      </div>
      {free.length === 0 && <p className="mt-3 text-sm">{t.noneHere}</p>}
      <PlanLegend offers={free} hasTaken={taken.length > 0} justTaken={taken.some((cabin) => cabin.number === justTaken) ? justTaken : ''} idPrefix={id} />
    </>
  );
}

/** The middle of a cabin on the plan. */
function placeOf(frame: DeckFrame, cabin: CabinOffer['cabin']): PlanPlace {
  const [view, place] = [deckView(frame), cabinBox(frame, cabin)];
  return { x: (place.x + place.width / 2 - view.x) / view.width, y: (place.y + place.height / 2 - view.y) / view.height };
}

/** Moves the frame on the overview, without drawing anything anew. */
function markSeen(id: string, part: SeenPart, lying: DeckFrame, orientation: DeckOrientation): void {
  const mark = document.getElementById(id);
  if (!mark) return;
  const { x, y, width, height } = deckView(lying);
  // upright, the bow is on top and port to the left
  const [from, to, top, bottom] =
    orientation === 'horizontal' ? [part.fromX, part.toX, part.fromY, part.toY] : [1 - part.toY, 1 - part.fromY, part.fromX, part.toX];
  mark.setAttribute('x', String(x + from * width));
  mark.setAttribute('width', String((to - from) * width));
  mark.setAttribute('y', String(y + top * height));
  mark.setAttribute('height', String((bottom - top) * height));
}

/** Brings an option into the plan's window with some room around it; the page itself stays. */
function reveal(box: HTMLElement | null, option: Element): void {
  if (!box) return;
  const [outer, inner] = [box.getBoundingClientRect(), option.getBoundingClientRect()];
  const room = 48;
  box.scrollLeft += Math.min(0, inner.left - outer.left - room) + Math.max(0, inner.right - outer.right + room);
  box.scrollTop += Math.min(0, inner.top - outer.top - room) + Math.max(0, inner.bottom - outer.bottom + room);
}

interface CabinOptionsProps {
  readonly label: string;
  readonly frame: DeckFrame;
  readonly free: readonly CabinOffer[];
  readonly chosen: string | null;
  readonly first: string | undefined;
  readonly scale: number;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onChoose: (offer: CabinOffer) => void;
}

/** The free cabins as a listbox with one stop for Tab. */
function CabinOptions({ label, frame, free, chosen, first, scale, box, onChoose }: CabinOptionsProps) {
  const t = useMessages(planTexts);
  const words = useMessages(cabinTexts);
  const language = useLanguage();
  const format = useFormat();
  const list = useRef<SVGGElement>(null);
  const [active, setActive] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const stop = [active, chosen, first].find((number) => free.some((offer) => offer.cabin.number === number)) ?? undefined;

  const nameOf = useCallback(
    ({ cabin, category, fare }: CabinOffer) =>
      [
        t.cabin(cabin.number, cabin.deck, words.sides[cabin.side], cabinLabels[language][category.cabinType], format.money(fare.quote.total)),
        ...(cabin.accessible ? [words.accessible] : []),
        ...(cabin.connectingTo === null ? [] : [words.connecting(cabin.connectingTo)]),
      ].join(', '),
    [t, words, language, format],
  );
  const choose = (number: string | undefined) => {
    const offer = free.find((one) => one.cabin.number === number);
    if (!offer) return;
    setActive(offer.cabin.number);
    onChoose(offer);
  };
  const focus = (number: string) => {
    const option = list.current?.querySelector<SVGGElement>(`[data-cabin="${CSS.escape(number)}"]`);
    if (!option) return;
    setActive(number);
    option.focus({ preventScroll: true });
    reveal(box.current, option);
    option.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = numberAt(event.target);
    const from = free.find((offer) => offer.cabin.number === at)?.cabin;
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directionOfKey[frame.orientation][event.key];
    const next =
      direction &&
      nextCabin(
        free.map((offer) => offer.cabin),
        from,
        direction,
      );
    if (next) focus(next.number);
    else if (event.key === 'Enter' || event.key === ' ') choose(from.number);
    if (direction || event.key === 'Enter' || event.key === ' ') event.preventDefault();
  };
  const point = (event: SyntheticEvent) => setPointed(numberAt(event.target));
  const labelled = [pointed, chosen].map((number) => free.find((offer) => offer.cabin.number === number)).find((offer) => offer !== undefined);
  return (
    <>
      <g
        ref={list}
        role="listbox"
        aria-label={label}
        onClick={(event) => choose(numberAt(event.target))}
        onKeyDown={onKeyDown}
        onPointerOver={point}
        onPointerLeave={() => setPointed(undefined)}
        onFocus={(event) => {
          point(event);
          const number = numberAt(event.target);
          if (number !== undefined && number !== active) setActive(number);
        }}
        onBlur={() => setPointed(undefined)}
      >
        <FreeCabins frame={frame} offers={free} chosen={chosen} active={stop} nameOf={nameOf} />
      </g>
      <CabinInscriptions frame={frame} offers={free} chosen={chosen} />
      {labelled && (
        <PriceLabel
          frame={frame}
          cabin={labelled.cabin}
          scale={scale}
          text={`${labelled.cabin.number} · ${labelled.category.categoryCode} · ${format.money(labelled.fare.quote.total)}`}
        />
      )}
    </>
  );
}
