import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { operator } from '../../domain/tables/operators.ts';
import { moment } from '../../platform/db/moment.ts';

/**
 * The number under which the shop's feed names a model (`group_id`): readers of feeds require digits and
 * recognise goods by them. A row outlives its model, so that a number is never reused for another model.
 */
export const feedModel = pgTable('feed_model', {
  groupId: uuid('group_id').primaryKey(),
  number: integer('number').notNull().unique().generatedAlwaysAsIdentity(),
});

/** An exchange with 1C in progress. */
export const exchangeSession = pgTable('exchange_session', {
  hash: text('hash').primaryKey(),
  operatorId: uuid('operator_id')
    .notNull()
    .references(() => operator.id, { onDelete: 'restrict' }),
  expiresAt: moment('expires_at').notNull(),
  /** The orders last sent to 1C, with their versions; null after 1C confirmed them. */
  offered: jsonb('offered').$type<{ id: string; version: number }[]>(),
});

/** A change of goods by the retailer: an import, a table or a single change. Only the newest can be undone. */
export const goodsImport = pgTable('goods_import', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: ['feed', '1c', 'table', 'set'] }).notNull(),
  /** The name of the file, or the article that was changed. */
  source: text('source').notNull(),
  at: moment('at').notNull(),
  undoneAt: moment('undone_at'),
});

/**
 * The journal of an import: what each changed row was before and after. Triggers write it while the setting
 * `vitrina.goods_import` holds the id of an import (docs/decisions/0066-undo-of-an-import.md). Of changed rows, only the
 * changed columns are stored. `before` is null for an added row, `after` for a removed one.
 */
export const goodsImportRow = pgTable(
  'goods_import_row',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    importId: integer('import_id')
      .notNull()
      .references(() => goodsImport.id, { onDelete: 'cascade' }),
    tableName: text('table_name').notNull(),
    /** The primary key as text; the parts of a key of two columns are separated by a space. */
    key: text('key').notNull(),
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
    after: jsonb('after').$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [index('goods_import_row_import').on(table.importId)],
);
