import { withoutKind } from '#shared/places/place-name.ts';
import { isSameRegion } from '#shared/places/same-region.ts';
import { normalizeForComparison } from '#shared/text/plain-text.ts';
import type { city } from '../../domain/tables/places.ts';
import { distance } from '../../listing/language/distance.ts';

type Place = Pick<typeof city.$inferSelect, 'code' | 'name' | 'region'>;

/**
 * The result of looking up a name in a delivery file: the code or full name that it means, or the reason why
 * it was not found.
 */
export type Named = { value: string } | { why: string };

/** Maximum number of typing errors in an unknown name for which a known name is suggested. */
const MOST_SLIPS = 3;

/** Finds places and regions by the names that delivery files contain. */
export type NamedPlaces = {
  /**
   * The code of the place that this code or name means. If several places have the same name, the name must
   * be followed by a comma and the region.
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
 * The entry whose text differs from `wanted` by the fewest typing errors. If several entries differ equally,
 * the first of them; undefined if all have more than `MOST_SLIPS` errors.
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
