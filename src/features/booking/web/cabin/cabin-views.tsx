// Deck plan and list, of equal rank (rule A11). The plan's code comes when its place is near the window; until then the place has its size.
import Layers from 'lucide-react/icons/layers';
import List from 'lucide-react/icons/list';
import { Component, lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '#platform/web/i18n.ts';
import { Segmented } from '#platform/web/ui/choice.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Loading, Skeleton } from '#platform/web/ui/skeleton.tsx';
import { CabinList } from './cabin-list.tsx';
import { cabinTexts } from './cabin-texts.ts';
import type { DeckPlanPickerProps } from './deck-plan-picker.tsx';

const DeckPlanPicker = lazy(() => import('./deck-plan-picker.tsx'));

export type CabinView = 'plan' | 'list';

/** Whether an element has come near the window once. */
function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '300px 0px' });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { place, isNear };
}

/** The list stands in for a plan whose code does not arrive. */
class OrList extends Component<{ readonly fallback: ReactNode; readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function PlanSkeleton() {
  const t = useMessages(cabinTexts);
  return (
    <Loading text={t.planLoading}>
      <div className="flex gap-1.5">
        {[0, 1, 2, 3, 4].map((chip) => (
          <Skeleton key={chip} className="h-10 w-11 rounded-lg" />
        ))}
      </div>
      <Skeleton className="mt-3 h-28 w-full rounded-md max-md:hidden" />
      <Skeleton className="mt-3 h-[26rem] w-full rounded-md max-md:h-[70dvh]" />
    </Loading>
  );
}

export function CabinViews({ initial = 'plan', ...props }: DeckPlanPickerProps & { readonly initial?: CabinView }) {
  const t = useMessages(cabinTexts);
  const [view, setView] = useState<CabinView>(initial);
  const { place, isNear } = useNear();
  const list = <CabinList justTaken={props.justTaken ?? ''} offers={props.offers} chosen={props.chosen} start={props.start} onChoose={props.onChoose} />;
  return (
    <div>
      <Segmented
        name="cabin-view"
        label={t.views}
        framed
        value={view}
        onChange={(value) => setView(value === 'list' ? 'list' : 'plan')}
        choices={[
          { value: 'plan', label: <ViewName icon={<Layers aria-hidden="true" />} words={t.onPlan} /> },
          { value: 'list', label: <ViewName icon={<List aria-hidden="true" />} words={t.asList} /> },
        ]}
      />
      <div ref={place} className="mt-4">
        {view === 'list' ? (
          list
        ) : (
          <OrList
            fallback={
              <>
                <Notice tone="warn" className="mb-4">
                  {t.planFailed}
                </Notice>
                {list}
              </>
            }
          >
            <Suspense fallback={<PlanSkeleton />}>{isNear ? <DeckPlanPicker {...props} /> : <PlanSkeleton />}</Suspense>
          </OrList>
        )}
      </div>
    </div>
  );
}

const ViewName = ({ icon, words }: { readonly icon: ReactNode; readonly words: string }) => (
  <span className="inline-flex items-center gap-2">
    {icon}
    {words}
  </span>
);
