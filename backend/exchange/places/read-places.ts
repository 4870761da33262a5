/** A town or village of Russia from places.tsv. */
export type Place = {
  code: string;
  /** The name in Russian, written with ё where needed. */
  name: string;
  /** The name of the region; empty for cities that are themselves federal subjects, such as Moscow. */
  region: string;
  latitude: number;
  longitude: number;
  /** The time zone as an IANA name. */
  timeZone: string;
  population: number;
};

/**
 * Parses places.tsv, whose places are sorted by population, largest first. A line with an empty first field
 * begins a region: it has the region's name and usual time zone. Each other line is a place: code, name,
 * latitude, longitude, population, and the time zone if it differs from the region's.
 */
export function readPlaces(text: string): Place[] {
  const places: Place[] = [];
  let region = '';
  let usualZone = '';
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [code = '', name = '', latitude, longitude, population, timeZone = usualZone] = line.split('\t');
    if (code === '') {
      region = name;
      usualZone = latitude ?? '';
      continue;
    }
    places.push({
      code,
      name,
      region: name === region ? '' : region,
      latitude: Number(latitude),
      longitude: Number(longitude),
      timeZone,
      population: Number(population),
    });
  }
  return places.sort((one, other) => other.population - one.population);
}
