import type { Target } from '../shopper.ts';
import { describeAccountStories } from './account-stories.ts';
import { describeAddressStories } from './address-stories.ts';
import { describeCartAndWishlistStories } from './cart-and-wishlist-stories.ts';
import { describeExternalStories } from './external-stories.ts';
import { describeListingStories } from './listing-stories.ts';
import { describeSearchStories } from './search-stories.ts';

/** What has to be true from one call to the next, of a shop that remembers. */
export function describeStories(target: () => Target): void {
  describeAccountStories(target);
  describeExternalStories(target);
  describeCartAndWishlistStories(target);
  describeListingStories(target);
  describeSearchStories(target);
  describeAddressStories(target);
}
