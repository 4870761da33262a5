import { Skeleton } from '@/lib/ui/loading/skeleton';

/** Placeholder of an order, with the layout of its page. */
export function OrderSkeleton() {
  return (
    <div role="status" aria-label="Загружаем заказ" className="page-width min-h-page px-margin pt-5 lg:pt-12">
      <Skeleton className="h-5 w-28" />
      <Skeleton className="mt-3 h-8.5 w-80 max-w-full lg:h-11.5" />
      <div className="mt-8 lg:grid-page">
        <div className="space-y-6 lg:col-span-9 lg:col-start-4">
          <Skeleton className="h-9 w-56" />
          <Skeleton className="h-12" />
          {[1, 2].map((row) => (
            <div key={row} className="flex gap-3.5 border-hair border-t pt-6">
              <Skeleton className="h-28 w-21 shrink-0" />
              <Skeleton className="h-5 w-1/2" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
