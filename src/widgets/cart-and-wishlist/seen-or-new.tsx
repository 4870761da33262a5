import { useEffect } from 'react';
import type { CardData } from '@/features/catalog/cards/card-data';
import { lazyPart, useQuietPart } from '@/lib/ui/loading/lazy-part';
import { listingHref, NEW_ARRIVALS } from '@/shop/addresses/paths';
import { ProductRow } from '../product-grid/product-row';

const seenGoods = lazyPart(async () => (await import('./seen-goods')).SeenGoods);
const ALL_ARRIVALS = { label: 'Все новинки', path: listingHref(NEW_ARRIVALS) };

/**
 * New arrivals that came with the page, replaced in the browser by goods that the shopper has looked at or near. The
 * rows are equally high. The rarely needed part comes in a file of its own.
 */
export function SeenOrNew({ cards }: { cards: readonly CardData[] }) {
  const { Part: SeenGoods, wake } = useQuietPart(seenGoods);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void wake(), []);
  const arrivals = <ProductRow title="Новинки" cards={cards} link={ALL_ARRIVALS} />;
  return SeenGoods ? <SeenGoods otherwise={arrivals} /> : arrivals;
}
