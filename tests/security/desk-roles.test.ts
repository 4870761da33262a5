import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Operation, type OperatorRole, operatorRoles } from '#contract/operations.ts';
import { openSmallShop } from '../../backend/catalog/testing/database.ts';
import { newSecret } from '../../backend/domain/secrets.ts';
import { operatorCall } from '../../backend/operators/base/tables.ts';
import { addOperator } from '../../backend/operators/operators.ts';
import { createPerson } from '../../backend/operators/testing/desk-browser.ts';
import { emptyTables } from '../../backend/platform/testing/empty-tables.ts';
import { readTables } from '../../backend/platform/testing/read-tables.ts';
import { createTestApp, type TestApp } from '../../backend/testing/app.ts';
import { type KnockAtDesk, ofDesk, openDeskDoor, sessionOf } from './desk-door.ts';

const db = await openSmallShop();
const figures = { operations: 0, allowed: 0, refused: 0 };
afterAll(() => console.info(`Figures: ${JSON.stringify(figures)}`));

type Guarded = Operation & { id: keyof typeof operatorRoles };
const guarded = ofDesk
  .filter((one): one is Guarded => Object.hasOwn(operatorRoles, one.id))
  // Signing out ends the session of the others.
  .sort((one, other) => Number(one.id === 'signOutOperator') - Number(other.id === 'signOutOperator'));
const mayCall = (role: OperatorRole, { id }: Guarded) =>
  (operatorRoles[id] as readonly OperatorRole[]).includes(role);

const ROLES = ['viewer', 'packer', 'manager', 'owner', 'exchange'] as const;

let shop: TestApp;
let knock: KnockAtDesk;

beforeEach(async () => {
  await emptyTables(db, ['operator', 'operator_call', 'operator_challenge']);
  shop = createTestApp(db);
  knock = await openDeskDoor(shop);
});

/** Signs a person with this role in. Programs have a token, which their program sends as the session. */
async function enter(role: OperatorRole): Promise<{ id: string; token: string }> {
  if (role !== 'exchange') {
    const { id, browser } = await createPerson(shop, `Роль ${role}`, role);
    return { id, token: browser.token ?? '' };
  }
  const place = { id: randomUUID(), token: newSecret() };
  await addOperator(db, { ...place, name: 'obmen-1c', role, now: shop.deps.clock() });
  return place;
}

/** A checksum of everything that is stored, without the log and the times at which sessions were used. */
async function stored(): Promise<string> {
  const names = (await readTables(db)).map(({ name }) => name);
  const sums = names
    .filter((name) => name !== 'operator_call' && name !== 'operator_session')
    .map((name) => `(select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from "${name}" t)`);
  const { rows } = await db.execute<{ sum: string }>(sql.raw(`select concat(${sums.join(', ')}) as sum`));
  return rows[0]?.sum ?? '';
}

describe('at the door of the desk, with a session of its own,', () => {
  it.each(ROLES)('a %s may call what the contract says, and nothing else', async (role) => {
    const target = await createPerson(shop, 'Новый', 'viewer');
    const { id, token } = await enter(role);
    // A manager decides about others, everyone else looks at oneself.
    const operatorId = role === 'manager' || role === 'owner' ? target.id : id;
    const ask = (operation: Guarded) => knock(operation, { path: { operatorId }, cookie: sessionOf(token) });
    const before = await stored();
    for (const operation of guarded.filter((one) => !mayCall(role, one))) {
      const response = await ask(operation);
      expect(response.status, operation.id).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'FORBIDDEN' });
      figures.refused += 1;
    }
    expect(await stored(), 'refused calls change nothing').toBe(before);
    const logged = await db.select().from(operatorCall);
    for (const { id: operation } of guarded.filter((one) => !mayCall(role, one)))
      expect(
        logged.filter((row) => row.operation === operation && row.operatorId === id),
        `${operation} is logged`,
      ).toMatchObject([{ outcome: 'FORBIDDEN' }]);
    for (const operation of guarded.filter((one) => mayCall(role, one))) {
      const response = await ask(operation);
      expect([401, 403], `${operation.id}: ${await response.text()}`).not.toContain(response.status);
      figures.allowed += 1;
    }
    figures.operations = guarded.length;
  });

  it('without a session, or with a made-up one, every operation of operators is refused', async () => {
    // From the twentieth wrong token on, the network is guessing.
    for (const operation of guarded)
      for (const cookie of ['', sessionOf(newSecret()), sessionOf('x')])
        expect([401, 429], operation.id).toContain((await knock(operation, { cookie })).status);
  });

  it('no answer contains the token of the session', async () => {
    const { id, token } = await enter('owner');
    for (const operation of guarded) {
      const response = await knock(operation, { path: { operatorId: id }, cookie: sessionOf(token) });
      expect(await response.text(), operation.id).not.toContain(token);
      expect(JSON.stringify([...response.headers]), operation.id).not.toContain(token);
    }
  });
});

describe('in the contract,', () => {
  const allowed = (role: OperatorRole) => guarded.filter((one) => mayCall(role, one)).map(({ id }) => id);

  it('a manager may do all that a viewer and a packer may, and an owner all that a manager may', () => {
    const [manager, owner] = [allowed('manager'), allowed('owner')];
    expect(manager).toEqual(expect.arrayContaining([...allowed('viewer'), ...allowed('packer')]));
    expect(owner).toEqual(expect.arrayContaining(manager));
  });

  it('a viewer changes nothing but the own access', () => {
    const own = ['startPasskey', 'addPasskey', 'endPasskey', 'endOperatorSessions', 'signOutOperator'];
    const changes = guarded.filter((one) => one.method !== 'get' && mayCall('viewer', one));
    expect(changes.map(({ id }) => id).sort()).toEqual([...own].sort());
  });

  it('only owner and manager decide about people and read the log', () => {
    const about = guarded.filter(({ id }) =>
      ['invite', 'revoke', 'changeOperatorRole', 'listOperator'].some((word) => id.startsWith(word)),
    );
    expect(about.length).toBeGreaterThan(5);
    for (const operation of about) {
      const roles = ROLES.filter((role) => mayCall(role, operation));
      expect(roles, operation.id).toEqual(['manager', 'owner']);
    }
  });

  it('programs only export and see who they are', () => {
    expect(allowed('exchange')).toEqual(expect.arrayContaining(['exportOrders', 'getOperatorSession']));
    const changes = guarded.filter((one) => one.method !== 'get' && mayCall('exchange', one));
    expect(changes.map(({ id }) => id)).toEqual(['signOutOperator']);
  });
});
