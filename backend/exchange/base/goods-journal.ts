import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { goodsImport, goodsImportRow } from './tables.ts';

/**
 * What changed the goods: the kind of import or change, and the name of the imported file or the changed
 * article.
 */
export type ImportOrigin = Pick<typeof goodsImport.$inferInsert, 'kind' | 'source'>;

/** Number of journal rows that one statement deletes. */
const STEP = 5000;
/** How many earlier imports, besides the newest one, are still listed in the table of imports. */
const NAMED = 20;

/**
 * Writes the journal of one import: the changed rows with their old and new values, from which the import can
 * be undone (docs/decisions/0066-undo-of-an-import.md). An import may have several transactions; in each of
 * them, call `begin` before the changes and `end` after them. Only the journal of the newest import that
 * changed something is kept.
 */
export class GoodsJournal {
  readonly #origin: ImportOrigin;
  readonly #at: Date;
  #id: number | undefined;

  constructor(origin: ImportOrigin, at: Date) {
    this.#origin = origin;
    this.#at = at;
  }

  /**
   * Starts recording: from now on, database triggers write every change of goods in this transaction to the
   * journal.
   */
  async begin(tx: Transaction): Promise<void> {
    const values = { ...this.#origin, source: this.#origin.source.slice(0, 200), at: this.#at };
    const known =
      this.#id === undefined ? [] : await tx.select().from(goodsImport).where(eq(goodsImport.id, this.#id));
    const [row = known[0]] =
      known.length > 0 ? known : await tx.insert(goodsImport).values(values).returning();
    if (!row) throw new Error('The import was not noted.');
    this.#id = row.id;
    await tx.execute(sql`select set_config('vitrina.goods_import', ${String(row.id)}, true)`);
  }

  /**
   * Stops recording. If the import changed nothing, deletes its record, so that the previous import can still
   * be undone.
   */
  async end(tx: Transaction): Promise<void> {
    await tx.execute(sql`select set_config('vitrina.goods_import', '', true)`);
    const id = this.#id ?? 0;
    const [changed] = await tx
      .select({ id: goodsImportRow.id })
      .from(goodsImportRow)
      .where(eq(goodsImportRow.importId, id))
      .limit(1);
    if (changed) {
      await deleteOthers(tx, id);
      await tx.delete(goodsImport).where(sql`${goodsImport.id} < ${id - NAMED}`);
    } else {
      await tx.delete(goodsImport).where(eq(goodsImport.id, id));
    }
  }
}

/**
 * Deletes the journals of all imports except the given one, in several statements, because a single statement
 * would exceed the timeout.
 */
async function deleteOthers(tx: Transaction, id: number): Promise<void> {
  for (;;) {
    const { rows } = await tx.execute(sql`
      delete from ${goodsImportRow} where id in (
        select id from ${goodsImportRow} where import_id <> ${id} limit ${STEP}
      ) returning 1`);
    if (rows.length < STEP) return;
  }
}
