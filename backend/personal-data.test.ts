import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from './platform/testing/database.ts';
import { readTables, type Table } from './platform/testing/read-tables.ts';
import { IMPERSONAL, PERSONAL, type PersonalTable } from './testing/personal-data.ts';

/** Columns that speak of a person, by their names. */
const ABOUT_PEOPLE =
  /(^|_)(owner|account|principal|shopper|buyer|author|user)_id$|(^|_)(email|phone|ip|(first|middle|last|full)_name|birth_date|sex|address|device|subject|profile)$/;

/** Those of a store, which is no person, and of a letter. */
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

/** Whether a reference outlives the person: it is lost, or leads to a row that stays and cannot be deleted under it. */
const outlives = ({ to, onDelete }: Table['references'][number]) =>
  onDelete === 'set null' || (onDelete === 'restrict' && PERSONAL[to]?.rule === 'kept without a person');

/** Whether foreign keys take the rows of a table along with the principal. */
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
    return isErased ? [] : [`${table.name} stays when its principal is deleted`];
  }
  const lost = rule.rule === 'kept without a person' ? rule.loses : [];
  const until = rule.rule === 'kept until' ? [rule.column] : [];
  return [
    ...refersToPeople(table)
      .filter((reference) => !outlives(reference))
      .map(({ column }) => `${table.name}.${column} does not outlive ${column.replace(/_id$/, '')}`),
    ...lost
      .filter((name) => !columnOf(name)?.isNullable)
      .map((name) => `${table.name}.${name} cannot be lost`),
    ...until
      .filter((name) => columnOf(name)?.isNullable ?? true)
      .map((name) => `${table.name}.${name} is no moment that every row has`),
  ];
}

/** What is wrong with the rules, by the name of the table. */
function objections(tables: Table[]): string[] {
  return tables.flatMap((table) => {
    const rule = PERSONAL[table.name];
    if (rule) return objectionsToRule(table, rule, tables);
    if (!IMPERSONAL.includes(table.name)) return [`${table.name} has no rule`];
    const people = refersToPeople(table).map(({ column }) => column);
    const named = table.columns.map(({ name }) => name).filter((name) => ABOUT_PEOPLE.test(name));
    return [...new Set([...people, ...named])]
      .filter((name) => !OF_THINGS.includes(`${table.name}.${name}`))
      .map((name) => `${table.name}.${name} speaks of a person`);
  });
}

it('every table has a rule that the database keeps', async () => {
  const tables = await readTables(database.db);
  expect(tables.length).toBeGreaterThan(25);
  expect(objections(tables)).toEqual([]);
});

it('every rule is of a table that is there, and of a room', async () => {
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
    'goods that name a person',
    'alter table variant add column author_id uuid',
    'variant.author_id speaks of a person',
  ],
  [
    'goods that refer to one under another name',
    'alter table city add column mayor uuid references account',
    'city.mayor speaks of a person',
  ],
  [
    'an account that outlives its principal',
    'alter table account drop constraint account_id_principal_id_fk',
    'account stays when its principal is deleted',
  ],
  [
    'a cart that outlives its owner',
    'alter table cart alter column owner_id drop not null',
    'cart stays when its principal is deleted',
  ],
  [
    'an order that goes with its owner',
    'alter table promo_code_use add column buyer uuid references principal on delete cascade',
    'promo_code_use.buyer does not outlive buyer',
  ],
  [
    'goods that lead to who ordered them',
    'alter table variant add column last_sale uuid references "order" on delete restrict',
    'variant.last_sale speaks of a person',
  ],
  [
    'lines that go with their order',
    'alter table order_line add column again uuid references "order" on delete cascade',
    'order_line.again does not outlive again',
  ],
  [
    'a column that has to be lost and cannot',
    'alter table consent alter column ip set not null',
    'consent.ip cannot be lost',
  ],
  [
    'a row without an end',
    'alter table external_attempt alter column expires_at drop not null',
    'external_attempt.expires_at is no moment that every row has',
  ],
])('would see %s', async (_, change, objection) => {
  const undone = new Error('undone');
  const planted = database.db.transaction(async (tx) => {
    await tx.execute(sql.raw(change));
    expect(objections(await readTables(tx))).toContain(objection);
    throw undone;
  });
  await expect(planted).rejects.toBe(undone);
});
