import { useEffect } from 'react';
import type { CardData } from '@/features/catalog/cards/card-data';
import { lazyPart, useQuietPart } from '@/lib/ui/loading/lazy-part';
import { listingHref, NEW_ARRIVALS } from '@/shop/addresses/paths';
import { ProductRow } from '../product-grid/product-row';

const seenGoods = lazyPart(async () => (await import('./seen-goods')).SeenGoods);
const ALL_ARRIVALS = { label: 'Все новинки', path: listingHref(NEW_ARRIVALS) };

/**
 * New arrivals that came with the page. The browser replaces them by goods that the shopper has viewed, or
 * similar ones; both rows are equally high. The code that replaces them is a chunk of its own, because it is
 * rarely needed.
 */
export function SeenOrNew({ cards }: { cards: readonly CardData[] }) {
  const { Part: SeenGoods, wake } = useQuietPart(seenGoods);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void wake(), []);
  const arrivals = <ProductRow title="Новинки" cards={cards} link={ALL_ARRIVALS} />;
  return SeenGoods ? <SeenGoods otherwise={arrivals} /> : arrivals;
}
