import type { WishlistItem, WishlistPage } from '#contract/sdk/types.gen.ts';
import type { Facts } from './facts.ts';

export const wishlistFacts = (items: WishlistItem[]): Facts => ({ count: items.length });

export const wishlistPageFacts = ({
  page,
  totalItems,
  totalPages,
  items,
  shareCode,
}: WishlistPage): Facts => ({
  page,
  totalItems,
  totalPages,
  'in stock': items.map(({ inStock }) => inStock),
  'become cheaper': items.map(({ priceDrop }) => priceDrop !== null),
  'newest first': items.every(({ addedAt }, index) => addedAt <= (items[index - 1]?.addedAt ?? addedAt)),
  shared: shareCode !== null,
});
