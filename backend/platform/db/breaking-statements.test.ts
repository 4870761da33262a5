import { expect, it } from 'vitest';
import { breakingStatements } from './breaking-statements.ts';
import { readMigrations } from './migrate.ts';

/**
 * The first migration creates all tables in an empty database, where no earlier version of the shop is
 * running. So it cannot break an earlier version.
 */
const [first, ...later] = readMigrations();

it('no later migration of the project has a statement that would break the previous version of the shop', () => {
  expect(first?.tag).toBe('0000_shop');
  expect(
    later.flatMap(({ tag, statements }) => breakingStatements(statements).map((fault) => `${tag}: ${fault}`)),
  ).toEqual([]);
});

it.each([
  'DROP TABLE "cart" CASCADE;',
  'DELETE FROM cart WHERE true',
  'ALTER TABLE "cart" DROP COLUMN "sum";',
  'ALTER TABLE "cart" RENAME COLUMN "sum" TO "total";',
  'ALTER TABLE "cart" ALTER COLUMN "sum" SET NOT NULL;',
  'ALTER TABLE "cart" ALTER COLUMN "sum" SET DATA TYPE bigint;',
  'ALTER TABLE "cart" ADD COLUMN "note" text NOT NULL;',
  'ALTER TABLE "cart" ADD CONSTRAINT "cart_sum" CHECK ("cart"."sum" > 0);',
  'CREATE UNIQUE INDEX "cart_owner" ON "cart" USING btree ("owner");',
  'CREATE TRIGGER note AFTER INSERT ON cart FOR EACH ROW EXECUTE FUNCTION note()',
])('a migration with %s is reported', (statement) => {
  expect(breakingStatements([statement])).toHaveLength(1);
});

it.each([
  'CREATE TABLE "note" ("id" uuid PRIMARY KEY NOT NULL);',
  'ALTER TABLE "cart" ADD COLUMN "note" text;',
  'ALTER TABLE "cart" ADD COLUMN "isGift" boolean DEFAULT false NOT NULL;',
  'ALTER TABLE "cart" ALTER COLUMN "sum" DROP NOT NULL;',
  'CREATE INDEX "cart_owner" ON "cart" USING btree ("owner");',
  '-- side by side: the previous version does not read it since 0040\nALTER TABLE "cart" DROP COLUMN "sum";',
])('a migration with %s is allowed', (statement) => {
  expect(breakingStatements([statement])).toEqual([]);
});

it('a migration may change tables that it creates itself', () => {
  const made = 'CREATE TABLE "note" (\n"id" uuid PRIMARY KEY NOT NULL\n);\n';
  const own = [
    'ALTER TABLE "note" ADD CONSTRAINT "one" UNIQUE ("id");',
    'CREATE UNIQUE INDEX "two" ON "note" ("id");',
  ];
  expect(breakingStatements([made, ...own])).toEqual([]);
  expect(breakingStatements(own)).toHaveLength(2);
});
