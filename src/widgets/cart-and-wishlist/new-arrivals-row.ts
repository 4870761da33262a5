import { listingHref, NEW_ARRIVALS } from '@/shop/addresses/paths';

/** Title and link of a row of new arrivals. */
export const NEW_ARRIVALS_ROW = {
  title: 'Новинки',
  link: { label: 'Все новинки', path: listingHref(NEW_ARRIVALS) },
};
