import { classNames } from '@/lib/ui/class-names';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { hasMaps } from '@/shop/places-map/service/use-maps';
import { STORES_SIDE_BY_SIDE } from './store-list';

const ROWS = [0, 1, 2, 3];

/** Placeholder of the stores page, with its layout. */
export function StoresSkeleton() {
  return (
    <div
      role="status"
      aria-label="Загружаем магазины"
      className="page-width min-h-dvh px-margin pt-5 lg:pt-12"
    >
      <Skeleton className="h-8.5 w-48 md:h-10 lg:h-11.5" />
      <div
        className={classNames(
          'mt-10 border-hair border-t lg:mt-16',
          hasMaps() ? 'lg:max-w-1/3' : STORES_SIDE_BY_SIDE,
        )}
      >
        {ROWS.map((row) => (
          <div key={row} className="space-y-2 border-hair border-b py-5">
            <Skeleton className="mb-4 aspect-3/2" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        ))}
      </div>
    </div>
  );
}
