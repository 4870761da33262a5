import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { normalizeForComparison } from '#shared/text/plain-text.ts';
import { slugify } from '#shared/text/slug.ts';
import { city } from '../../domain/tables/places.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { type Place, readPlaces } from './read-places.ts';

const FILE = new URL('./places.tsv', import.meta.url);

/**
 * Key of the advisory lock that makes processes that start together write the places one after the other. An
 * arbitrary number that no other lock uses.
 */
const PLACES_LOCK = 7_310_311;

type CityRow = typeof city.$inferSelect;

/**
 * Writes the places of Russia (places.tsv) to the shop. Places that the shop already has get the name, region
 * and time zone of the file. Places that the retailer added stay and come last in lists. No place is removed.
 * If the shop already has all places of the file, nothing is written.
 */
export async function putPlaces(db: Database): Promise<void> {
  await db.transaction(putPlacesWithin);
}

/** Like `putPlaces`, but within the caller's transaction. */
export async function putPlacesWithin(tx: Transaction): Promise<void> {
  const places = readPlaces(await readFile(FILE, 'utf8'));
  if (!(await hasAll(tx, places))) {
    // Waits if another process is writing the places.
    await tx.execute(sql`select pg_advisory_xact_lock(${PLACES_LOCK})`);
    const rows = changedRows(places, await tx.select().from(city));
    // Passes all rows as one JSON parameter. In the embedded database, this is several times faster than
    // twenty thousand separate parameters.
    await tx.execute(sql`
      insert into city (code, name, region, time_zone, ordinal)
      select code, name, region, "timeZone", ordinal
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as place (code text, name text, region text, "timeZone" text, ordinal int)
      on conflict (code) do update set
        name = excluded.name, region = excluded.region, time_zone = excluded.time_zone, ordinal = excluded.ordinal`);
  }
  await chooseDefaultCity(tx);
}

/**
 * Whether the shop's list of places begins with exactly these places. Compares hashes, so that the rows need
 * not be loaded.
 */
async function hasAll(tx: Transaction, places: readonly Place[]): Promise<boolean> {
  const { rows } = await tx.execute<{ hash: string | null }>(sql`
    select md5(string_agg(concat_ws('|', ordinal, name, region, time_zone), ',' order by ordinal)) as hash
    from city where ordinal <= ${places.length}`);
  const text = places.map(({ name, region, timeZone }, index) =>
    [index + 1, name, region, timeZone].join('|'),
  );
  return rows[0]?.hash === createHash('md5').update(text.join(',')).digest('hex');
}

/** The rows to write: places that the shop lacks, or that differ between the shop and the file. */
function changedRows(places: readonly Place[], present: readonly CityRow[]): CityRow[] {
  const byCode = new Map(present.map((row) => [row.code, row]));
  const byName = new Map(present.map((row) => [keyOf(row), row]));
  const used = new Set<string>();
  const wanted = places.map((place, index): CityRow => {
    const code = codeFor(place, byCode, byName);
    used.add(code);
    const { name, region, timeZone } = place;
    return { code, name, region, timeZone, ordinal: index + 1, isDefault: false };
  });
  const own = present
    .filter(({ code, ordinal }) => !used.has(code) && ordinal <= places.length)
    .map((row) => ({ ...row, ordinal: row.ordinal + places.length }));
  return [...wanted, ...own].filter((row) => !isSame(row, byCode.get(row.code)));
}

/**
 * The code under which a place of the file is stored. If the retailer has added a place with the same name
 * and the same or no region, that place's code is used. If not, the code of the file is used, unless the
 * retailer uses it for another place.
 */
function codeFor(
  place: Place,
  byCode: ReadonlyMap<string, CityRow>,
  byName: ReadonlyMap<string, CityRow>,
): string {
  const same = byName.get(keyOf(place));
  if (same) return same.code;
  const owner = byCode.get(place.code);
  if (
    !owner ||
    (owner.region === '' && normalizeForComparison(owner.name) === normalizeForComparison(place.name))
  )
    return place.code;
  return slugify(`${place.name} ${place.region}`) || place.code;
}

const keyOf = ({ name, region }: { name: string; region: string }) =>
  `${normalizeForComparison(name)}|${normalizeForComparison(region)}`;

const isSame = (row: CityRow, before: CityRow | undefined): boolean =>
  before !== undefined &&
  before.name === row.name &&
  before.region === row.region &&
  before.timeZone === row.timeZone &&
  before.ordinal === row.ordinal;

/**
 * Makes the city with the most stores the default city. If the shop has no stores, Moscow, the largest city.
 */
export async function chooseDefaultCity(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update city set is_default = city.code = chosen.code
    from (
      select city.code from city left join store on store.city_code = city.code
      group by city.code order by count(store.code) desc, city.ordinal, city.code limit 1
    ) as chosen
    where city.is_default is distinct from (city.code = chosen.code)`);
}
