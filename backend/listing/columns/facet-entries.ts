import { type ColourFamily, colourFamilies, colourSwatches } from '#shared/goods/colour-families.ts';
import type { FacetEntries, FacetEntry } from './goods-snapshot.ts';

export const noEntries = (): FacetEntries => ({ entries: [], places: new Map() });

/**
 * Returns the index of a facet value, and adds the value if it is new. Returns −1 for a value whose name
 * contains nothing that can be written in a URL.
 */
export function placeOf(
  { entries, places }: FacetEntries,
  value: string,
  entry: () => Omit<FacetEntry, 'value'>,
): number {
  if (value === '') return -1;
  const known = places.get(value);
  if (known !== undefined) return known;
  places.set(value, entries.length);
  entries.push({ value, ...entry() });
  return entries.length - 1;
}

/** Gives a number to each different set of facet values. The empty set has the number 0. */
export function createSets(): { sets: number[][]; numberOf(places: readonly number[]): number } {
  const sets: number[][] = [[]];
  const numbers = new Map<string, number>([['', 0]]);
  return {
    sets,
    numberOf(places) {
      const set = [...new Set(places)].filter((place) => place >= 0).sort((one, other) => one - other);
      const key = set.join();
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, sets.length);
      sets.push(set);
      return sets.length - 1;
    },
  };
}

const isFamily = (name: string): name is ColourFamily => Object.hasOwn(colourSwatches, name);

/** Position of a colour family in the facet. Families that a retailer added come after those of the shop. */
export function familyOrder(name: string): number {
  return isFamily(name) ? colourFamilies.indexOf(name) : colourFamilies.length;
}

/**
 * The swatch of a colour family. A family that a retailer added gets the swatch of the most similar family of
 * the shop.
 */
export function familySwatch(name: string, seen: string): string | null {
  if (isFamily(name)) return colourSwatches[name];
  return /^#[0-9a-f]{6}$/i.test(seen) ? seen.toLowerCase() : null;
}
