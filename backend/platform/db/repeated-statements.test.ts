import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberStatements } from './repeated-statements.ts';

const CODE = 'select code from thing where id = $1';
const ID = '7f1d2c5e-3f43-4d7f-8a61-0d6a3f1f5b11';

let client: PGlite;
let plain: typeof client.query;
beforeAll(async () => {
  client = await PGlite.create();
  plain = client.query.bind(client);
  rememberStatements(client);
  await client.exec('create table thing (id uuid primary key, code text unique)');
});
afterAll(() => client.close());
beforeEach(async () => {
  await client.exec(`truncate thing; insert into thing values ('${ID}', 'one')`);
});

const keptByDatabase = async () =>
  (await plain<{ statements: number }>('select count(*)::int as statements from pg_prepared_statements'))
    .rows[0]?.statements ?? 0;

describe('a repeated statement', () => {
  it('after its first execution, a repeated SQL statement is sent to the database in a single message', async () => {
    await client.query(CODE, [ID]);
    const sent = vi.spyOn(client, 'execProtocolStream');
    expect((await client.query(CODE, [ID], { rowMode: 'array' })).rows).toEqual([['one']]);
    expect(sent).toHaveBeenCalledTimes(1);
    sent.mockRestore();
  });

  it.each([
    ['null', 'select $1::text as value', [null]],
    ['a number', 'select $1::int + 1 as value', [41]],
    ['a large number', 'select $1::bigint as value', [9_007_199_254_740_993n]],
    ['a boolean', 'select not $1::bool as value', [true]],
    ['a list', 'select $1::uuid[] as value', [[ID, ID]]],
    ['an object', `select $1::jsonb || '{"b": [1, null]}' as value`, [{ a: 'ё"\\' }]],
    ['a timestamp', 'select $1::timestamptz as value', [new Date('2026-11-25T12:00:00Z')]],
    ['bytes', 'select $1::bytea as value', [Uint8Array.from([0, 1, 255])]],
    ['no rows', 'select 1 as value where $1::bool', [false]],
    ['a change', 'insert into thing values ($1, $2)', ['00000000-0000-4000-8000-000000000001', 'two']],
    ['a change of nothing', 'with gone as (delete from thing where code = $1) select 1', ['none']],
  ])('a repeated SQL statement returns what PGlite returns by default: %s', async (_, text, values) => {
    for (const rowMode of ['array', 'object'] as const) {
      const expected = await plain(text, values, { rowMode });
      await client.exec("delete from thing where code = 'two'");
      for (const _again of [1, 2]) {
        expect(await client.query(text, values, { rowMode })).toEqual(expected);
        await client.exec("delete from thing where code = 'two'");
      }
    }
  });

  it('a repeated SQL statement fails with the database’s error code, and the next statement succeeds', async () => {
    const insert = 'insert into thing values ($1, $2)';
    for (const _again of [1, 2])
      await expect(client.query(insert, [ID, 'other'])).rejects.toMatchObject({ code: '23505' });
    await expect(client.query(CODE, ['no id'])).rejects.toMatchObject({ code: '22P02' });
    await expect(client.query('select code from nothing')).rejects.toMatchObject({ code: '42P01' });
    expect((await client.query(CODE, [ID])).rows).toEqual([{ code: 'one' }]);
  });

  it('a repeated SQL statement is rolled back with its transaction, and stays prepared', async () => {
    const update = 'update thing set code = $1';
    const failing = client.transaction(async (tx) => {
      await tx.query(update, ['lost']);
      await tx.query('select 1 / $1::int', [0]);
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect((await client.query(CODE, [ID])).rows).toEqual([{ code: 'one' }]);
    expect((await client.query(update, ['kept'])).affectedRows).toBe(1);
  });

  it('a repeated SQL statement waits for the transaction of another caller to end', async () => {
    const order: string[] = [];
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const changing = client.transaction(async (tx) => {
      begin();
      await asked;
      await tx.query('update thing set code = $1', ['two']);
      order.push('changed');
    });
    await begun;
    const reading = client.query<{ code: string }>(CODE, [ID]).then(({ rows }) => {
      order.push('read');
      return rows;
    });
    ask();
    expect(await reading).toEqual([{ code: 'two' }]);
    await changing;
    expect(order).toEqual(['changed', 'read']);
  });

  it('a statement that was run before is refused after its transaction or database was closed', async () => {
    let late = async (): Promise<unknown> => undefined;
    await client.transaction(async (tx) => {
      late = () => tx.query(CODE, [ID]);
    });
    await expect(late()).rejects.toThrow('Transaction is closed');
    const other = await PGlite.create();
    rememberStatements(other);
    await other.close();
    await expect(other.query('select 1')).rejects.toThrow('PGlite is closed');
  });
});

it('at most 200 SQL statements stay prepared, and evicted statements are prepared again', async () => {
  const before = await keptByDatabase();
  expect(before).toBeGreaterThan(0);
  for (let number = 0; number < 220; number += 1) await client.query(`select ${number} as value`);
  expect(await keptByDatabase()).toBe(200);
  expect((await client.query('select 3 as value')).rows).toEqual([{ value: 3 }]);
  expect(await keptByDatabase()).toBe(200);
});

it('SQL statements such as SET, and very long SQL statements, are not prepared', async () => {
  const before = await keptByDatabase();
  await client.query('set statement_timeout = 0');
  await client.query(`select '${'x'.repeat(9000)}'`);
  expect(await keptByDatabase()).toBe(before);
});
