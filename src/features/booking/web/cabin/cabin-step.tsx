// The cabin step (BOOK-04, BOOK-05, BOOK-23; rule B5): type, category and fare, the recommended cabin with its reason, deck plan or list,
// and the cabin without a number.
import { useEffect, useMemo, useRef, useState } from 'react';
import { recommendCabin } from '#domain/booking/recommend-cabin.ts';
import type { CabinType } from '#domain/voyage/vocabulary.ts';
import type { BookingSession, CategoryAvailability } from '#features/booking/contract.ts';
import { partyText } from '#features/search/texts.ts';
import { useLanguage, useMessages } from '#platform/web/i18n.ts';
import { CleanedHtml } from '#platform/web/ui/cleaned-html.tsx';
import { LiveStatus } from '#platform/web/ui/live-status.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { CabinWished } from '../flow/flow-state.ts';
import { CabinCard, PickedCabin } from './cabin-card.tsx';
import { CabinProblemNotice, type CabinProblem } from './cabin-problem.tsx';
import { cabinTexts } from './cabin-texts.ts';
import { CabinViews, type CabinView } from './cabin-views.tsx';
import { CategoryRows, FareRows, TypeTiles } from './category-choice.tsx';
import { GuaranteeOffer } from './guarantee-offer.tsx';
import { NoCabins, OnRequest } from './no-cabins.tsx';
import {
  cabinOffers,
  categoriesOf,
  cheapestCategory,
  choosableFares,
  fareFor,
  firstCabinType,
  guaranteeFares,
  guaranteeOffer,
  isBookable,
  isLastPlace,
  situationOf,
  type CabinSelection,
} from './offers.ts';
import { WaitListChoice } from './wait-list-choice.tsx';

export interface CabinStepProps {
  readonly availability: CategoryAvailability;
  readonly session: BookingSession;
  /** What the visitor chose on the voyage's page, or wanted to take last: the page begins with it, and it can be changed. */
  readonly wish?: CabinWished | null;
  /** The cabin that somebody else took a moment ago, '' for none. */
  readonly taken?: string;
  /** Takes the place; rejects never: what goes wrong comes back as `problem`, with the new availability. */
  readonly onSelect: (selection: CabinSelection) => Promise<void>;
  readonly busy: boolean;
  readonly problem: CabinProblem | null;
  readonly onReload?: (() => void) | undefined;
  readonly onCloseProblem?: (() => void) | undefined;
  /** Where the party is changed. */
  readonly partyHref?: string | undefined;
  /** Where the voyage is passed on as a request while the operator is out of reach. */
  readonly requestHref?: string | undefined;
  readonly initialView?: CabinView;
}

type Wish = 'recommended' | 'picked' | 'guarantee' | 'wait_list';

/** What is chosen on the page, and what follows from it. */
function useCabinChoice({ availability, session, wish }: CabinStepProps, guaranteeFareIds: readonly string[]) {
  const before = session.selection ?? wish;
  const [pickedType, setType] = useState<CabinType | undefined>(before?.cabinType);
  const [pickedFare, setFare] = useState<string | undefined>(before?.fareGroupId);
  const [pickedCategory, setCategory] = useState<string | undefined>(before?.categoryCode);
  const [pickedCabin, setCabin] = useState<string | null>(session.selection?.cabinNumber ?? null);

  const groups = choosableFares(availability, guaranteeFareIds);
  const fareGroupId = groups.some((group) => group.fareGroupId === pickedFare) ? pickedFare : undefined;
  const cabinType = firstCabinType(availability, pickedType);
  const categories = cabinType === undefined ? [] : categoriesOf(availability, cabinType);
  const category =
    categories.find((one) => one.categoryCode === pickedCategory && isBookable(one)) ?? cheapestCategory(categories, fareGroupId, guaranteeFareIds);
  const shownFare = fareGroupId ?? (category && fareFor(category, undefined, guaranteeFareIds)?.fareGroupId);
  const offers = useMemo(() => cabinOffers(availability, fareGroupId, guaranteeFareIds), [availability, fareGroupId, guaranteeFareIds]);
  const code = category?.categoryCode;
  const recommended = useMemo(
    () => recommendCabin(availability.cabins, (cabin) => cabin.categoryCode === code, availability.shipLengthM),
    [availability, code],
  );
  return {
    groups,
    cabinType,
    categories,
    category,
    fareGroupId,
    shownFare,
    offers,
    reasons: recommended?.reasons ?? [],
    recommended: offers.find((offer) => offer.cabin.number === recommended?.cabin.number),
    /** A cabin that was just taken by somebody else is not picked any more. */
    picked: offers.find((offer) => offer.cabin.number === pickedCabin),
    chooseType: (type: CabinType) => {
      setType(type);
      setCategory(undefined);
      setCabin(null);
    },
    chooseCategory: (next: string) => {
      setCategory(next);
      setCabin(null);
    },
    chooseFare: setFare,
    // Type and category above stay: nothing moves under the visitor's pointer, and the bar names what was picked.
    chooseCabin: (offer: (typeof offers)[number]) => setCabin(offer.cabin.number),
  };
}

/** Sends one wish at a time; the button that was pressed is the one that turns. */
function useWish({ onSelect, busy }: CabinStepProps) {
  const [wish, setWish] = useState<Wish>();
  const send = (next: Wish, selection: CabinSelection) => {
    if (busy) return;
    setWish(next);
    void onSelect(selection);
  };
  return { send, isBusy: (one: Wish) => busy && wish === one };
}

export function CabinStep(props: CabinStepProps) {
  const { availability, session, problem } = props;
  const t = useMessages(cabinTexts);
  const language = useLanguage();
  const { send, isBusy } = useWish(props);
  const situation = situationOf(availability);
  const onRequest = availability.cabinCategories.filter((category) => category.state === 'on_request');
  const waitList = (isMain: boolean) => (
    <WaitListChoice availability={availability} isMain={isMain} busy={isBusy('wait_list')} onJoin={(selection) => send('wait_list', selection)} />
  );
  return (
    <div data-part="cabin-step">
      {problem && (
        <div className="mb-6">
          <CabinProblemNotice problem={problem} onReload={props.onReload} requestHref={props.requestHref} onClose={props.onCloseProblem} />
        </div>
      )}
      <h1>{t.title}</h1>
      {(availability.isOffline || session.selection?.isOffline) && (
        <Notice tone="warn" title={t.offline.title} className="my-4">
          <p>{t.offline.text}</p>
        </Notice>
      )}
      {situation === 'open' && (
        <>
          <p className="mt-2 text-ink-2">{t.intro(partyText(language, availability.pax.adults, availability.pax.childAges))}</p>
          <OpenCabins {...props} send={send} isBusy={isBusy} />
          {waitList(false)}
        </>
      )}
      {situation === 'wait_list' && waitList(true)}
      {onRequest.length > 0 && situation !== 'wait_list' && <OnRequest session={session} categories={onRequest} />}
      {(situation === 'sold_out' || situation === 'none') && (
        <div className="mt-6">
          <NoCabins availability={availability} session={session} reason={situation} partyHref={props.partyHref} />
        </div>
      )}
      <Included items={situation === 'open' ? availability.includedItems : []} remarksHtml={availability.additionalRemarksHtml} />
    </div>
  );
}

type OpenCabinsProps = CabinStepProps & ReturnType<typeof useWish>;

function OpenCabins(props: OpenCabinsProps) {
  const { availability, send, isBusy } = props;
  const t = useMessages(cabinTexts);
  const guaranteeFareIds = useMemo(() => guaranteeFares(availability), [availability]);
  const choice = useCabinChoice(props, guaranteeFareIds);
  const { category, recommended, picked, offers } = choice;
  const guarantee = guaranteeOffer(choice.categories, category, choice.fareGroupId, guaranteeFareIds);
  const takeCabin = (wish: Wish, offer: (typeof offers)[number]) =>
    send(wish, {
      fareGroupId: offer.fare.fareGroupId,
      categoryCode: offer.category.categoryCode,
      cabinNumber: offer.cabin.number,
      waitListCategoryCodes: [],
    });
  const cheapest = cheapestCategory(choice.categories, choice.fareGroupId, guaranteeFareIds);
  const types = useRef<HTMLDivElement>(null);
  const isWished = props.wish?.cabinType !== undefined && props.wish.cabinType === choice.cabinType && props.session.selection === null;
  const [wasWished] = useState(isWished);
  useEffect(() => {
    if (wasWished) types.current?.scrollIntoView({ block: 'nearest' });
  }, [wasWished]);
  return (
    <>
      {isLastPlace(availability) && (
        <Notice className="mt-4">
          <p>{t.lastPlace}</p>
        </Notice>
      )}
      <div ref={types}>
        <TypeTiles availability={availability} value={choice.cabinType} onChange={choice.chooseType} />
      </div>
      <CategoryRows
        availability={availability}
        categories={choice.categories}
        fareGroupId={choice.fareGroupId}
        withoutFares={guaranteeFareIds}
        value={category?.categoryCode}
        onChange={choice.chooseCategory}
      />
      <FareRows
        availability={availability}
        groups={choice.groups}
        withoutFares={guaranteeFareIds}
        category={category}
        value={choice.shownFare}
        onChange={choice.chooseFare}
      />
      {recommended && (
        <CabinCard
          offer={recommended}
          reasons={choice.reasons}
          isCheapest={cheapest?.categoryCode === category?.categoryCode}
          isMain={!picked}
          busy={isBusy('recommended')}
          onTake={() => takeCabin('recommended', recommended)}
        />
      )}
      {offers.length > 0 && (
        <section className="mt-8" aria-labelledby="choose-cabin">
          <h2 id="choose-cabin">{t.choose}</h2>
          <p className="mt-1 mb-3 text-sm text-ink-3">{t.samePrice}</p>
          <CabinViews
            availability={availability}
            offers={offers}
            chosen={picked?.cabin.number ?? null}
            justTaken={props.taken ?? ''}
            start={recommended?.cabin.number}
            onChoose={choice.chooseCabin}
            {...(props.initialView && { initial: props.initialView })}
          />
          {picked && <PickedCabin offer={picked} busy={isBusy('picked')} onTake={() => takeCabin('picked', picked)} />}
        </section>
      )}
      <LiveStatus text={picked ? `${t.chosen}: ${t.cabin(picked.cabin.number)}` : ''} />
      {guarantee && (
        <GuaranteeOffer
          offer={guarantee}
          withNumber={(picked ?? recommended)?.fare.quote.total}
          fareName={availability.fareGroups.find((group) => group.isGuarantee && group.fareGroupId === guarantee.fare.fareGroupId)?.name}
          isMain={!recommended && !picked}
          busy={isBusy('guarantee')}
          onTake={() =>
            send('guarantee', {
              fareGroupId: guarantee.fare.fareGroupId,
              categoryCode: guarantee.category.categoryCode,
              cabinNumber: null,
              waitListCategoryCodes: [],
            })
          }
        />
      )}
    </>
  );
}

/** What every price contains, and what the operator adds in its own words. */
function Included({ items, remarksHtml }: { readonly items: readonly string[]; readonly remarksHtml: string }) {
  const t = useMessages(cabinTexts);
  if (items.length === 0 && remarksHtml === '') return null;
  return (
    <div className="mt-8 grid gap-6 border-t border-line pt-6">
      {items.length > 0 && (
        <section>
          <h2 className="text-lg">{t.included}</h2>
          <ul className="prose mt-2 list-disc pl-5 text-sm">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      )}
      {remarksHtml !== '' && (
        <section>
          <h2 className="text-lg">{t.remarks}</h2>
          <CleanedHtml html={remarksHtml} className="mt-2 text-sm" />
        </section>
      )}
    </div>
  );
}
