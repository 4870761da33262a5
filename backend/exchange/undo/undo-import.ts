import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { applyScheduledPrices } from '../../catalog/schedule/scheduled-prices.ts';
import { CommandRefused } from '../../platform/command-refused.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { goodsImport, goodsImportRow } from '../base/tables.ts';
import { fitStoreStock } from '../changes/fit-store-stock.ts';
import { type Difference, differencesOf, readStates } from '../changes/goods-state.ts';
import { beginImport } from '../yml/import-lock.ts';
import { putRowsBack } from './put-rows-back.ts';
import { removeAdded, returnRemoved } from './undo-rows.ts';

export type Undone = {
  origin: typeof goodsImport.$inferSelect;
  differences: Difference[];
  /**
   * Number of rows of goods with values that were changed again after the import. The undo keeps these
   * values.
   */
  kept: number;
  /**
   * Number of sizes that the import added and that shoppers ordered since. They are hidden instead of
   * removed.
   */
  ordered: number;
};

/** Thrown if no import can be undone. */
class UndoRefused extends CommandRefused {
  override name = 'UndoRefused';
}

/** Thrown at the end of a dry run, so that the database rolls back the transaction. */
class DryRunDone extends Error {}

/**
 * Undoes the newest import (docs/decisions/0066-undo-of-an-import.md). Restores prices, texts, departments
 * and visibility, but keeps values that were changed again after the import. From the stock, subtracts the
 * pieces that the import added, so that pieces sold since then stay sold. Throws UndoRefused, FeedError if an
 * import is running, and errors of the database.
 */
export async function undoImport(
  db: Database,
  { now, dryRun = false }: { now: Date; dryRun?: boolean },
): Promise<Undone> {
  let undone: Undone | undefined;
  try {
    await db.transaction(async (tx) => {
      await beginImport(tx);
      const origin = await lastImport(tx);
      await foldJournal(tx, origin.id);
      const ids = await touchedSizes(tx);
      const before = await readStates(tx, ids);
      await returnRemoved(tx);
      const { kept } = await putRowsBack(tx);
      const { ordered } = await removeAdded(tx);
      await fitStoreStock(tx, ids);
      // A restored price may be a scheduled price that applied at the time of the import but no longer does.
      await applyScheduledPrices(tx, now);
      undone = { origin, differences: differencesOf(before, await readStates(tx, ids)), kept, ordered };
      if (dryRun) throw new DryRunDone();
      await tx.update(goodsImport).set({ undoneAt: now }).where(eq(goodsImport.id, origin.id));
      await tx.delete(goodsImportRow).where(eq(goodsImportRow.importId, origin.id));
    });
  } catch (error) {
    if (error instanceof DryRunDone && undone) return undone;
    if (isTaken(error))
      throw new UndoRefused(
        'Since the import, other goods got an article number or barcode that the undo would give back.',
      );
    throw error;
  }
  if (!undone) throw new Error('The import was not undone.');
  return undone;
}

/** Whether the error of the database means that a value that must be unique is in use. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}

async function lastImport(tx: Transaction): Promise<typeof goodsImport.$inferSelect> {
  const [last] = await tx.select().from(goodsImport).orderBy(desc(goodsImport.id)).limit(1);
  if (!last) throw new UndoRefused('There is no import that could be undone.');
  if (last.undoneAt)
    throw new UndoRefused(
      `The last import (${last.source}) was undone already. Only the last import can be undone, once.`,
    );
  return last;
}

/**
 * Writes the journal of the import to a temporary table with one row per changed row of goods: its values
 * before the first change by the import, and after the last change.
 */
async function foldJournal(tx: Transaction, importId: number): Promise<void> {
  const bodies = (side: SQL, order: SQL) => sql`
    select table_name, key, jsonb_object_agg(part.name, part.value order by id ${order}) as body
    from mine, jsonb_each(${side}) as part (name, value) group by table_name, key`;
  // The query planner does not know how many rows these intermediate results have, and would choose a slow
  // plan with nested loops.
  await tx.execute(sql`set local enable_nestloop = off`);
  await tx.execute(sql`
    create temp table undone on commit drop as
    with mine as (select * from ${goodsImportRow} where import_id = ${sql.raw(String(importId))}),
      ends as (
        select table_name, key, (array_agg(before is null order by id))[1] as was_added,
          (array_agg(after is null order by id desc))[1] as was_removed
        from mine group by table_name, key
      ),
      befores as (${bodies(sql`before`, sql`desc`)}),
      afters as (${bodies(sql`after`, sql`asc`)})
    select table_name, key, was_added, was_removed, befores.body as before, afters.body as after
    from ends left join befores using (table_name, key) left join afters using (table_name, key)
    where not (was_added and was_removed)
  `);
  await tx.execute(sql`set local enable_nestloop = on`);
  await tx.execute(sql`create index on undone (table_name)`);
  await tx.execute(sql`analyze undone`);
}

/**
 * Ids of all sizes for which the import changed the size itself, its colour, its model or its stock in a
 * store.
 */
async function touchedSizes(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select key as id from undone where table_name = 'article'
    union select split_part(key, ' ', 1) from undone where table_name = 'store_stock'
    union select article.id::text from article join undone on table_name = 'variant' and key = article.variant_id::text
    union select article.id::text from article join variant on variant.id = article.variant_id
      join undone on table_name = 'variant_group' and key = variant.group_id::text
  `);
  return rows.map(({ id }) => id);
}
