import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Consents } from '#contract/zod/zod.schemas.ts';
import { recordConsents } from '../../domain/consents/consents.ts';
import { account, consent } from '../../domain/tables/identities.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { ACCOUNT, openAccount, type TestShopper } from '../testing/account.ts';

const CONSENTS = `${ACCOUNT}/consents`;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;
let anna: TestShopper;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetEveryone(database.db);
  test = createTestApp(database.db);
  anna = await openAccount(test, { subscriptions: ['EMAIL_NEWS'] });
  await give(anna.id, 'personal-data');
  test.advance(1000);
  await give(anna.id, 'marketing');
  test.advance(1000);
});

const give = (accountId: string, purpose: 'personal-data' | 'marketing', count = 1) =>
  database.db.transaction((tx) =>
    recordConsents(tx, {
      accountId,
      texts: Array.from({ length: count }, () => purpose),
      ip: '203.0.113.7',
      now: test.deps.clock(),
      ids: test.deps.ids,
    }),
  );

const withdraw = (id: string, token = anna.token) =>
  test.call(`${CONSENTS}/${id}`, { method: 'DELETE', token });

async function list(token = anna.token): Promise<Consents['items']> {
  return ((await (await test.call(CONSENTS, { token })).json()) as Consents).items;
}

async function idOf(purpose: string): Promise<string> {
  return (await list()).find((item) => item.purpose === purpose)?.id ?? '';
}

const subscriptions = async () =>
  (await database.db.select().from(account).where(eq(account.id, anna.id)))[0]?.subscriptions;

describe('getMyConsents', () => {
  it('the list of consents shows all consents of the account, newest first, and no consents of other accounts', async () => {
    const olga = await openAccount(test);
    await give(olga.id, 'personal-data');
    const at = (ms: number) => new Date(test.deps.clock().getTime() - ms).toISOString();
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        purpose: 'marketing',
        title: 'Получение новостей и\u00a0предложений',
        document: '/page/marketing-agreement',
        version: '1',
        givenAt: at(1000),
        withdrawnAt: null,
      },
      {
        id: expect.any(String),
        purpose: 'personal-data',
        title: 'Обработка персональных данных',
        document: '/page/personal-data-agreement',
        version: '1',
        givenAt: at(2000),
        withdrawnAt: null,
      },
    ]);
  });

  it('the list of consents shows at most 200 consents, and leaves out the oldest withdrawn ones first', async () => {
    await give(anna.id, 'marketing', 250);
    await withdraw(await idOf('marketing'));
    const shown = await list();
    expect(shown).toHaveLength(200);
    expect(shown.at(-1)).toMatchObject({ purpose: 'personal-data', withdrawnAt: null });
  });
});

describe('withdrawConsent', () => {
  it('200: withdrawing a consent ends the subscriptions that depend on it, and keeps its row (§5.4.1)', async () => {
    await give(anna.id, 'marketing');
    const response = await withdraw(await idOf('marketing'));
    expect(response.status).toBe(200);
    const { items } = (await response.json()) as Consents;
    const withdrawnAt = test.deps.clock().toISOString();
    expect(items.map((item) => [item.purpose, item.withdrawnAt])).toEqual([
      ['marketing', withdrawnAt],
      ['marketing', withdrawnAt],
      ['personal-data', null],
    ]);
    expect(await subscriptions()).toEqual([]);
  });

  it('200: withdrawing a withdrawn consent again changes nothing, so a newer consent stays valid', async () => {
    const id = await idOf('marketing');
    await withdraw(id);
    const before = await list();
    test.advance(1000);
    await give(anna.id, 'marketing');
    await database.db.update(account).set({ subscriptions: ['SMS_NEWS'] });
    const response = await withdraw(id);
    expect(response.status).toBe(200);
    const { items } = (await response.json()) as Consents;
    expect(items.slice(1)).toEqual(before);
    expect(items[0]).toMatchObject({ withdrawnAt: null });
    expect(await subscriptions()).toEqual(['SMS_NEWS']);
  });

  it('409: the consent to process personal data cannot be withdrawn, because every account requires it', async () => {
    const response = await withdraw(await idOf('personal-data'));
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'CONSENT_NEEDED' });
    expect((await list()).map(({ withdrawnAt }) => withdrawnAt)).toEqual([null, null]);
  });

  it('404: a consent of another account is answered like one that does not exist, and stays valid', async () => {
    const olga = await openAccount(test);
    expect((await withdraw(await idOf('marketing'), olga.token)).status).toBe(404);
    expect((await withdraw('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const rows = await database.db.select().from(consent);
    expect(rows.map(({ withdrawnAt }) => withdrawnAt)).toEqual([null, null]);
    expect(await subscriptions()).toEqual(['EMAIL_NEWS']);
  });
});

describe('answerConsents', () => {
  const answer = async (purpose: string, allowed: boolean, version = '1') => {
    test.advance(1000);
    const body = { answers: [{ purpose, version, allowed }] };
    const response = await test.call(CONSENTS, { method: 'PUT', token: anna.token, body });
    expect(response.status).toBe(200);
    return ((await response.json()) as Consents).items.filter((item) => item.purpose === purpose);
  };

  it('200: an agreement that is sent twice is stored once, with document, version, hash and network address (§4.5.4, §7.4.9)', async () => {
    expect(await answer('analytics', true)).toMatchObject([
      { document: '/policy/cookie-policy', version: '1', withdrawnAt: null },
    ]);
    expect(await answer('analytics', true)).toHaveLength(1);
    const [row] = await database.db.select().from(consent).where(eq(consent.purpose, 'analytics'));
    expect(row).toMatchObject({ accountId: anna.id, textHash: expect.stringMatching(/^[\da-f]{64}$/) });
    expect(row?.ip).not.toBeNull();
  });

  it('200: a refusal withdraws the consent, keeps its row, and ends no subscription (§4.5.4, §7.4.9)', async () => {
    await answer('advertising', true);
    expect(await answer('advertising', false)).toMatchObject([{ withdrawnAt: expect.any(String) }]);
    expect(await answer('advertising', true)).toMatchObject([
      { withdrawnAt: null },
      { withdrawnAt: expect.any(String) },
    ]);
    expect(await subscriptions()).toEqual(['EMAIL_NEWS']);
    await withdraw(await idOf('advertising'));
    expect(await subscriptions()).toEqual(['EMAIL_NEWS']);
  });

  it('200: an agreement to an outdated text of a consent is not stored', async () => {
    expect(await answer('services', true, '0')).toEqual([]);
  });
});
