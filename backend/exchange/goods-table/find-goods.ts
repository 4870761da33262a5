import { sql } from 'drizzle-orm';
import { normaliseSize, sizeKey } from '#shared/goods/size-label.ts';
import { article, variant } from '../../domain/tables/goods.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { ChangeRow, FoundSize } from '../changes/goods-change.ts';
import { idFor } from '../yml/feed/identity.ts';
import { PART_SIGN } from '../yml/offers/split-offer.ts';

type Fault = { column: 'sku' | 'barcode' | 'size'; why: string };

/**
 * The sizes that a row names, or the reason why none was found. If the row has two codes and one of them was
 * not found, `ignored` says why.
 */
type Found = { sizes: readonly FoundSize[]; ignored?: Fault } | Fault;

type Row = FoundSize & { code: string };

/**
 * Valid lengths of barcodes. A shorter number is padded with zeros to the next length, because a spreadsheet
 * may have dropped leading zeros.
 */
const LENGTHS = [8, 12, 13, 14];
const BARCODE = /^\d{4,14}$/;

/**
 * Finds the sizes that each row names. Its article number may be the code of one size (the id of its offer),
 * or the code of several: of a colour, of an offer that an import split into sizes, or the common beginning
 * of the codes of all colours of a model. If the code stands for several sizes and the row has a size, only
 * that size is returned. A barcode belongs to one size.
 */
export async function findGoods(
  tx: Transaction,
  rows: readonly ChangeRow[],
): Promise<(row: ChangeRow) => Found> {
  const codes = [...new Set(rows.map(({ sku }) => sku).filter((sku) => sku !== ''))];
  const bySku = grouped(await bySizeCode(tx, codes));
  const byColour = grouped(await byVendorCode(tx, codes));
  const unknown = codes.filter((code) => !bySku.has(code) && !byColour.has(code));
  const byWhole = unknown.length === 0 ? new Map() : grouped(await bySplitOffer(tx, unknown));
  const byModel = unknown.length === 0 ? new Map() : grouped(await byCodeOfModel(tx, unknown));
  const barcodes = [...rows.map(({ barcode }) => barcode), ...unknown]
    .map(digitsOf)
    .filter((one) => BARCODE.test(one));
  const byBarcode = grouped(await byWritings(tx, [...new Set(barcodes)]));

  const near = await nearestCodes(
    tx,
    unknown.filter((code) => !byWhole.has(code) && !byModel.has(code) && !byBarcode.has(digitsOf(code))),
  );

  function named({ sku }: ChangeRow): Found {
    const one = bySku.get(sku) ?? [];
    const colour = byColour.get(sku) ?? [];
    const all = one.length === 0 ? colour : one;
    if (one.length > 0 && colour.length > 0 && !isWithin(colour, one))
      return {
        column: 'sku',
        why: 'is the number of one size and the code of other sizes; add the size or the barcode',
      };
    if (all.length > 0) return { sizes: all };
    const parts: readonly FoundSize[] = byWhole.get(sku) ?? [];
    if (parts.length > 0) return { sizes: parts };
    const model: readonly FoundSize[] = byModel.get(sku) ?? [];
    if (new Set(model.map(({ groupId }) => groupId)).size > 1)
      return { column: 'sku', why: 'begins the codes of several models' };
    if (model.length > 0) return { sizes: model };
    const hint = near.get(sku);
    return hint
      ? { column: 'sku', why: `is not in the shop; it has ${hint.join(', ')}` }
      : scanned(digitsOf(sku), 'sku');
  }

  function scanned(digits: string, column: 'sku' | 'barcode'): Found {
    const found = byBarcode.get(digits) ?? [];
    if (found.length === 0) return { column, why: 'is not in the shop' };
    return found.length > 1 ? { column, why: 'is the barcode of several sizes' } : { sizes: found };
  }

  function found(row: ChangeRow): Found {
    if (row.barcode === '') return named(row);
    const one = scanned(digitsOf(row.barcode), 'barcode');
    if (row.sku === '') return one;
    const own = named(row);
    // If the row has a barcode and an article number and only one of them was found, the one that was found
    // is used.
    if ('why' in one) return 'why' in own ? own : { ...own, ignored: one };
    if ('why' in own) return { ...one, ignored: own };
    return isWithin(one.sizes, own.sizes)
      ? one
      : { column: 'barcode', why: 'belongs to other goods than the article number' };
  }

  return (row) => {
    const all = found(row);
    if ('why' in all || row.size === '') return all;
    const wanted = sizeKey(normaliseSize(row.size));
    const sizes = all.sizes.filter(({ size }) => sizeKey(size) === wanted);
    return sizes.length > 0 ? { ...all, sizes } : { column: 'size', why: 'is not a size of these goods' };
  };
}

const digitsOf = (code: string) => code.replaceAll(/[\s-]/g, '');

const isWithin = (some: readonly FoundSize[], all: readonly FoundSize[]) =>
  some.every(({ id }) => all.some((other) => other.id === id));

const grouped = (rows: readonly Row[]) => Map.groupBy(rows, ({ code }) => code);

const columns = sql`${article.id} as id, ${article.variantId} as "variantId", ${variant.groupId} as "groupId", ${article.size} as size, ${article.sku} as sku`;
const sizesOfColours = sql`${article} join ${variant} on ${variant.id} = ${article.variantId}`;
const listOf = (values: readonly object[]) => JSON.stringify(values);

async function bySizeCode(tx: Transaction, codes: readonly string[]): Promise<Row[]> {
  const wanted = listOf(codes.map((code) => ({ code, id: idFor('article', code) })));
  const { rows } = await tx.execute<Row>(sql`
    select wanted.code, ${columns}
    from jsonb_to_recordset(${wanted}::jsonb) as wanted(code text, id uuid)
    join ${sizesOfColours} on ${article.sku} = wanted.code
    union
    select wanted.code, ${columns}
    from jsonb_to_recordset(${wanted}::jsonb) as wanted(code text, id uuid)
    join ${sizesOfColours} on ${article.id} = wanted.id
  `);
  return rows;
}

/**
 * If an import split an offer into sizes (split-offer.ts), finds these sizes by the offer's id in the feed.
 */
async function bySplitOffer(tx: Transaction, codes: readonly string[]): Promise<Row[]> {
  const whole = sql`split_part(${article.sku}, ${PART_SIGN}, 1)`;
  const { rows } = await tx.execute<Row>(sql`
    select ${whole} as code, ${columns} from ${sizesOfColours}
    where strpos(${article.sku}, ${PART_SIGN}) > 1
      and ${whole} in (select value from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))
    order by ${article.ordinal}
  `);
  return rows;
}

async function byVendorCode(tx: Transaction, codes: readonly string[]): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select ${variant.vendorCode} as code, ${columns} from ${sizesOfColours}
    where ${variant.vendorCode} in (select value from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))
  `);
  return rows;
}

/**
 * Finds a model by the common beginning of the codes of its colours: the shop appends the colour to the
 * retailer's code, so `PL-1` becomes `PL-1-SINII`. The query reads the codes of all colours, which is faster
 * than comparing each colour with many codes.
 */
async function byCodeOfModel(tx: Transaction, codes: readonly string[]): Promise<Row[]> {
  const all = await tx.select({ groupId: variant.groupId, code: variant.vendorCode }).from(variant);
  const wanted = new Set(codes);
  const begun = Map.groupBy(all, ({ groupId }) => groupId)
    .entries()
    .flatMap(([groupId, colours]) => {
      const [first = [], ...others] = colours.map(({ code }) => beginningsOf(code));
      return first
        .filter((code) => wanted.has(code) && others.every((some) => some.includes(code)))
        .map((code) => ({ code, groupId }));
    });
  const { rows } = await tx.execute<Row>(sql`
    select begun.code, ${columns}
    from jsonb_to_recordset(${listOf([...begun])}::jsonb) as begun(code text, "groupId" uuid)
    join ${sizesOfColours} on ${variant.groupId} = begun."groupId"
  `);
  return rows;
}

/**
 * Similar codes are suggested for at most this many unknown codes, because a table of other goods may have
 * thousands of them.
 */
const MOST_UNKNOWN = 20;
const SUGGESTED = 3;
/** A code is suggested only if it and the unknown code begin with at least this many equal characters. */
const ALIKE = 3;

/**
 * For each unknown code, the article numbers or colour codes of the shop that share the longest beginning
 * with it.
 */
async function nearestCodes(
  tx: Transaction,
  unknown: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const wanted = unknown.filter((code) => code.length >= ALIKE).slice(0, MOST_UNKNOWN);
  if (wanted.length === 0) return new Map();
  const { rows } = await tx.execute<{ code: string }>(sql`
    select code from (select ${article.sku} as code from ${article} union select ${variant.vendorCode} from ${variant}) as all_codes
    where lower(left(code, ${ALIKE}::int)) in (
      select lower(left(value, ${ALIKE}::int)) from jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb)
    )
  `);
  return new Map(
    wanted.flatMap((code) => {
      const found = rows
        .map((row) => ({ code: row.code, alike: commonBeginning(row.code, code) }))
        .filter(({ alike }) => alike >= Math.max(ALIKE, code.length / 2))
        .sort((one, other) => other.alike - one.alike || one.code.localeCompare(other.code))
        .slice(0, SUGGESTED);
      return found.length > 0 ? [[code, found.map((one) => one.code)] as const] : [];
    }),
  );
}

function commonBeginning(one: string, other: string): number {
  const [left, right] = [one.toLowerCase(), other.toLowerCase()];
  let at = 0;
  while (at < Math.min(left.length, right.length) && left[at] === right[at]) at += 1;
  return at;
}

/** All beginnings of a code that end before one of its dashes. */
const beginningsOf = (code: string): string[] =>
  [...code.matchAll(/-/g)].map(({ index }) => code.slice(0, index));

async function byWritings(tx: Transaction, digits: readonly string[]): Promise<Row[]> {
  const writings = digits.flatMap((code) => {
    const bare = code.replace(/^0+/, '');
    const padded = LENGTHS.filter((length) => length >= bare.length).map((length) =>
      bare.padStart(length, '0'),
    );
    return [...new Set([code, ...padded])].map((barcode) => ({ code, barcode }));
  });
  const { rows } = await tx.execute<Row>(sql`
    select wanted.code, ${columns}
    from jsonb_to_recordset(${listOf(writings)}::jsonb) as wanted(code text, barcode text)
    join ${sizesOfColours} on ${article.barcode} = wanted.barcode
  `);
  return rows;
}
