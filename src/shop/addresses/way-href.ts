type Place = { latitude: number | null; longitude: number | null };

/** A way to a place on an external map; undefined where it is not known where the place is. */
export function wayHref(place: Place | null): string | undefined {
  if (!place || place.latitude === null || place.longitude === null) return undefined;
  return `https://yandex.ru/maps/?rtext=~${place.latitude},${place.longitude}&rtt=auto`;
}
