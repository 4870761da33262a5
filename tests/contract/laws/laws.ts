import type { Target } from '../shopper.ts';
import { describeAddressLaws } from './address-laws.ts';
import { describeListingLaws } from './listing-laws.ts';
import { describeSearchLaws } from './search-laws.ts';

/** Tests of properties that every shop must have, independent of the goods that it sells. */
export function describeLaws(target: () => Target): void {
  describeListingLaws(target);
  describeSearchLaws(target);
  describeAddressLaws(target);
}
