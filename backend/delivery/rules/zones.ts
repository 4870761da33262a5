import type { ZoneEntry } from '../../domain/tables/delivery-types.ts';
import type { Destination } from '../base/delivery-provider.ts';

/**
 * The zone of a place: the one that names the longest beginning of its postal code, else its city, else its region, else
 * the zone of all other places. Undefined where the table delivers nothing.
 */
export function zoneOf(zones: readonly ZoneEntry[], place: Destination): ZoneEntry | undefined {
  const beginnings = zones
    .flatMap((zone) => zone.postalCodes.map((beginning) => ({ zone, beginning })))
    .filter(({ beginning }) => place.postalCode?.startsWith(beginning))
    .sort((one, other) => other.beginning.length - one.beginning.length);
  // Moscow and its like are regions of their own.
  const region = place.region || place.cityName;
  return (
    beginnings[0]?.zone ??
    zones.find(({ cities }) => cities.includes(place.cityCode)) ??
    zones.find(({ regions }) => regions.includes(region)) ??
    zones.find(({ rest }) => rest)
  );
}
