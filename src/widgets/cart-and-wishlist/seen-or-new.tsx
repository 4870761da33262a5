import { useEffect } from 'react';
import type { CardData } from '@/features/catalog/cards/card-data';
import { lazyPart, useQuietPart } from '@/lib/ui/loading/lazy-part';
import { ProductRow } from '../product-grid/product-row';
import { NEW_ARRIVALS_ROW } from './new-arrivals-row';

const seenGoods = lazyPart(async () => (await import('./seen-goods')).SeenGoods);

/**
 * New arrivals that came with the page, replaced in the browser by goods that the shopper has looked at or near. The
 * rows are equally high. The rarely needed part comes in a file of its own.
 */
export function SeenOrNew({ cards }: { cards: readonly CardData[] }) {
  const { Part: SeenGoods, wake } = useQuietPart(seenGoods);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void wake(), []);
  const arrivals = <ProductRow {...NEW_ARRIVALS_ROW} cards={cards} />;
  return SeenGoods ? <SeenGoods otherwise={arrivals} /> : arrivals;
}
