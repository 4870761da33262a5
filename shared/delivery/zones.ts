import type { Destination, ZoneEntry } from './table.ts';

/**
 * The zone of a place: the one with the longest matching prefix of the postal code, else the one with its
 * city, else the one with its region, else the one for all other places. Undefined if the table does not
 * deliver there.
 */
export function zoneOf(
  zones: readonly ZoneEntry[],
  place: Omit<Destination, 'timeZone'>,
): ZoneEntry | undefined {
  const beginnings = zones
    .flatMap((zone) => zone.postalCodes.map((beginning) => ({ zone, beginning })))
    .filter(({ beginning }) => place.postalCode?.startsWith(beginning))
    .sort((one, other) => other.beginning.length - one.beginning.length);
  // Moscow and other federal cities have no region, because they are regions themselves.
  const region = place.region || place.cityName;
  return (
    beginnings[0]?.zone ??
    zones.find(({ cities }) => cities.includes(place.cityCode)) ??
    zones.find(({ regions }) => regions.includes(region)) ??
    zones.find(({ rest }) => rest)
  );
}
