import { useEffect } from 'react';
import { lazyPart, useQuietPart } from '@/lib/ui/loading/lazy-part';
import { ProductRowSkeleton } from '../product-grid/product-row-skeleton';
import type { RowToSeeProps } from './seen-goods';

const rowToSee = lazyPart(async () => (await import('./seen-goods')).RowToSee);

/**
 * Recommended goods for an empty or finished page, loaded as a chunk of their own. The HTML reserves space
 * for them.
 */
export function GoodsToSee(props: RowToSeeProps) {
  const { Part: RowToSee, wake } = useQuietPart(rowToSee);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void wake(), []);
  // With `seenOnly` there may be no goods, so no space is reserved.
  const waiting = !props.seenOnly && (
    <div className="section-gap noscript:hidden">
      <ProductRowSkeleton title="Новинки" count={4} />
    </div>
  );
  return RowToSee ? <RowToSee {...props} waiting={waiting} /> : waiting;
}
