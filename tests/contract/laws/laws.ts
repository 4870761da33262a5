import type { Target } from '../shopper.ts';
import { describeAddressLaws } from './address-laws.ts';
import { describeListingLaws } from './listing-laws.ts';
import { describeSearchLaws } from './search-laws.ts';

/** What holds of the goods of every shop, whichever they are. */
export function describeLaws(target: () => Target): void {
  describeListingLaws(target);
  describeSearchLaws(target);
  describeAddressLaws(target);
}
