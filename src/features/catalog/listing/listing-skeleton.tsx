import { CardSkeleton, Skeleton } from '@/lib/ui/loading/skeleton';

const CARDS = [1, 2, 3, 4, 5, 6];

/** Placeholder of a listing page, with its layout. */
export function ListingSkeleton() {
  return (
    <div role="status" aria-label="Загружаем товары" className="min-h-dvh">
      <div className="page-width px-margin lg:pt-2">
        <Skeleton className="my-[13px] h-4.5 w-40" />
        <Skeleton className="h-8.5 w-64 max-w-full md:h-10 lg:h-11.5 xl:h-12.5" />
      </div>
      <div className="mt-2 h-[45px] border-hair border-b lg:mt-3.5" />
      <div className="h-[53px] border-hair border-b" />
      <div className="goods page-width">
        <div className="max-lg:hidden">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="mt-4 h-22 w-full" />
          <Skeleton className="mt-12 h-5 w-20" />
          <Skeleton className="mt-4 h-34 w-full" />
        </div>
        <div className="card-grid">
          {CARDS.map((place) => (
            <CardSkeleton key={place} />
          ))}
        </div>
      </div>
    </div>
  );
}
