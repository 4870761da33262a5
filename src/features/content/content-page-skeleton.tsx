import { Skeleton } from '@/lib/ui/loading/skeleton';

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-3/4'];

/** Placeholder of a text page. */
export function ContentPageSkeleton() {
  return (
    <div
      role="status"
      aria-label="Загружаем страницу"
      className="page-width min-h-dvh px-margin pt-5 lg:pt-12"
    >
      <Skeleton className="h-8.5 w-64 max-w-full md:h-10 lg:h-11.5 xl:h-12.5" />
      <div className="mt-6 max-w-150 space-y-2.5 lg:mt-8">
        {LINES.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          <Skeleton key={index} className={`h-4 ${width}`} />
        ))}
      </div>
    </div>
  );
}
