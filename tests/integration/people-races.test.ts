import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { OperatorDetails } from '#contract/client/client.schemas.ts';
import type { OperatorRole } from '#shared/operators/roles.ts';
import type { SoftAuthenticator } from '#shared/operators/testing/authenticator.ts';
import { cleanUp } from '../../backend/clean-up.ts';
import { createPerson, DeskBrowser, invite } from '../../backend/operators/testing/desk-browser.ts';
import { createTestApp, type TestApp } from '../../backend/testing/app.ts';
import { NO_LIMITS } from '../../backend/testing/no-limits.ts';
import { type IntegrationShop, openShop } from './shop.ts';

/** Rounds of each race. */
const ROUNDS = 6;

let shop: IntegrationShop;
let app: TestApp;
let names = 0;

/** Uses PostgreSQL, because PGlite has only one connection, so calls would never really run in parallel. */
beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
});
afterAll(() => shop?.close());
beforeEach(async () => {
  app = createTestApp(shop.db, { limits: NO_LIMITS });
  await shop.sql.query('update operator set revoked_at = now() where revoked_at is null');
});

const person = (role: OperatorRole) => {
  names += 1;
  return createPerson(app, `Сотрудник ${names}`, role);
};
/** Of two, one is done. The other is refused, or was too late even to be known. */
function expectOne(answers: readonly Response[]): void {
  const refused = answers.map(({ status }) => status).filter((status) => status !== 200);
  expect(refused).toHaveLength(answers.length - 1);
  for (const status of refused) expect([401, 403, 409]).toContain(status);
}
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status).sort();
const numberOf = async (query: string, values: unknown[] = []) =>
  (await shop.sql.query<{ n: number }>(`select count(*)::int as n from ${query}`, values)).rows[0]?.n;

it('an invitation that is accepted twice at once makes one passkey and one session', async () => {
  const owner = await person('owner');
  for (let round = 0; round < ROUNDS; round += 1) {
    names += 1;
    const { link, operator } = await invite(owner.browser, `Новый ${names}`, 'packer');
    const browsers = [new DeskBrowser(app), new DeskBrowser(app), new DeskBrowser(app)];
    const bodies = await Promise.all(browsers.map(async (browser) => (await browser.open(link)).body));
    const answers = await Promise.all(
      browsers.map((browser, at) => browser.call('/invitation/acceptance', { body: bodies[at] })),
    );
    expect(statuses(answers)).toEqual([200, 409, 409]);
    expect(await numberOf('operator_passkey where operator_id = $1', [operator.id])).toBe(1);
    expect(await numberOf('operator_session where operator_id = $1', [operator.id])).toBe(1);
    expect(
      await numberOf("operator_call where operator_id = $1 and operation = 'acceptInvitation'", [
        operator.id,
      ]),
    ).toBe(1);
  }
});

it('if two owners revoke one another at once, one of them stays', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await person('owner'), await person('owner')];
    const answers = await Promise.all([
      one.browser.call(`/operators/${other.id}`, { method: 'DELETE' }),
      other.browser.call(`/operators/${one.id}`, { method: 'DELETE' }),
    ]);
    expectOne(answers);
    expect(await numberOf("operator where role = 'owner' and revoked_at is null")).toBe(1);
    await shop.sql.query('update operator set revoked_at = now() where revoked_at is null');
  }
});

it('if two owners take the role, the passkey or all access from one another at once, one can still sign in', async () => {
  const changes: readonly ((id: string, key: string) => Parameters<DeskBrowser['call']>)[] = [
    (id: string) => [`/operators/${id}/role`, { method: 'PUT', body: { from: 'owner', to: 'viewer' } }],
    (id: string, key: string) => [`/operators/${id}/passkeys/${key}`, { method: 'DELETE' }],
    (id: string) => [`/operators/${id}`, { method: 'DELETE' }],
  ];
  const keyOf = async ({ browser, id }: Awaited<ReturnType<typeof person>>) =>
    (await browser.get<OperatorDetails>(`/operators/${id}`)).passkeys[0]?.id ?? '';
  for (const first of changes)
    for (const second of changes) {
      const [one, other] = [await person('owner'), await person('owner')];
      const [oneKey, otherKey] = [await keyOf(one), await keyOf(other)];
      const answers = await Promise.all([
        one.browser.call(...first(other.id, otherKey)),
        other.browser.call(...second(one.id, oneKey)),
      ]);
      expectOne(answers);
      expect(
        await numberOf(
          "operator join operator_passkey on operator_id = operator.id where role = 'owner' and revoked_at is null",
        ),
      ).toBe(1);
      await shop.sql.query('update operator set revoked_at = now() where revoked_at is null');
    }
});

/** Adds a second passkey to a person. */
async function addPasskey(browser: DeskBrowser, authenticator: SoftAuthenticator): Promise<void> {
  const wish = await browser.get<Parameters<SoftAuthenticator['create']>[0]>('/passkeys/attempts', {
    method: 'POST',
  });
  const Kind = authenticator.constructor as new (origin: string) => SoftAuthenticator;
  await browser.get('/passkeys', { body: new Kind(app.deps.deskOrigin).create(wish) });
}

it('of two own passkeys that are ended at once, one stays', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { browser, authenticator, id } = await person('packer');
    await addPasskey(browser, authenticator);
    const second = new DeskBrowser(app);
    await second.signIn(authenticator);
    const { passkeys } = await browser.get<OperatorDetails>(`/operators/${id}`);
    const answers = await Promise.all(
      passkeys.map((passkey, at) =>
        (at === 0 ? browser : second).call(`/operators/${id}/passkeys/${passkey.id}`, { method: 'DELETE' }),
      ),
    );
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await numberOf('operator_passkey where operator_id = $1', [id])).toBe(1);
  }
});

it('a passkey that is ended while it signs in leaves no session', async () => {
  const owner = await person('owner');
  for (let round = 0; round < ROUNDS; round += 1) {
    const { browser, authenticator, id } = await person('packer');
    const { passkeys } = await browser.get<OperatorDetails>(`/operators/${id}`);
    const thief = new DeskBrowser(app);
    const body = await thief.answer(authenticator);
    const [signedIn, ended] = await Promise.all([
      thief.call('/sign-ins', { body }),
      owner.browser.call(`/operators/${id}/passkeys/${passkeys[0]?.id}`, { method: 'DELETE' }),
    ]);
    expect(ended.status).toBe(200);
    expect([200, 409]).toContain(signedIn.status);
    expect(await numberOf('operator_session where operator_id = $1 and ended_at is null', [id])).toBe(0);
  }
});

it('an answer of an authenticator that is sent twice at once begins one session', async () => {
  const { browser, authenticator, id } = await person('packer');
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await numberOf('operator_session where operator_id = $1', [id]);
    const body = await browser.answer(authenticator);
    const answers = await Promise.all([1, 2, 3].map(() => browser.call('/sign-ins', { body })));
    expect(statuses(answers)).toEqual([200, 409, 409]);
    expect(await numberOf('operator_session where operator_id = $1', [id])).toBe((before ?? 0) + 1);
  }
});

it('a month of the log never changes', async () => {
  const owner = await person('owner');
  await invite(owner.browser, 'Новый', 'packer');
  const rows = async () => (await shop.sql.query('select * from operator_call order by id')).rows;
  const before = await rows();
  for (const statement of ['update operator_call set outcome = outcome', 'delete from operator_call'])
    await expect(shop.sql.query(statement)).rejects.toThrow('added and never changed');
  for (let days = 0; days < 31; days += 1) {
    app.advance(24 * 60 * 60_000);
    await cleanUp(app.deps);
  }
  await shop.db.execute(sql`vacuum operator_call`);
  expect(await rows()).toEqual(before);
});
