import { PAGE_WIDTH } from '#shared/web/picture-widths.ts';
import type { Landing, ProductCard } from '@/lib/api';
import { PHONE_WIDE, sourceSet } from '@/lib/ui/pictures/picture-sources';
import { prefetchPicture } from '@/lib/ui/pictures/prefetch-picture';
import { CARD_SLOT, cardPicture } from '../cards/card-data';

type Goods = { items: readonly Pick<ProductCard, 'picture'>[]; landing?: Landing | null };

/** Prefetches the first picture of a listing: its scene or the picture of the first card. */
export function fetchFirstPicture({ items: [first], landing }: Goods): void {
  if (landing?.scene) prefetchPicture(sourceSet(landing.scene.wide, 'avif'), PHONE_WIDE);
  else if (first) prefetchPicture(sourceSet(cardPicture(first.picture), 'avif', PAGE_WIDTH), CARD_SLOT);
}
