type Place = { latitude: number | null; longitude: number | null };

/** URL of directions to a place on an external map site; undefined if its coordinates are unknown. */
export function directionsHref(place: Place | null): string | undefined {
  if (!place || place.latitude === null || place.longitude === null) return undefined;
  return `https://yandex.ru/maps/?rtext=~${place.latitude},${place.longitude}&rtt=auto`;
}
