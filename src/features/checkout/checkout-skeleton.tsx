import { Skeleton } from '@/lib/ui/loading/skeleton';

/** Placeholder of the checkout while it loads. */
export function CheckoutSkeleton() {
  return (
    <div className="page-width min-h-page px-margin" aria-busy="true">
      <h1 className="type-h1 pt-5 pb-4 lg:pt-10 lg:pb-7">Оформление заказа</h1>
      <div className="lg:grid-page">
        <div className="space-y-4 border-hair border-t pt-8 lg:col-span-8 lg:pl-[25%]">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-13" />
          ))}
        </div>
        <div className="space-y-4 pt-8 max-lg:hidden lg:col-span-4 lg:pl-10">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-20" />
          ))}
        </div>
      </div>
    </div>
  );
}
