// The page's shape while its data are on the way (L1, L2, G6).
import { useMessages } from '#platform/web/i18n.ts';
import { Loading, Skeleton } from '#platform/web/ui/skeleton.tsx';
import { voyageTexts } from '../texts.ts';

export function VoyageSkeleton() {
  const t = useMessages(voyageTexts);
  return (
    <Loading
      text={t.loading}
      className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-9 pt-4 pb-12 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="grid gap-4">
        <Skeleton className="h-5 w-56" />
        <Skeleton className="h-20 w-3/4" />
        <Skeleton className="h-6 w-72" />
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1.72fr)_minmax(0,1fr)]">
          <Skeleton className="aspect-[640/540] w-full" />
          <Skeleton className="h-36 w-full sm:h-full" />
        </div>
        <Skeleton className="h-18 w-full" />
      </div>
      <Skeleton className="mt-6 h-160 w-full md:mt-3" />
    </Loading>
  );
}
