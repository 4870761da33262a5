import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '../../../demo/seed/seed.ts';
import { promoCode, promoCodeUse } from '../../cart/base/tables.ts';
import { notePromoCodeUse } from '../../cart/queries/promo-queries.ts';
import { articleIdOf, testCatalog } from '../../catalog/testing/catalog.ts';
import { saveAddress } from '../../checkout/addresses.ts';
import { cleanUp } from '../../clean-up.ts';
import { contactRequest } from '../../contact/tables.ts';
import { writeToShop } from '../../contact/testing/write.ts';
import { recordConsents } from '../../domain/consents/consents.ts';
import { consent, principal } from '../../domain/tables/identities.ts';
import { operator } from '../../domain/tables/operators.ts';
import { order, orderBuyer } from '../../domain/tables/orders.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import type { Marketing } from '../../marketing/marketing.ts';
import { newsletterLetter, newsletterSending } from '../../newsletter/tables.ts';
import { orderDraft, orderMark, orderNote, orderRequest, shipment } from '../../orders/base/tables.ts';
import { writeOrderCreated } from '../../orders/marketing/write-order-event.ts';
import { addStep } from '../../orders/queries/add-step.ts';
import { writeOrder } from '../../orders/queries/write-order.ts';
import { sampleOrder } from '../../orders/testing/sample-order.ts';
import { payment, refund, tillEntry } from '../../payments/base/tables.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { limitCount } from '../../platform/limits/tables.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { outboxMessage } from '../../platform/outbox/tables.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { tablesNaming, tablesWithRows } from '../../platform/testing/read-tables.ts';
import {
  refundPhoto,
  refundRequestEvent,
  refundRequestLine,
  refundRequestSender,
} from '../../refunds/base/tables.ts';
import {
  review,
  reviewComplaint,
  reviewHelpful,
  reviewInvitation,
  reviewPhoto,
  reviewPhotoFile,
  reviewText,
} from '../../reviews/base/tables.ts';
import { createTestApp, type TestApp, tokensOf } from '../../testing/app.ts';
import { PERSONAL, type PersonalTable } from '../../testing/personal-data.ts';
import { priceDropLetter } from '../../wishlist/base/tables.ts';
import type { IdentityMessage } from '../base/identity-message.ts';
import {
  accountEvent,
  accountUndo,
  bodyMeasures,
  confirmation,
  externalAttempt,
  externalIdentity,
  knownDevice,
} from '../base/tables.ts';
import { ACCOUNT, openAccount, PASSWORD, type TestShopper } from '../testing/account.ts';

const MINUTE = 60_000;
const CARTS = '/api/cart-orchestration/v1/carts';
const WISHLISTS = '/api/wishlist-orchestration';

const tee = articleIdOf('futbolka-1-belaya', '46');
const soldOut = articleIdOf('palto-iz-shersti-kemel', '42');

/**
 * Personal data of the test person. Each value occurs nowhere else in the database, so a test can search for
 * it.
 */
const TRACES = {
  question: 'Когда привезут моё пальто цвета морской волны?',
  email: 'zvereva@planted.example',
  phone: '+79995550142',
  pendingEmail: 'waiting@planted.example',
  formerEmail: 'former@planted.example',
  pendingPhone: '+79995550143',
  firstName: 'Аполлинария',
  middleName: 'Евстигнеевна',
  lastName: 'Зверева-Тестова',
  birthDate: '1986-03-14',
  subject: 'subject-at-yandex',
  ip: '203.0.113.77',
  street: 'Кривоколенный переулок, 77',
  flat: 'кв. 7747',
  intercom: '77К7747',
  recipient: 'Пульхерия Зимогорова',
  recipientPhone: '+79995550144',
  device: 'Netscape, BeOS',
  deviceId: '7a3c1be0-9d1f-4c55-8e1b-d0b7f4a1c977',
};

/**
 * A marketing platform that rejects every request. Messages to it stay in the queue, so that the test can see
 * them.
 */
const DEAF: Marketing = {
  offersFor: async () => null,
  sendOrderEvent: () => Promise.reject(new Error('not in this test')),
};

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  await seedDemo(database.db, { catalog: testCatalog(), now: new Date() });
  test = createTestApp(database.db);
});
afterAll(() => database.close());

const tablesOf = (which: (table: PersonalTable) => boolean) =>
  Object.entries(PERSONAL)
    .filter(([, table]) => which(table))
    .map(([name]) => name)
    .sort();

const personalWithRows = async () => (await tablesWithRows(database.db)).filter((name) => name in PERSONAL);

/** Creates a person and, in every table that stores personal data, a row about the person. */
async function plantPerson(): Promise<TestShopper> {
  const { db } = database;
  const { ids, clock } = test.deps;
  const { subject, ip, question, street: _street, flat: _flat, intercom: _code, ...others } = TRACES;
  const { deviceId: _device, ...profile } = others;
  const person = await openAccount(test, profile);
  const { id } = person;
  const [now, inTenMinutes] = [clock(), new Date(clock().getTime() + 10 * MINUTE)];

  const guest = tokensOf(await test.call('/api/auth/guest', { method: 'POST' })).access;
  const items = [{ action: 'ADD', articleId: tee, quantity: 2 }];
  await test.call(`${CARTS}/items/list`, { body: { items }, token: guest });
  const signIn = { login: profile.email, password: PASSWORD };
  const { access: token } = tokensOf(await test.call('/api/auth/login', { body: signIn, token: guest }));
  await db.insert(promoCode).values({ code: 'ZIMA10', kind: 'percent', value: 10, combines: true });
  await test.call(`${CARTS}/promo-codes`, { body: { code: 'ZIMA10' }, token });
  await test.call(`${CARTS}/items/list`, { body: { items }, token });
  const wished = { method: 'PUT', body: { items: [{ articleId: tee }] }, token };
  await test.call(`${WISHLISTS}/v2/wishlists/my`, wished);
  await test.call(`${WISHLISTS}/v1/wishlists/my/share`, { method: 'POST', token });
  await test.call('/api/checkout-orchestration/v1/draft', {
    method: 'PATCH',
    token,
    body: { contact: { name: profile.firstName, phone: null, email: profile.email } },
  });
  await test.call(`/api/catalog-orchestration/v1/articles/${soldOut}/stock-notices`, {
    body: { email: profile.email, personalDataConsent: true },
    clientIp: ip,
  });
  await writeToShop(test, { clientIp: ip, body: { email: profile.email, text: question } });
  await db.update(contactRequest).set({ ownerId: id, keptUntil: inTenMinutes });
  await db.insert(limitCount).values({ key: 'contactAddress:hash', points: 1, expire: inTenMinutes });
  await db.insert(externalIdentity).values({ provider: 'yandex', subject, accountId: id, createdAt: now });
  await db.insert(confirmation).values({
    hash: 'hash',
    accountId: id,
    purpose: 'address',
    channel: 'email',
    address: profile.pendingEmail,
    expiresAt: inTenMinutes,
  });
  await test.call('/api/newsletter-orchestration/v1/subscriptions', {
    body: { email: profile.email, marketingConsent: true },
    clientIp: ip,
  });
  await db.insert(newsletterLetter).values({
    id: 'zima',
    contentHash: 'hash',
    subject: 'Зима',
    blocks: [],
    startedAt: now,
  });
  await db
    .insert(newsletterSending)
    .values({ letterId: 'zima', receiverHash: 'hash', keptUntil: inTenMinutes });
  await db.insert(bodyMeasures).values({ accountId: id, wearer: 'women', measures: { chest: 91.7 } });
  await db.insert(accountUndo).values({
    hash: 'undo',
    accountId: id,
    channel: 'email',
    email: profile.formerEmail,
    phone: profile.phone,
    changedAt: now,
    expiresAt: inTenMinutes,
  });
  const { device } = TRACES;
  await db.insert(knownDevice).values({ hash: 'device', accountId: id, lastUsedAt: now });
  await db.insert(accountEvent).values({ accountId: id, kind: 'EMAIL_CHANGED', device, at: now });
  await db.insert(priceDropLetter).values({ ownerId: id, writtenAt: now });
  const { email, firstName, lastName } = profile;
  await db.insert(externalAttempt).values({
    stateHash: 'state',
    browserHash: 'browser',
    nonce: 'nonce',
    codeVerifier: 'verifier',
    provider: 'yandex',
    mode: 'popup',
    redirect: '/',
    expiresAt: inTenMinutes,
    profile: { subject, email, emailVerified: true, firstName, lastName },
  });
  await db.transaction(async (tx) => {
    await recordConsents(tx, { accountId: id, texts: ['personal-data', 'marketing'], ip, now, ids });
    await notePromoCodeUse(tx, { ownerId: id, code: 'ZIMA10', now });
    await orderOnce(tx, { ownerId: id, name: firstName, phone: profile.phone, email, now });
    const address = { channel: 'phone', value: profile.pendingPhone } as const;
    const content = { kind: 'address-confirmation', address, accountId: id } as const;
    await enqueue<IdentityMessage>(tx, test.deps, { content, life: 10 * MINUTE });
  });
  return { ...person, token };
}

/** Creates a cancelled order. In ten minutes, its buyer's data must be deleted. */
async function orderOnce(
  tx: Transaction,
  { ownerId, now, ...contact }: { ownerId: string; now: Date; name: string; phone: string; email: string },
): Promise<void> {
  const id = test.deps.ids();
  const { street, flat, intercom } = TRACES;
  const address = { postalCode: null, address: street, flat, entrance: null, floor: null, intercom };
  await writeOrder(tx, test.deps, {
    ...sampleOrder({ articleId: tee }),
    id,
    ownerId,
    placedAt: now,
    contact,
    address,
    recipient: { name: TRACES.recipient, phone: TRACES.recipientPhone },
    consents: { ip: TRACES.ip, marketing: true },
  });
  const { deviceId } = TRACES;
  await writeOrderCreated(tx, { ...test.deps, marketing: DEAF }, { orderId: id, deviceId, at: now });
  await saveAddress(tx, { ...address, id: test.deps.ids(), ownerId, city: 'kazan', now });
  const paymentId = test.deps.ids();
  await tx.insert(payment).values({
    id: paymentId,
    orderId: id,
    position: 0,
    key: id,
    provider: 'yookassa',
    method: 'sbp',
    holds: false,
    sum: 100,
    takenSum: 100,
    state: 'PAID',
    startedAt: now,
  });
  await tx.insert(refund).values({
    id: test.deps.ids(),
    paymentId,
    sum: 100,
    reason: 'CANCELLED',
    lines: [],
    state: 'REQUESTED',
    requestedAt: now,
  });
  await refundOnce(tx, { orderId: id, now });
  await reviewOnce(tx, { orderId: id, ownerId, now, author: contact.name });
  await addStep(tx, test.deps, id, { from: 'PLACED', to: 'CANCELLED', by: 'shop', reason: null });
  await tx.update(orderBuyer).set({ keptUntil: new Date(now.getTime() + 10 * MINUTE) });
  const money = { kind: 'TAKEN', means: 'CASH', sum: 1, at: now } as const;
  await tx.insert(tillEntry).values({ id: test.deps.ids(), orderId: id, position: 0, lines: [], ...money });
  await tx.insert(orderMark).values({ piece: 'piece', code: 'code', orderId: id, position: 0 });
  await tx.insert(shipment).values({ orderId: id, carrier: 'cdek', state: 'REQUESTED', requestedAt: now });
  // Messages about the order must expire when its buyer's data are deleted; here, the expiry is set to that
  // time.
  await tx.update(outboxMessage).set({ expiresAt: new Date(now.getTime() + 10 * MINUTE) });
  await tx.insert(orderRequest).values({ ownerId, key: id, bodyHash: 'hash', orderId: id });
  const operatorId = test.deps.ids();
  const place = { name: 'Касса 1', role: 'manager', tokenHash: 'hash', createdAt: now } as const;
  await tx.insert(operator).values({ id: operatorId, ...place });
  const guestId = test.deps.ids();
  await tx.insert(principal).values({ id: guestId, kind: 'guest', createdAt: now });
  await tx.insert(orderDraft).values({ operatorId, guestId, accountId: ownerId });
  await tx
    .insert(orderNote)
    .values({ orderId: id, position: 0, at: now, operatorId, text: TRACES.recipient });
}

/**
 * Creates a cancelled refund. The data of its sender must be deleted in ten minutes, like the data of the
 * order's buyer.
 */
async function refundOnce(tx: Transaction, { orderId, now }: { orderId: string; now: Date }): Promise<void> {
  const requestId = test.deps.ids();
  await tx.insert(refundRequest).values({
    id: requestId,
    orderId,
    number: 'В-000000-0/1',
    state: 'CANCELLED',
    version: 3,
    createdAt: now,
    updatedAt: now,
    submittedAt: now,
    way: 'POST',
  });
  await tx.insert(refundRequestLine).values({ requestId, position: 0, quantity: 1, reason: 'SIZE', sum: 0 });
  const event = { requestId, position: 0, state: 'REQUESTED' as const, at: now, by: 'shopper' as const };
  await tx.insert(refundRequestEvent).values(event);
  const { street: address, flat, intercom, recipientPhone: phone } = TRACES;
  await tx.insert(refundRequestSender).values({
    requestId,
    choice: {
      lines: [],
      way: 'POST',
      storeCode: null,
      payout: { phone, bank: 'Банк' },
      pickup: {
        address: { postalCode: null, address, flat, entrance: null, floor: null, intercom },
        day: null,
        interval: null,
      },
    },
    keptUntil: new Date(now.getTime() + 10 * MINUTE),
  });
  const photo = { id: requestId, requestId, preview: new Uint8Array([1]), content: new Uint8Array([1]) };
  await tx.insert(refundPhoto).values({ ...photo, createdAt: now, keptUntil: now });
}

/** Creates a review with a photograph, a helpful mark, a complaint and an invitation. */
async function reviewOnce(
  tx: Transaction,
  { orderId, ownerId, now, author }: { orderId: string; ownerId: string; now: Date; author: string },
): Promise<void> {
  const { ids } = test.deps;
  const [reviewId, photoId] = [ids(), ids()];
  await tx.insert(review).values({
    id: reviewId,
    ownerId,
    orderId,
    position: 0,
    groupId: ids(),
    productUrl: 'plate',
    version: 1,
    productName: 'Платье',
    colour: 'Белый',
    state: 'PUBLISHED',
    decidedAt: now,
  });
  await tx.insert(reviewText).values({
    reviewId,
    slot: 'SHOWN',
    stars: 5,
    text: TRACES.question,
    isAnonymous: false,
    author,
    photos: [],
    writtenAt: now,
  });
  await tx.insert(reviewPhoto).values({ id: photoId, ownerId, reviewId, tint: '#ffffff', createdAt: now });
  const file = { width: 240, format: 'webp' as const, content: new Uint8Array([1]) };
  await tx.insert(reviewPhotoFile).values({ photoId, ...file });
  await tx.insert(reviewHelpful).values({ reviewId, ownerId, at: now });
  await tx.insert(reviewComplaint).values({ id: ids(), reviewId, ownerId, reason: 'OTHER', at: now });
  await tx.insert(reviewInvitation).values({ orderId, at: now });
}

it('after a person is deleted, only the data remain that the retention rules list (§3.11.1, §5.4.1)', async () => {
  const person = await plantPerson();
  expect(await personalWithRows()).toEqual(tablesOf(() => true));
  for (const [name, text] of Object.entries(TRACES))
    expect(await tablesNaming(database.db, text), name).not.toEqual([]);

  const deletion = { body: { password: PASSWORD }, token: person.token };
  expect((await test.call(`${ACCOUNT}/deletion`, deletion)).status).toBe(204);
  expect(await personalWithRows()).toEqual(tablesOf(({ rule }) => rule !== 'erased'));
  // Pending messages for the marketing platform are deleted at once, and it receives no further events of
  // the order.
  expect(await tablesNaming(database.db, TRACES.deviceId)).toEqual([]);
  expect(await database.db.select({ marketing: order.marketing }).from(order)).toEqual([{ marketing: null }]);

  test.advance(10 * MINUTE + 1);
  await cleanUp(test.deps);
  expect(await personalWithRows()).toEqual(tablesOf(({ rule }) => rule === 'anonymised'));
  for (const [name, text] of Object.entries(TRACES))
    expect(await tablesNaming(database.db, text), name).toEqual([]);
  // Only the consents, which are evidence, still contain the account's id; no other row can be found by it.
  expect(await tablesNaming(database.db, person.id)).toEqual(['consent']);
  expect(await database.db.select().from(promoCodeUse)).toMatchObject([{ code: 'ZIMA10', ownerId: null }]);
  expect(await database.db.select().from(consent)).toMatchObject([{ ip: null }, { ip: null }]);
});
