import { useEffect } from 'react';
import { lazyPart, useQuietPart } from '@/lib/ui/loading/lazy-part';
import { ProductRowSkeleton } from '../product-grid/product-row-skeleton';
import type { RowToSeeProps } from './seen-goods';

const rowToSee = lazyPart(async () => (await import('./seen-goods')).RowToSee);

/** Recommended goods for an empty or finished page. They come in a file of their own; the HTML reserves their space. */
export function GoodsToSee(props: RowToSeeProps) {
  const { Part: RowToSee, wake } = useQuietPart(rowToSee);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void wake(), []);
  // If nothing may follow, no space is reserved for it.
  const waiting = !props.seenOnly && (
    <div className="section-gap noscript:hidden">
      <ProductRowSkeleton title="Новинки" count={4} />
    </div>
  );
  return RowToSee ? <RowToSee {...props} waiting={waiting} /> : waiting;
}
