import { CardSkeleton, Skeleton } from '@/lib/ui/loading/skeleton';

const CARDS = [1, 2, 3, 4];

/** Placeholder of the home page: the hero and a row of goods. */
export function HomeSkeleton() {
  return (
    <div role="status" aria-label="Загружаем страницу" className="min-h-dvh">
      <Skeleton className="aspect-4/5 md:aspect-[1440/790] md:max-h-[max(420px,calc(100dvh-108px))] md:w-full" />
      <div className="section-gap page-width md:px-margin">
        <div className="card-grid">
          {CARDS.map((place) => (
            <CardSkeleton key={place} />
          ))}
        </div>
      </div>
    </div>
  );
}
