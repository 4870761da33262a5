type Place = { latitude: number | null; longitude: number | null };

/** A link to directions on an external map; undefined if the coordinates are unknown. */
export function directionsHref(place: Place | null): string | undefined {
  if (!place || place.latitude === null || place.longitude === null) return undefined;
  return `https://yandex.ru/maps/?rtext=~${place.latitude},${place.longitude}&rtt=auto`;
}
