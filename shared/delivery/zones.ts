import type { Destination, ZoneEntry } from './table.ts';

/**
 * Finds the zone of a place. The longest matching prefix of the postal code decides, then the city, then the
 * region, then the zone for all other places. Undefined if the retailer does not deliver there.
 */
export function zoneOf(
  zones: readonly ZoneEntry[],
  place: Omit<Destination, 'timeZone'>,
): ZoneEntry | undefined {
  const beginnings = zones
    .flatMap((zone) => zone.postalCodes.map((beginning) => ({ zone, beginning })))
    .filter(({ beginning }) => place.postalCode?.startsWith(beginning))
    .sort((one, other) => other.beginning.length - one.beginning.length);
  // Moscow and other federal cities are regions of their own, and have no region here.
  const region = place.region || place.cityName;
  return (
    beginnings[0]?.zone ??
    zones.find(({ cities }) => cities.includes(place.cityCode)) ??
    zones.find(({ regions }) => regions.includes(region)) ??
    zones.find(({ rest }) => rest)
  );
}
