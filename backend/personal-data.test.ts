import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from './platform/testing/database.ts';
import { readTables, type Table } from './platform/testing/read-tables.ts';
import { IMPERSONAL, PERSONAL, type PersonalTable } from './testing/personal-data.ts';

/** Matches names of columns that may contain personal data. */
const ABOUT_PEOPLE =
  /(^|_)(owner|account|principal|shopper|buyer|author|user)_id$|(^|_)(email|phone|ip|(first|middle|last|full)_name|birth_date|sex|address|device|subject|profile)$/;

/** Columns whose names match `ABOUT_PEOPLE`, although they contain data of stores or letters. */
const OF_THINGS = [
  ...['store.phone', 'store.address', 'delivery_point.phone', 'delivery_point.address'],
  'newsletter_letter.subject',
];

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const refersToPeople = ({ references }: Table) => references.filter(({ to }) => to in PERSONAL);

/**
 * Whether the row that has this reference stays when the person is deleted, because the reference becomes
 * null or prevents the deletion.
 */
const outlives = ({ to, onDelete }: Table['references'][number]) =>
  onDelete === 'set null' || (onDelete === 'restrict' && PERSONAL[to]?.rule === 'anonymised');

/** Whether the rows of a table are deleted by foreign keys when their principal is deleted. */
function goesWithPrincipal(table: Table, tables: Table[], seen: string[] = []): boolean {
  if (table.name === 'principal') return true;
  return refersToPeople(table).some(({ column, to, onDelete }) => {
    const isNullable = table.columns.find(({ name }) => name === column)?.isNullable ?? true;
    const target = tables.find(({ name }) => name === to);
    if (isNullable || onDelete !== 'cascade' || !target || seen.includes(to)) return false;
    return goesWithPrincipal(target, tables, [...seen, to]);
  });
}

function objectionsToRule(table: Table, rule: PersonalTable, tables: Table[]): string[] {
  const columnOf = (name: string) => table.columns.find((column) => column.name === name);
  if (rule.rule === 'erased') {
    const isErased = rule.by === 'address' ? columnOf('email') : goesWithPrincipal(table, tables);
    return isErased ? [] : [`${table.name} is not deleted with its principal`];
  }
  if (rule.rule === 'deleted with') {
    const isTied = table.references.some(
      ({ column, to, onDelete }) =>
        to === rule.table && onDelete === 'cascade' && columnOf(column)?.isNullable === false,
    );
    return isTied ? [] : [`${table.name} is not deleted with ${rule.table}`];
  }
  const lost = rule.rule === 'anonymised' ? rule.loses : [];
  const until = rule.rule === 'retained until' ? [rule.column] : [];
  return [
    ...refersToPeople(table)
      .filter((reference) => !outlives(reference))
      .map(({ column }) => `${table.name}.${column} is deleted with ${column.replace(/_id$/, '')}`),
    ...lost
      .filter((name) => !columnOf(name)?.isNullable)
      .map((name) => `${table.name}.${name} cannot become null`),
    ...until
      .filter((name) => columnOf(name)?.isNullable ?? true)
      .map((name) => `${table.name}.${name} is not a mandatory timestamp`),
  ];
}

/** Describes how tables violate the rules about personal data. */
function objections(tables: Table[]): string[] {
  return tables.flatMap((table) => {
    const rule = PERSONAL[table.name];
    if (rule) return objectionsToRule(table, rule, tables);
    if (!IMPERSONAL.includes(table.name)) return [`${table.name} has no rule`];
    const people = refersToPeople(table).map(({ column }) => column);
    const named = table.columns.map(({ name }) => name).filter((name) => ABOUT_PEOPLE.test(name));
    return [...new Set([...people, ...named])]
      .filter((name) => !OF_THINGS.includes(`${table.name}.${name}`))
      .map((name) => `${table.name}.${name} contains personal data`);
  });
}

it('every table has a rule about personal data, and the database schema enforces the rule', async () => {
  const tables = await readTables(database.db);
  expect(tables.length).toBeGreaterThan(25);
  expect(objections(tables)).toEqual([]);
});

it('every rule about personal data belongs to an existing table and service', async () => {
  const names = (await readTables(database.db)).map(({ name }) => name);
  const ruled = [...Object.keys(PERSONAL), ...IMPERSONAL];
  expect(ruled.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(ruled).size).toBe(ruled.length);
  const rooms = new Set(Object.values(PERSONAL).map(({ owner }) => owner));
  const backend = import.meta.dirname;
  expect([...rooms].filter((room) => !existsSync(resolve(backend, room)))).toEqual([]);
});

it.each([
  ['a table without a rule', 'create table guest_book (id uuid, text text)', 'guest_book has no rule'],
  [
    'goods with a person’s name',
    'alter table variant add column author_id uuid',
    'variant.author_id contains personal data',
  ],
  [
    'goods that refer to a person by another column name',
    'alter table city add column mayor uuid references account',
    'city.mayor contains personal data',
  ],
  [
    'an account that is not deleted with its principal',
    'alter table account drop constraint account_id_principal_id_fk',
    'account is not deleted with its principal',
  ],
  [
    'notes that are not deleted with the buyer',
    'alter table order_note drop constraint order_note_order_id_order_buyer_order_id_fk',
    'order_note is not deleted with order_buyer',
  ],
  [
    'a cart that is not deleted with its owner',
    'alter table cart alter column owner_id drop not null',
    'cart is not deleted with its principal',
  ],
  [
    'an order use that is deleted with its owner',
    'alter table promo_code_use add column buyer uuid references principal on delete cascade',
    'promo_code_use.buyer is deleted with buyer',
  ],
  [
    'goods that refer to the order of a person',
    'alter table variant add column last_sale uuid references "order" on delete restrict',
    'variant.last_sale contains personal data',
  ],
  [
    'lines that are deleted with their order',
    'alter table order_line add column again uuid references "order" on delete cascade',
    'order_line.again is deleted with again',
  ],
  [
    'a column that must become null but cannot',
    'alter table consent alter column ip set not null',
    'consent.ip cannot become null',
  ],
  [
    'a row without an expiry time',
    'alter table external_attempt alter column expires_at drop not null',
    'external_attempt.expires_at is not a mandatory timestamp',
  ],
])('the check of the rules about personal data reports %s', async (_, change, objection) => {
  const undone = new Error('undone');
  const planted = database.db.transaction(async (tx) => {
    await tx.execute(sql.raw(change));
    expect(objections(await readTables(tx))).toContain(objection);
    throw undone;
  });
  await expect(planted).rejects.toBe(undone);
});
