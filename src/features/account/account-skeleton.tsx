import { Skeleton } from '@/lib/ui/loading/skeleton';

/** Placeholder of an account page, with the layout of AccountFrame. */
export function AccountSkeleton() {
  return (
    <div
      role="status"
      aria-label="Загружаем личный кабинет"
      className="page-width min-h-page px-margin pt-5 lg:pt-12"
    >
      <Skeleton className="h-8.5 w-64 max-w-full md:h-10 lg:h-11.5 xl:h-12.5" />
      <Skeleton className="mt-2 h-5 w-48" />
      <div className="mt-4 lg:mt-8 lg:grid-page">
        <div className="flex gap-6 py-3 lg:col-span-3 lg:block lg:space-y-6 lg:pt-10">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-5 w-24" />
        </div>
        <div className="border-hair border-t lg:col-span-9">
          <SectionSkeleton rows={3} />
          <SectionSkeleton rows={2} />
        </div>
      </div>
    </div>
  );
}

function SectionSkeleton({ rows }: { rows: number }) {
  return (
    <div className="gap-x-[var(--gutter)] border-hair border-t py-7 first:border-0 md:grid md:grid-cols-3 lg:py-10">
      <Skeleton className="mb-5 h-6 w-32 md:mb-0" />
      <div className="space-y-6 md:col-span-2">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
          <Skeleton key={row} className="h-13" />
        ))}
      </div>
    </div>
  );
}
