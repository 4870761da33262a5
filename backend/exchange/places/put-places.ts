import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { normalizeForComparison } from '#shared/text/plain-text.ts';
import { slugify } from '#shared/text/slug.ts';
import { city } from '../../domain/tables/places.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { type Place, readPlaces } from './read-places.ts';

const FILE = new URL('./places.tsv', import.meta.url);

/** Unique in the project: two processes that start together put the places in one after the other. */
const PLACES_LOCK = 7_310_311;

type CityRow = typeof city.$inferSelect;

/**
 * Gives the shop the places of Russia (places.tsv). Places that it has already get the name, region and time zone of the
 * file; the retailer's own places stay and come after the others in lists. Nothing is removed, and a shop that has
 * everything is only read.
 */
export async function putPlaces(db: Database): Promise<void> {
  await db.transaction(putPlacesWithin);
}

/** The same within a transaction. */
export async function putPlacesWithin(tx: Transaction): Promise<void> {
  const places = readPlaces(await readFile(FILE, 'utf8'));
  if (!(await hasAll(tx, places))) {
    // Another process may put them in at the same time.
    await tx.execute(sql`select pg_advisory_xact_lock(${PLACES_LOCK})`);
    const rows = changedRows(places, await tx.select().from(city));
    // One parameter instead of twenty thousand: several times faster in the embedded database.
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

/** Whether the first cities of the shop are the places, which a hash shows without reading all rows. */
async function hasAll(tx: Transaction, places: readonly Place[]): Promise<boolean> {
  const { rows } = await tx.execute<{ hash: string | null }>(sql`
    select md5(string_agg(concat_ws('|', ordinal, name, region, time_zone), ',' order by ordinal)) as hash
    from city where ordinal <= ${places.length}`);
  const text = places.map(({ name, region, timeZone }, index) =>
    [index + 1, name, region, timeZone].join('|'),
  );
  return rows[0]?.hash === createHash('md5').update(text.join(',')).digest('hex');
}

/** Rows that the shop lacks or has differently. */
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
 * The code of a place: that of the retailer's row of the same name and region, or of the same name without a region;
 * otherwise the code of the file, unless another place of the retailer has it.
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

/** Makes the city with most stores the default, and Moscow, which is the largest, in a shop without stores. */
export async function chooseDefaultCity(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update city set is_default = city.code = chosen.code
    from (
      select city.code from city left join store on store.city_code = city.code
      group by city.code order by count(store.code) desc, city.ordinal, city.code limit 1
    ) as chosen
    where city.is_default is distinct from (city.code = chosen.code)`);
}
