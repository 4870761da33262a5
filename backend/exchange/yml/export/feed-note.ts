import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { DRAFT } from './write-whole.ts';

/**
 * The version of the output format. Increase it whenever the format changes, so that stored feeds in the old
 * format are made again.
 */
const FORM = 3;

/**
 * What a stored feed was made from. `state` is the snapshot of the database, `changes` the number of the last
 * entry in the log of changes. The number is needed because old entries of the log are deleted.
 */
const made = z.object({
  form: z.literal(FORM),
  madeAt: z.iso.datetime(),
  tookMs: z.number().nonnegative().default(0),
  state: z.string(),
  changes: z.string(),
  shopName: z.string(),
  company: z.string().nullable(),
  vat: z.union([z.literal('usual'), z.number()]),
  publicUrl: z.string(),
});
export type Made = z.infer<typeof made>;

export const feedFolder = (dataDir: string): string => join(dataDir, 'feed');
export const feedFile = (dataDir: string): string => join(feedFolder(dataDir), 'yml.xml.gz');
const noteFile = (dataDir: string): string => join(feedFolder(dataDir), 'made.json');

/** The metadata of the stored feed; undefined if no feed is stored. */
export async function readMade(dataDir: string): Promise<Made | undefined> {
  try {
    await stat(feedFile(dataDir));
    return made.parse(JSON.parse(await readFile(noteFile(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Stores the metadata of the feed that has just been made. */
export async function writeMade(dataDir: string, facts: Omit<Made, 'form'>): Promise<void> {
  const note = noteFile(dataDir);
  const draft = `${note}.${process.pid}${DRAFT}`;
  await writeFile(draft, JSON.stringify({ form: FORM, ...facts }));
  await rename(draft, note);
}

/** The current values of `state` and `changes`. */
export async function readState(db: Database): Promise<Pick<Made, 'state' | 'changes'>> {
  const { rows } = await db.execute<{ state: string; changes: string }>(
    sql`select pg_current_snapshot()::text as state, concat(last_value, is_called) as changes from goods_change_id_seq`,
  );
  return rows[0] ?? { state: '', changes: '' };
}

export async function haveGoodsChanged(db: Database, { state, changes }: Made): Promise<boolean> {
  if ((await readState(db)).changes !== changes) return true;
  // A change may get its number before the feed is made, but be committed later. The numbers do not show such
  // a change, so the snapshots are compared too.
  const { rows } = await db.execute<{ changed: boolean }>(
    sql`select exists (select from goods_change where not pg_visible_in_snapshot(xid, ${state}::pg_snapshot)) as changed`,
  );
  return rows[0]?.changed ?? true;
}
