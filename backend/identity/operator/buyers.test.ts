import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Buyer, BuyerData, Buyers } from '#contract/client/client.schemas.ts';
import { seedDemo } from '../../../demo/seed/seed.ts';
import { articleIdOf, testCatalog } from '../../catalog/testing/catalog.ts';
import { writeToShop } from '../../contact/testing/write.ts';
import { recordConsents } from '../../domain/consents/consents.ts';
import { account, principal } from '../../domain/tables/identities.ts';
import { order, orderBuyer } from '../../domain/tables/orders.ts';
import { newsletterSubscription } from '../../newsletter/tables.ts';
import { writeOrder } from '../../orders/queries/write-order.ts';
import { createOperator, type TestOperator } from '../../orders/testing/operators.ts';
import { sampleOrder } from '../../orders/testing/sample-order.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp, tokensOf } from '../../testing/app.ts';
import { ACCOUNT, openAccount, PASSWORD, signIn, type TestShopper } from '../testing/account.ts';

const tee = articleIdOf('futbolka-1-belaya', '46');
const ORLOVA = { name: 'Мария Орлова', phone: '+79165550142', email: 'orlova@example.ru' };

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;
let manager: TestOperator;
let anna: TestShopper;

beforeAll(async () => {
  database = await freshDatabase();
  await seedDemo(database.db, { catalog: testCatalog(), now: new Date() });
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetEveryone(database.db);
  test = createTestApp(database.db);
  manager = await createOperator(test, test.deps.ids(), 'manager');
  anna = await openAccount(test, {
    email: 'anna@example.ru',
    phone: '+79991234567',
    firstName: 'Анна',
    lastName: 'Семёнова-Петрова',
  });
});

const find = async (search: string): Promise<Buyers> =>
  (await manager.call(`/buyers?search=${encodeURIComponent(search)}`)).json();
const show = async (id: string): Promise<Buyer> => (await manager.call(`/buyers/${id}`)).json();
const data = async (id: string): Promise<BuyerData> => (await manager.call(`/buyers/${id}/data`)).json();
const remove = (id: string) => manager.call(`/buyers/${id}/deletion`, { body: { identityChecked: true } });

async function ordered(contact: typeof ORLOVA, ownerId: string | null = null) {
  const id = test.deps.ids();
  await database.db.transaction((tx) =>
    writeOrder(tx, test.deps, {
      ...sampleOrder({ articleId: tee }),
      id,
      ownerId,
      placedAt: test.deps.clock(),
      contact,
      consents: { ip: '203.0.113.7', marketing: true },
    }),
  );
  const [row] = await database.db.select({ number: order.number, id: order.id }).from(order);
  return { id, number: row?.number ?? '' };
}

/** A guest of the shop, who has a cart. */
async function guest(): Promise<string> {
  const id = test.deps.ids();
  await database.db.insert(principal).values({ id, kind: 'guest', createdAt: test.deps.clock() });
  return id;
}

describe('listBuyers', () => {
  it.each([
    ['the beginning of a name', 'семен'],
    ['a part of a double name', 'Петрова'],
    ['first and last name', 'анна семёнова'],
    ['a phone in another spelling', '8 (999) 123-45-67'],
    ['the last digits of a phone', '4567'],
    ['an e-mail', 'Anna@Example.ru'],
    ['the beginning of an e-mail', 'anna@ex'],
  ])('an account is found by %s', async (_, search) => {
    expect((await find(search)).items).toMatchObject([{ id: anna.id, kind: 'ACCOUNT', orders: 0 }]);
  });

  it.each([
    ['a name', 'орлова'],
    ['a phone', '+7 916 555 01 42'],
    ['an e-mail', 'orlova@'],
  ])('a guest is found once by %s, however many orders there are', async (_, search) => {
    await ordered(ORLOVA);
    test.advance(60_000);
    const { id } = await ordered({ ...ORLOVA, email: 'Orlova@example.ru' });
    expect((await find(search)).items).toMatchObject([{ id, kind: 'GUEST', name: ORLOVA.name, orders: 2 }]);
  });

  it('an order is found by its number, with its account or its guest', async () => {
    const { number } = await ordered(ORLOVA, anna.id);
    expect((await find(number)).items).toMatchObject([{ id: anna.id, kind: 'ACCOUNT' }]);
    await database.db.update(order).set({ ownerId: null });
    expect((await find(number.replaceAll('-', ' '))).items).toMatchObject([{ kind: 'GUEST' }]);
  });

  it('people with one phone and different addresses are different guests', async () => {
    await ordered(ORLOVA);
    await ordered({ ...ORLOVA, name: 'Пётр Орлов', email: 'petr@example.ru' });
    expect((await find(ORLOVA.phone)).items.map(({ name }) => name).sort()).toEqual([
      'Мария Орлова',
      'Пётр Орлов',
    ]);
  });

  it.each(['%%', '__', "o'", ':*', '& |', '\\\\', '!!', '😀😀', '  '])(
    'the signs «%s» are text and find no one',
    async (search) => {
      const response = await manager.call(`/buyers?search=${encodeURIComponent(search)}`);
      expect([response.status, (await response.json()).items]).toEqual([200, []]);
    },
  );

  it('more than twenty buyers are not shown, and the answer says so', async () => {
    for (let count = 0; count < 22; count += 1)
      await ordered({ ...ORLOVA, email: `orlova-${count}@example.ru` });
    const { items, hasMore } = await find('орлова');
    expect([items.length, hasMore]).toEqual([20, true]);
  });
});

describe('showBuyer', () => {
  it('200: an account is shown with consents and their sentences, devices and orders, and without secrets (§6.1.7)', async () => {
    const { db } = database;
    await db.transaction((tx) =>
      recordConsents(tx, {
        accountId: anna.id,
        texts: ['marketing'],
        ip: '203.0.113.7',
        now: test.deps.clock(),
        ids: test.deps.ids,
      }),
    );
    const { id, number } = await ordered(ORLOVA, anna.id);
    await writeToShop(test, { token: anna.token });
    const buyer = await show(anna.id);
    expect(buyer).toMatchObject({
      kind: 'ACCOUNT',
      name: 'Анна Семёнова-Петрова',
      email: 'anna@example.ru',
      phone: '+79991234567',
      orders: [{ id, number, mergedAt: null }],
      consents: [{ purpose: 'marketing', text: 'Хочу получать новости и предложения', orderNumber: null }],
      signIns: [{ device: 'Chrome, Windows', current: false }],
      requests: [{ state: 'WAITING' }],
    });
    expect(buyer.stays.map(({ what, count }) => [what, count])).toEqual([
      ['ORDERS', 1],
      ['ORDER_CONTACTS', 1],
      ['CONTACT_REQUESTS', 1],
      ['CONSENTS', 1],
    ]);
    const [row] = await db.select({ hash: account.passwordHash }).from(account);
    expect(JSON.stringify(buyer)).not.toContain(row?.hash ?? 'no hash');
    expect(JSON.stringify(buyer)).not.toMatch(/hash|token|203\.0\.113/i);
  });

  it('200: an order that was placed as a guest says when it became one of the account', async () => {
    const response = await test.call('/api/auth/guest', { method: 'POST' });
    const token = tokensOf(response).access;
    const [visitor] = await database.db.select().from(principal).orderBy(principal.createdAt).limit(5);
    const guests = await database.db.select().from(principal);
    const guestId = guests.find(({ kind }) => kind === 'guest')?.id ?? visitor?.id ?? '';
    const { id } = await ordered(ORLOVA, guestId);
    test.advance(60_000);
    await test.call('/api/auth/login', { body: { login: anna.email, password: PASSWORD }, token });
    const { orders, merges } = await show(anna.id);
    expect(orders).toMatchObject([{ id, mergedAt: test.deps.clock().toISOString() }]);
    expect(merges).toHaveLength(1);
  });

  it('200: a guest is shown by any of the orders, with the consents that they were placed with', async () => {
    const { id, number } = await ordered(ORLOVA);
    await writeToShop(test, { body: { email: ORLOVA.email } });
    await writeToShop(test, { body: { email: ORLOVA.email, phone: '+79990000000' } });
    expect(await show(id)).toMatchObject({
      id,
      kind: 'GUEST',
      profile: null,
      consents: [
        { purpose: 'marketing', text: 'Хочу получать новости и предложения', orderNumber: number },
        { purpose: 'personal-data', text: 'Даю согласие на обработку персональных данных' },
      ],
      // The other request names a phone that is not that of the guest.
      requests: [{ state: 'WAITING' }],
    });
    expect((await show(id)).requests).toHaveLength(1);
  });

  it('200: an order of an account leads to the account, and the log names the account', async () => {
    const { id } = await ordered(ORLOVA, anna.id);
    expect((await show(id)).id).toBe(anna.id);
    const { items } = await (await manager.call(`/calls?about=${anna.id}`)).json();
    expect(items).toMatchObject([{ operation: 'showBuyer', outcome: 'OK', subjectId: anna.id }]);
  });

  it('404: neither an account nor an order has this id', async () => {
    expect((await manager.call(`/buyers/${test.deps.ids()}`)).status).toBe(404);
  });

  it('404: the contacts of an order are no longer stored', async () => {
    const { id } = await ordered(ORLOVA);
    await database.db.delete(orderBuyer);
    expect((await manager.call(`/buyers/${id}`)).status).toBe(404);
  });
});

describe('exportBuyer', () => {
  it('200: the data of an account are the same file that its owner can download (§6.1.7)', async () => {
    await ordered(ORLOVA, anna.id);
    const own = await (await test.call(`${ACCOUNT}/data`, { token: anna.token })).json();
    const { account: exported, guest: none } = await data(anna.id);
    const isCurrent = (one: { signIns: { current: boolean }[] }) => ({
      ...one,
      signIns: one.signIns.map((device) => ({ ...device, current: false })),
    });
    expect(exported && isCurrent(exported)).toEqual(isCurrent(own));
    expect(none).toBeNull();
  });

  it('200: the data of a guest have the orders with the same phone and e-mail, and of no one else', async () => {
    const { id } = await ordered(ORLOVA);
    await ordered({ ...ORLOVA, email: 'petr@example.ru' });
    await ordered(ORLOVA, anna.id);
    const { guest: exported } = await data(id);
    expect(exported).toMatchObject({ ...ORLOVA, refunds: [], contactRequests: [], newsletter: [] });
    expect(exported?.orders.map((one) => one.id)).toEqual([id]);
    expect(exported?.consents).toHaveLength(2);
  });
});

describe('endBuyerSignIns', () => {
  const end = (signInId: string | null) =>
    manager.call(`/buyers/${anna.id}/ended-sign-ins`, { body: { signInId } });

  it('200: one device is signed out, and the others are not', async () => {
    const other = await signIn(test, anna.email);
    const { signIns } = await show(anna.id);
    expect(signIns).toHaveLength(2);
    const response = await end(signIns[0]?.id ?? '');
    expect((await response.json()).signIns).toHaveLength(1);
    const statuses = await Promise.all(
      [anna.token, other].map(async (token) => (await test.call(ACCOUNT, { token })).status),
    );
    expect(statuses.sort()).toEqual([200, 401]);
  });

  it('200: all devices are signed out', async () => {
    expect((await (await end(null)).json()).signIns).toEqual([]);
    expect((await test.call(ACCOUNT, { token: anna.token })).status).toBe(401);
  });

  it('404: a device of another account is not signed out', async () => {
    const boris = await openAccount(test, { email: 'boris@example.ru' });
    const [device] = (await show(boris.id)).signIns;
    expect((await end(device?.id ?? '')).status).toBe(404);
    expect((await test.call(ACCOUNT, { token: boris.token })).status).toBe(200);
  });
});

describe('deleteBuyer', () => {
  it('204: an account is deleted as by its owner, and its orders stay without it (§6.1.7)', async () => {
    const { id } = await ordered(ORLOVA, anna.id);
    expect((await remove(anna.id)).status).toBe(204);
    expect(await database.db.select().from(account)).toEqual([]);
    expect(await database.db.select({ ownerId: order.ownerId }).from(order)).toEqual([{ ownerId: null }]);
    expect((await test.call(ACCOUNT, { token: anna.token })).status).toBe(401);
    expect((await remove(anna.id)).status).toBe(404);
    expect(await show(id)).toMatchObject({ kind: 'GUEST', name: ORLOVA.name });
    const { items } = await (await manager.call(`/calls?about=${anna.id}`)).json();
    expect(items.map((one: Record<string, string>) => `${one.operation} ${one.outcome}`)).toEqual([
      'deleteBuyer NOT_FOUND',
      'deleteBuyer OK',
    ]);
  });

  it('204: of a guest the identity and the newsletter are deleted, and the orders stay', async () => {
    const { id } = await ordered(ORLOVA, await guest());
    await test.call('/api/newsletter-orchestration/v1/subscriptions', {
      body: { email: ORLOVA.email, marketingConsent: true },
    });
    expect((await show(id)).newsletter).toHaveLength(1);
    expect((await remove(id)).status).toBe(204);
    expect(await database.db.select({ kind: principal.kind }).from(principal)).toEqual([{ kind: 'user' }]);
    expect(await database.db.select().from(newsletterSubscription)).toEqual([]);
    expect(await show(id)).toMatchObject({ kind: 'GUEST', orders: [{ id }] });
  });

  it('204: a browser that other people have ordered in keeps its identity', async () => {
    const shared = await guest();
    const { id } = await ordered(ORLOVA, shared);
    await ordered({ ...ORLOVA, email: 'petr@example.ru' }, shared);
    expect((await remove(id)).status).toBe(204);
    const kept = await database.db.select({ id: principal.id }).from(principal);
    expect(kept.map((one) => one.id)).toContain(shared);
  });

  it('204: the newsletter of an account stays if a guest has ordered with its address', async () => {
    const { id } = await ordered({ ...ORLOVA, email: anna.email });
    await database.db.insert(newsletterSubscription).values({
      id: test.deps.ids(),
      email: anna.email,
      state: 'moved',
      consentDocument: '/page/marketing-agreement',
      consentVersion: '1',
      consentTextHash: 'hash',
      ip: '203.0.113.7',
      askedAt: test.deps.clock(),
    });
    expect((await remove(id)).status).toBe(204);
    expect(await database.db.select().from(newsletterSubscription)).toHaveLength(1);
  });

  it.each([
    ['an account', { buyerPhone: '+79991234567' }],
    [
      'an account, with its phone only',
      { checkout: { contact: { name: null, phone: '+79991234567', email: null } } },
    ],
    [
      'an account, with its email only',
      { checkout: { contact: { name: null, phone: null, email: 'Anna@example.ru' } } },
    ],
  ])('204: the draft of an operator for %s goes, and that of another buyer stays', async (_, body) => {
    const other = await createOperator(test, test.deps.ids(), 'manager');
    await manager.call('/order-draft', { method: 'PATCH', body });
    await other.call('/order-draft', { method: 'PATCH', body: { buyerPhone: ORLOVA.phone } });
    expect((await remove(anna.id)).status).toBe(204);
    expect(await (await manager.call('/order-draft')).json()).toMatchObject({ checkout: { version: 0 } });
    const kept = await (await other.call('/order-draft')).json();
    expect(kept.checkout.contact.phone).toBe(ORLOVA.phone);
  });

  it('204: the draft of an operator for a guest goes with the guest', async () => {
    const { id } = await ordered(ORLOVA, await guest());
    await manager.call('/order-draft', { method: 'PATCH', body: { buyerPhone: ORLOVA.phone } });
    expect((await remove(id)).status).toBe(204);
    expect(await (await manager.call('/order-draft')).json()).toMatchObject({
      buyer: null,
      checkout: { version: 0 },
    });
  });

  it('422: an identity that was not checked deletes no one', async () => {
    const response = await manager.call(`/buyers/${anna.id}/deletion`, { body: { identityChecked: false } });
    expect(response.status).toBe(422);
    expect(await database.db.select().from(account)).toHaveLength(1);
  });
});

it.each(['viewer', 'packer', 'exchange'] as const)('403: the role %s sees no buyers', async (role) => {
  const one = await createOperator(test, test.deps.ids(), role);
  for (const path of ['/buyers?search=anna', `/buyers/${anna.id}`, `/buyers/${anna.id}/data`])
    expect((await one.call(path)).status).toBe(403);
});
