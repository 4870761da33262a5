import { useEffect, useState } from 'react';
import { classNames } from '../class-names';

/** A fast answer shows no skeleton; ms. The same delay is in components.css. */
const SKELETON_DELAY_MS = 200;

/** A placeholder rectangle, visible after 200 ms. The screen around it says that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('skeleton', className)} />;
}

/** Placeholder of a card: picture, name, price. */
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

/** Placeholder of a cart line: small picture, texts beside it. */
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

/** Placeholder of a gallery: one picture on a phone, two columns from 1024 px. */
export function GallerySkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-1 lg:grid-cols-2">
      <Skeleton className="aspect-3/4" />
      <Skeleton className="hidden aspect-3/4 lg:block" />
    </div>
  );
}

/** True once the wait is long enough to show a skeleton. */
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
