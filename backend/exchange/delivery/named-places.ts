import { withoutKind } from '#shared/places/place-name.ts';
import { isSameRegion } from '#shared/places/same-region.ts';
import { normalizeForComparison } from '#shared/text/plain-text.ts';
import type { city } from '../../domain/tables/places.ts';
import { distance } from '../../listing/language/distance.ts';

type Place = Pick<typeof city.$inferSelect, 'code' | 'name' | 'region'>;

/**
 * The result of looking up a name from a delivery file: the place's code or the region's full name, or the
 * reason why the name was not found.
 */
export type Named = { value: string } | { why: string };

/** For an unknown name, a known name is suggested if it differs by at most this many typing errors. */
const MOST_SLIPS = 3;

/** Finds places and regions by the names that delivery files use. */
export type NamedPlaces = {
  /**
   * Finds a place by its code or name and returns its code. If several places have this name, a comma and the
   * region must follow the name.
   */
  codeOf(named: string): Named;
  /** The full name of a region: «Татарстан» becomes «Республика Татарстан». */
  regionOf(named: string): Named;
};

/** @param places all places, largest first */
export function namedPlaces(places: readonly Place[]): NamedPlaces {
  const codes = new Set(places.map(({ code }) => code));
  const byName = Map.groupBy(places, ({ name }) => normalizeForComparison(name));
  const regions = [...new Set(places.map(({ region, name }) => region || name))];

  return {
    codeOf(named) {
      if (codes.has(named)) return { value: named };
      const [name = '', ...rest] = named.split(',');
      const region = rest.join(',').trim();
      const found = (byName.get(normalizeForComparison(withoutKind(name))) ?? []).filter(
        (place) => region === '' || isSameRegion(place.region || place.name, region),
      );
      if (found.length > 1) {
        const choices = found.map((place) => `${place.name}, ${place.region}`).join('; ');
        return { why: `there are several places ${name}: write ${choices}` };
      }
      const [only] = found;
      return only
        ? { value: only.code }
        : { why: `${named} is not a place of the shop${nearestPlace(places, name)}` };
    },

    regionOf(named) {
      const found = regions.find(
        (region) => normalizeForComparison(region) === normalizeForComparison(named),
      );
      if (found !== undefined) return { value: found };
      const alike = regions.filter((region) => isSameRegion(region, named));
      const [only] = alike;
      if (only !== undefined && alike.length === 1) return { value: only };
      const near = nearest(regions, normalizeForComparison(named), normalizeForComparison);
      return { why: `${named} is not a region of the shop${near ? `; did you mean ${near}?` : ''}` };
    },
  };
}

function nearestPlace(places: readonly Place[], named: string): string {
  const isCode = /^[a-z0-9-]+$/.test(named);
  const near = nearest(places, normalizeForComparison(named), ({ code, name }) =>
    isCode ? code : normalizeForComparison(name),
  );
  return near ? `; did you mean ${near.name} (${near.code})?` : '';
}

/**
 * The entry whose text differs from `wanted` by the fewest typing errors; if several differ equally, the
 * first. Undefined if all differ by more than `MOST_SLIPS`.
 */
function nearest<T>(all: readonly T[], wanted: string, textOf: (one: T) => string): T | undefined {
  let best: T | undefined;
  let most = Math.min(MOST_SLIPS, wanted.length / 2);
  for (const one of all) {
    const slips = distance(wanted, textOf(one), most);
    if (slips > most || (best !== undefined && slips >= most)) continue;
    best = one;
    most = slips;
  }
  return best;
}
