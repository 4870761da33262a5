import { Skeleton } from '@/lib/ui/loading/skeleton';
import { PRODUCT_GRID } from './product-grid';

const PICTURES = [1, 2, 3, 4];
const COLOURS = [1, 2, 3];
const SIZES = [1, 2, 3, 4, 5, 6];

/** Placeholder of a product page, with its layout. */
export function ProductSkeleton() {
  return (
    <div role="status" aria-label="Загружаем товар" className={PRODUCT_GRID}>
      <div className="grid gap-1 lg:grid-cols-2">
        {PICTURES.map((place) => (
          <Skeleton key={place} className="aspect-3/4 max-md:not-first:hidden" />
        ))}
      </div>
      <div className="px-margin pt-1 md:px-0 lg:pt-4">
        <Skeleton className="my-[13px] h-4.5 w-40" />
        <Skeleton className="h-8 w-4/5" />
        <Skeleton className="mt-2.5 h-6 w-44 lg:mt-3.5" />
        <Skeleton className="mt-9 h-5 w-36" />
        <div className="mt-4 flex gap-2">
          {COLOURS.map((place) => (
            <Skeleton key={place} className="h-20 w-15" />
          ))}
        </div>
        <Skeleton className="mt-8 h-5 w-24" />
        <div className="mt-4 flex flex-wrap gap-2">
          {SIZES.map((place) => (
            <Skeleton key={place} className="h-11 w-13 lg:w-14" />
          ))}
        </div>
        <Skeleton className="mt-6 h-13" />
        <Skeleton className="mt-6 h-60" />
      </div>
    </div>
  );
}
