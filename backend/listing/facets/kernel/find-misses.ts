import { hasAny } from '../../columns/bits.ts';
import { modelRow } from '../../columns/narrow-rows.ts';
import { miss, type NarrowPass } from './narrow-pass.ts';

/**
 * Looks up which facets of a choice models miss as wholes, because none of their colours fulfils them. Branch-free: a
 * branch here is unpredictable, and mispredictions would take longer than the work.
 */
export function findMisses(pass: NarrowPass, from: number, to: number, missed: Uint8Array): void {
  const { words, places, ownBy, wantedColours, minDiscount, wantedSizes, wantedStores } = pass;
  const { priceFrom, priceTo } = pass;
  const ofColours = pass.asksColours ? miss.colours : 0;
  const ofStock = pass.asksStock ? miss.outside : 0;
  const ofSizes = wantedSizes === null ? 0 : miss.sizes;
  const ofStores = pass.asksStores ? miss.stores : 0;
  for (let place = from; place < to; place += 1) {
    const at = places[place] as number;
    const profileAndScale = words[at + modelRow.profile] as number;
    const facts = words[at + modelRow.facts] as number;
    const inStock = words[at + modelRow.inStock] as number;
    const wanted = wantedSizes === null ? -1 : (wantedSizes[profileAndScale >>> 24] as number);
    missed[place - from] =
      (ownBy[profileAndScale & 0xffffff] as number) |
      ((hasAny((words[at + modelRow.colours] as number) & wantedColours) - 1) & ofColours) |
      (((((facts >> 16) & 127) - minDiscount) >> 31) & miss.discounts) |
      ((hasAny(inStock) - 1) & ofStock) |
      ((hasAny(inStock & wanted) - 1) & ofSizes) |
      ((hasAny((words[at + modelRow.stores] as number) & wantedStores) - 1) & ofStores) |
      ((((words[at + modelRow.maxPrice] as number) - priceFrom) >> 31) & miss.prices) |
      (((priceTo - (words[at + modelRow.minPrice] as number)) >> 31) & miss.prices);
  }
}
