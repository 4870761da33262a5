import { useEffect, useState } from 'react';
import { classNames } from '../class-names';

/** A fast answer shows no skeleton at all; ms. The same delay is in components.css. */
const SKELETON_DELAY_MS = 200;

/** A rectangle where something will be; the screen around it says that it is loading. Shows after 200 ms. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('skeleton', className)} />;
}

/** A card of a listing: the picture, a name, a price. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-3/4" />
      <div className="space-y-2 px-margin pt-2.5 md:px-0">
        <Skeleton className="h-3.5 w-3/4" />
        <Skeleton className="h-3.5 w-1/3" />
      </div>
    </div>
  );
}

/** A line of a cart: a small picture, words beside it. */
export function LineSkeleton() {
  return (
    <div aria-hidden="true" className="flex gap-4 border-hair border-b py-6 md:gap-6">
      <Skeleton className="aspect-3/4 w-26 shrink-0 self-start md:w-36" />
      <div className="flex-1 space-y-2">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-1/4" />
        <Skeleton className="mt-6 h-11 w-30" />
      </div>
    </div>
  );
}

/** The pictures of a product: one on a phone, two columns from 1024. */
export function GallerySkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-1 lg:grid-cols-2">
      <Skeleton className="aspect-3/4" />
      <Skeleton className="hidden aspect-3/4 lg:block" />
    </div>
  );
}

/** True once the wait has lasted long enough to be worth showing. */
export function useLongWait(waiting: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!waiting) {
      setLong(false);
      return;
    }
    const timer = window.setTimeout(() => setLong(true), SKELETON_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [waiting]);
  return long;
}
