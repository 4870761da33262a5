import { Skeleton } from '@/lib/ui/loading/skeleton';

/** Placeholder of order rows, with their layout. */
export function RowsSkeleton() {
  return (
    <div role="status" aria-label="Загружаем заказы">
      {[1, 2, 3].map((row) => (
        <div
          key={row}
          className="grid gap-3 border-hair border-t py-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_184px] lg:gap-x-[var(--gutter)] lg:py-7"
        >
          <div className="space-y-2">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-5 w-64 max-w-full" />
            <Skeleton className="h-4 w-48" />
          </div>
          <div className="flex gap-1">
            <Skeleton className="h-20 w-15" />
            <Skeleton className="h-20 w-15" />
          </div>
          <Skeleton className="h-6 w-20 lg:justify-self-end" />
        </div>
      ))}
    </div>
  );
}
