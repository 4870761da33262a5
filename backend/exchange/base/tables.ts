import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { operator } from '../../domain/tables/operators.ts';
import { moment } from '../../platform/db/moment.ts';

/**
 * The numeric id (`group_id`) of each model in the feed that the shop publishes. Services that read the feed
 * require digits and recognise a model by this id. The row stays after its model is deleted, so that its
 * number is never given to another model.
 */
export const feedModel = pgTable('feed_model', {
  groupId: uuid('group_id').primaryKey(),
  number: integer('number').notNull().unique().generatedAlwaysAsIdentity(),
});

/** A session of 1C, which exchanges orders and goods with the shop in several requests. */
export const exchangeSession = pgTable('exchange_session', {
  hash: text('hash').primaryKey(),
  operatorId: uuid('operator_id')
    .notNull()
    .references(() => operator.id, { onDelete: 'restrict' }),
  expiresAt: moment('expires_at').notNull(),
  /**
   * Ids and versions of the orders that were sent to 1C and that 1C has not confirmed yet; null if it has
   * confirmed them.
   */
  offered: jsonb('offered').$type<{ id: string; version: number }[]>(),
});

/**
 * A change of goods by the retailer: an import of a feed, an import of a table, or a change of a single
 * article. Only the newest change can be undone.
 */
export const goodsImport = pgTable('goods_import', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: ['feed', '1c', 'table', 'set'] }).notNull(),
  /** The name of the imported file, or the article that was changed. */
  source: text('source').notNull(),
  at: moment('at').notNull(),
  undoneAt: moment('undone_at'),
});

/**
 * The journal of an import: the values of each changed row before and after the import. Database triggers
 * write it while the setting `vitrina.goods_import` contains the id of an import
 * (docs/decisions/0066-undo-of-an-import.md). Only the changed columns of a row are stored. `before` is null
 * for an added row, `after` for a removed row.
 */
export const goodsImportRow = pgTable(
  'goods_import_row',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    importId: integer('import_id')
      .notNull()
      .references(() => goodsImport.id, { onDelete: 'cascade' }),
    tableName: text('table_name').notNull(),
    /**
     * The primary key of the changed row as text. If the key has two columns, their values are separated by a
     * space.
     */
    key: text('key').notNull(),
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
    after: jsonb('after').$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [index('goods_import_row_import').on(table.importId)],
);

/** How the imports from a source of goods that the shop imports by itself go. */
export const importState = pgTable('import_state', {
  source: text('source', { enum: ['feed', '1c'] }).primaryKey(),
  succeededAt: moment('succeeded_at'),
  failedAt: moment('failed_at'),
  /** Why the last import failed, in Russian; null if it succeeded. */
  failure: text('failure'),
});
