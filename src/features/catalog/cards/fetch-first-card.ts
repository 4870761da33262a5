import { PAGE_WIDTH } from '#shared/web/picture-widths.ts';
import type { ProductCard } from '@/lib/api';
import { fetchAhead } from '@/lib/ui/pictures/fetch-ahead';
import { sourceSet } from '@/lib/ui/pictures/picture-sources';
import { CARD_SLOT, cardPicture } from './card-data';

/** The picture of the first card of a page that is fetched ahead. */
export function fetchFirstCard([first]: readonly Pick<ProductCard, 'picture'>[]): void {
  if (first) fetchAhead(sourceSet(cardPicture(first.picture), 'avif', PAGE_WIDTH), CARD_SLOT);
}
