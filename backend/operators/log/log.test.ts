import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OperatorLog } from '#contract/client/client.schemas.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { cleanUp } from '../../clean-up.ts';
import { operator } from '../../domain/tables/operators.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { operatorCall } from '../base/tables.ts';
import { createPerson, invite } from '../testing/desk-browser.ts';

const DAY = 24 * 60 * 60_000;

const db = await openSmallShop();
let shop: TestApp;
let owner: Awaited<ReturnType<typeof createPerson>>;

beforeEach(async () => {
  await emptyTables(db, ['operator', 'operator_call', 'operator_challenge']);
  shop = createTestApp(db);
  owner = await createPerson(shop, 'Владелец', 'owner');
});

const read = (query: Record<string, string> = {}) => owner.browser.get<OperatorLog>('/calls', { query });
const rows = () => db.execute(sql`select * from ${operatorCall} order by id`).then(({ rows }) => rows);

describe('a row of the log', () => {
  it.each([
    'update operator_call set outcome = outcome',
    "update operator_call set at = at - interval '1 day'",
    'delete from operator_call',
    'insert into operator_call select * from operator_call on conflict (id) do update set outcome = excluded.outcome',
    'delete from operator',
  ])('is not changed by: %s', async (statement) => {
    await owner.browser.call('/orders');
    const before = await rows();
    await expect(db.execute(sql.raw(statement))).rejects.toThrow();
    expect(await rows()).toEqual(before);
  });

  it('is changed or deleted by no statement of the shop', () => {
    const root = resolve(import.meta.dirname, '../../..');
    const files = globSync('{backend,server,scripts,demo}/**/*.ts', { cwd: root }).filter(
      (file) => !/\.test\.ts$|\/testing\//.test(file),
    );
    const writing = files.filter((file) =>
      /(update|delete)\(operatorCall\)|removeRows\(\w+, operatorCall|(update|delete from|truncate) "?operator_call/.test(
        readFileSync(resolve(root, file), 'utf8'),
      ),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(writing).toEqual([]);
  });

  it('outlives a month of work, clean-ups, revoked people and ended sessions, word for word', async () => {
    const { operator: invited } = await invite(owner.browser, 'Мария', 'packer');
    const { id, browser } = await createPerson(shop, 'Пётр', 'packer');
    await browser.call('/orders');
    await owner.browser.call(`/operators/${id}/role`, {
      method: 'PUT',
      body: { from: 'packer', to: 'viewer' },
    });
    await owner.browser.call(`/operators/${id}`, { method: 'DELETE' });
    await owner.browser.call(`/operators/${invited.id}`, { method: 'DELETE' });
    const before = await rows();
    expect(before.length).toBeGreaterThan(5);
    for (let days = 0; days < 31; days += 1) {
      shop.advance(DAY);
      await owner.browser.signIn(owner.authenticator);
      await owner.browser.call('/orders');
      await cleanUp(shop.deps);
    }
    const after = await rows();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThanOrEqual(before.length + 62);
  });
});

describe('the log', () => {
  /** Writes rows as if they had been made on these days of November 2026. */
  async function noteDays(days: readonly number[], operation = 'showOrder'): Promise<void> {
    const [by] = await db.select().from(operator);
    for (const day of days)
      await db.insert(operatorCall).values({
        at: new Date(`2026-11-${String(day).padStart(2, '0')}T20:59:59.999Z`),
        operatorId: by?.id ?? '',
        operation,
        outcome: 'OK',
        requestId: crypto.randomUUID(),
      });
  }

  it('of a month is paged from place to place, each row once, the latest first', async () => {
    await noteDays(Array.from({ length: 20 }, (_, index) => (index % 20) + 1));
    await noteDays([5, 5, 5, 5]);
    const places: string[] = [];
    let before: string | null | undefined;
    do {
      const page = await read({ size: '7', operation: 'showOrder', ...(before && { before }) });
      places.push(...page.items.map(({ place }) => place));
      before = page.next;
    } while (before);
    expect(new Set(places).size).toBe(24);
    const { items } = await read({ size: '100', operation: 'showOrder' });
    expect(items.map(({ place }) => place)).toEqual(places);
    const moments = items.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it('is narrowed by days of Moscow, which end three hours before those of Greenwich', async () => {
    await noteDays([10, 11, 12]);
    const days = async (query: Record<string, string>) =>
      (await read({ operation: 'showOrder', ...query })).items.map(({ at }) => at.slice(8, 10));
    expect(await days({ from: '2026-11-11' })).toEqual(['12', '11']);
    expect(await days({ until: '2026-11-11' })).toEqual(['11', '10']);
    expect(await days({ from: '2026-11-11', until: '2026-11-11' })).toEqual(['11']);
  });

  it('names the operator that a call was about, and leaves looks out if it is asked for changes', async () => {
    const { operator: invited } = await invite(owner.browser, 'Мария', 'packer');
    await owner.browser.call(`/operators/${invited.id}`);
    const changes = (await read({ changes: 'true' })).items;
    expect(changes.map(({ operation, subject }) => [operation, subject])).toEqual([
      ['inviteOperator', 'Мария'],
      ['acceptInvitation', null],
    ]);
    expect((await read({ about: invited.id })).items.map(({ operation }) => operation)).toEqual([
      'showOperator',
      'inviteOperator',
    ]);
  });

  it('after a place that does not exist is empty', async () => {
    expect(await read({ before: '999999999' })).toEqual({ items: [], next: null });
  });
});
