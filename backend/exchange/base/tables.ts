import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { operator } from '../../domain/tables/operators.ts';
import { moment } from '../../platform/db/moment.ts';

/**
 * The number that the shop's own feed uses for a model (`group_id`). Services that read feeds require digits,
 * and recognise models by their numbers. A row stays after its model is deleted, so that its number is never
 * used for another model.
 */
export const feedModel = pgTable('feed_model', {
  groupId: uuid('group_id').primaryKey(),
  number: integer('number').notNull().unique().generatedAlwaysAsIdentity(),
});

/** A session of an exchange with 1C, which consists of several requests. */
export const exchangeSession = pgTable('exchange_session', {
  hash: text('hash').primaryKey(),
  operatorId: uuid('operator_id')
    .notNull()
    .references(() => operator.id, { onDelete: 'restrict' }),
  expiresAt: moment('expires_at').notNull(),
  /**
   * The orders that were last sent to 1C, with their versions. Null after 1C has confirmed that it received
   * them.
   */
  offered: jsonb('offered').$type<{ id: string; version: number }[]>(),
});

/**
 * A change of goods by the retailer: an import, a table, or a change of a single article. Only the newest
 * change can be undone.
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
 * The journal of an import: the values of each changed row before and after the import. Triggers write it
 * while the setting `vitrina.goods_import` contains the id of an import
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
    /** The primary key as text. If it has two columns, their values are separated by a space. */
    key: text('key').notNull(),
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
    after: jsonb('after').$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [index('goods_import_row_import').on(table.importId)],
);
