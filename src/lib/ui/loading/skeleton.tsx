import { classNames } from '../class-names';

/**
 * A placeholder rectangle, which becomes visible after 200 ms. The component around it announces that
 * something is loading.
 */
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
