/** A place of Russia that comes with the shop. */
export type Place = {
  code: string;
  /** The name in Russian, with ё. */
  name: string;
  /** The region's name; empty for cities that are federal subjects themselves. */
  region: string;
  latitude: number;
  longitude: number;
  /** IANA time zone. */
  timeZone: string;
  population: number;
};

/**
 * Reads places.tsv, the largest places first. A line with an empty first field begins a region: its name and its usual
 * time zone. The other lines are places: code, name, latitude, longitude, population, and the time zone if it is another.
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
