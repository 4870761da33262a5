import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  Cart,
  DeliveryOptions,
  LinkedPayment,
  OperatorOrder,
  Order,
  OrderDraft,
  Problem,
} from '#contract/client/client.schemas.ts';
import { BLANK } from '#shared/checkout/draft-parts.ts';
import { promoCode, promoCodeUse } from '../../cart/base/tables.ts';
import { articleIdOf } from '../../catalog/testing/catalog.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { article } from '../../domain/tables/goods.ts';
import { account, principal } from '../../domain/tables/identities.ts';
import { order, orderBuyer } from '../../domain/tables/orders.ts';
import { operatorCall } from '../../operators/base/tables.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { orderBody } from '../../testing/calls.ts';
import { becomeGuest, PRICE, sendOrder, setTee, stockOfTee, TEE } from '../../testing/shopping.ts';
import { createOperator, placeOrder, type TestOperator } from '../testing/operators.ts';

const COAT = articleIdOf('palto-iz-shersti-kemel', '44');
const CARTS = '/api/cart-orchestration/v1/carts';
const STOCK = 9;

const db = await openSmallShop();
let shop: TestApp;
let manager: TestOperator;

beforeEach(async () => {
  await forgetEveryone(db);
  await emptyTables(db, ['operator', 'operator_call', 'order', 'promo_code']);
  await setTee(db, { stock: STOCK, price: PRICE });
  await db.update(article).set({ stock: STOCK }).where(eq(article.id, COAT));
  await db.insert(promoCode).values([
    { code: 'OSEN', kind: 'percent', value: 10 },
    { code: 'RAZ', kind: 'sum', value: 100_000, maxUsesPerOwner: 1 },
  ]);
  shop = createTestApp(db);
  manager = await createOperator(shop, 'ofis-1', 'manager');
});

const json = async <T>(response: Promise<Response>, status = 200): Promise<T> => {
  const answer = await response;
  expect(answer.status, await answer.clone().text()).toBe(status);
  return answer.json() as Promise<T>;
};

const change = (body: object) => json<OrderDraft>(manager.call('/order-draft', { method: 'PATCH', body }));
const add = (articleId: string, quantity: number) => ({ action: 'ADD', articleId, quantity });

async function bodyOf({ cart }: OrderDraft, payment = 'cash') {
  const { methods } = await json<DeliveryOptions>(
    manager.call('/order-draft/delivery', { query: { city: 'kazan' } }),
  );
  const price = methods.find(({ id }) => id === 'courier')?.price ?? 0;
  const pieces = cart.items.reduce((all, { quantity }) => all + quantity, 0);
  const body = orderBody({ cartVersion: cart.version, pieces, total: cart.discountPrice + price });
  return { ...body, payment: { method: payment } };
}

const place = (body: object, key: string = randomUUID()) =>
  manager.call('/order-draft/order', { body, headers: { 'idempotency-key': key } });

async function placeTee(payment = 'cash', phone?: string): Promise<OperatorOrder> {
  const draft = await change({ items: [add(TEE, 1)], ...(phone && { buyerPhone: phone }) });
  return json(place(await bodyOf(draft, payment)));
}

/** Makes an account with a phone. Returns its id. */
async function accountWith(phone: string): Promise<string> {
  const id = randomUUID();
  await db.insert(principal).values({ id, kind: 'user', createdAt: shop.deps.clock() });
  await db.insert(account).values({
    id,
    email: `${id}@example.ru`,
    phone,
    firstName: 'Анна',
    lastName: 'Петрова',
    createdAt: shop.deps.clock(),
  } as typeof account.$inferInsert);
  return id;
}

describe('an order by phone', () => {
  it('an order by phone comes to the same sums as the same order in the shop, with any cart', async () => {
    const cart = fc.record({
      tees: fc.integer({ min: 0, max: 4 }),
      coats: fc.integer({ min: 0, max: 2 }),
      code: fc.constantFrom(undefined, 'OSEN', 'RAZ'),
      payment: fc.constantFrom('cash', 'sbp'),
    });
    const wanted = cart.filter(({ tees, coats }) => tees + coats > 0);
    await fc.assert(
      fc.asyncProperty(wanted, async ({ tees, coats, code, payment }) => {
        await setTee(db, { stock: STOCK });
        await db.update(article).set({ stock: STOCK }).where(eq(article.id, COAT));
        const items = [...(tees > 0 ? [add(TEE, tees)] : []), ...(coats > 0 ? [add(COAT, coats)] : [])];
        const draft = await change({ clear: true, items, ...(code && { enterCode: code }) });
        const { order: byPhone } = await json<OperatorOrder>(place(await bodyOf(draft, payment)));
        await setTee(db, { stock: STOCK });
        await db.update(article).set({ stock: STOCK }).where(eq(article.id, COAT));

        const { access: token } = await becomeGuest(shop);
        let own = await json<Cart>(shop.call(`${CARTS}/items/list`, { token, body: { items } }));
        if (code) own = await json<Cart>(shop.call(`${CARTS}/promo-codes`, { token, body: { code } }));
        const body = await bodyOf({ cart: own } as OrderDraft, payment);
        body.seen.total = byPhone.total;
        const inShop = await json<Order>(sendOrder(shop, token, body));

        const sums = ({ goodsSum, discountSum, total, delivery, state, lines }: Order) => ({
          ...{ goodsSum, discountSum, total, state, price: delivery.price },
          lines: lines.map((line) => [line.articleId, line.quantity, line.total]),
        });
        expect(sums(byPhone)).toEqual(sums(inShop));
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it('an order by phone takes its pieces from the stock once, however often it is sent', async () => {
    const draft = await change({ items: [add(TEE, 2)] });
    const [body, key] = [await bodyOf(draft), randomUUID()];
    const first = await json<OperatorOrder>(place(body, key));
    const second = await json<OperatorOrder>(place(body, key));
    expect(second.order.id).toBe(first.order.id);
    expect(await stockOfTee(db)).toBe(STOCK - 2);
    expect((await json<OrderDraft>(manager.call('/order-draft'))).cart.items).toEqual([]);
  });

  it('an order by phone is refused with what changed if a size was sold by then or the price is another', async () => {
    const draft = await change({ items: [add(TEE, 2)] });
    const body = await bodyOf(draft);
    await setTee(db, { price: 210_000 });
    const dearer = await json<Problem>(place(body), 409);
    expect(dearer.order?.changes).toMatchObject([{ code: 'PRICE' }]);
    await setTee(db, { stock: 0 });
    const soldOut = await json<Problem>(place(body), 409);
    expect(soldOut.order?.changes.map(({ code }) => code)).toContain('STOCK');
    expect(await db.select().from(order)).toEqual([]);
  });

  it('an order by phone names the operator in its first step and in its log', async () => {
    const placed = await placeTee();
    expect(placed.steps).toMatchObject([{ state: 'PLACED', by: 'operator', operator: 'ofis-1' }]);
    expect(placed.calls).toMatchObject([
      { operation: 'placeDraftedOrder', operator: 'ofis-1', outcome: 'OK' },
    ]);
    const [buyer] = await db.select().from(orderBuyer);
    expect(buyer).toMatchObject({ consentIp: null, marketingDocument: null });
  });

  it('a look for a buyer by phone is in the log, without the phone', async () => {
    await change({ buyerPhone: '+79991234567' });
    const calls = await db.select().from(operatorCall);
    expect(calls).toMatchObject([{ operation: 'changeOrderDraft', outcome: 'OK' }]);
    expect(JSON.stringify(calls)).not.toContain('9991234567');
  });
});

describe('the buyer of an order by phone', () => {
  it('a buyer with an account gets the order into the account', async () => {
    const id = await accountWith('+79991234567');
    const draft = await change({ buyerPhone: '+79991234567' });
    expect(draft.buyer).toEqual({ name: 'Анна Петрова', hasAccount: true });
    expect(draft.checkout.contact).toMatchObject({ name: 'Анна Петрова', phone: '+79991234567' });
    const { order: placed } = await placeTee();
    const [stored] = await db.select().from(order).where(eq(order.id, placed.id));
    expect(stored?.ownerId).toBe(id);
  });

  it('a buyer who ordered before as a guest is known with contact and address', async () => {
    await placeOrder(shop, { pieces: 1, delivery: 35_000 });
    const draft = await change({ buyerPhone: '+79991234567' });
    expect(draft.buyer).toEqual({ name: 'Анна Петрова', hasAccount: false });
    expect(draft.checkout).toMatchObject({
      contact: { email: 'anna@example.ru' },
      delivery: { city: 'kazan', address: 'ул. Баумана, 1' },
    });
  });

  it('an unknown phone is kept for the order of a new buyer', async () => {
    const draft = await change({ buyerPhone: '+79160000000' });
    expect(draft).toMatchObject({
      buyer: null,
      checkout: { contact: { phone: '+79160000000', name: null } },
    });
  });

  it('an order goes to the account with the phone that is ordered, not to the account of the draft', async () => {
    await accountWith('+79990000001');
    const draft = await change({ buyerPhone: '+79990000001', items: [add(TEE, 1)], enterCode: 'RAZ' });
    const body = await bodyOf(draft);
    const first = await json<OperatorOrder>(place(body));
    const [ofGuest] = await db.select().from(order).where(eq(order.id, first.order.id));
    expect(
      await db
        .select()
        .from(account)
        .where(eq(account.id, ofGuest?.ownerId ?? '')),
    ).toEqual([]);

    const id = await accountWith(body.contact.phone);
    const next = await change({ buyerPhone: '+79990000001', items: [add(TEE, 1)], enterCode: 'RAZ' });
    const second = await json<OperatorOrder>(place(await bodyOf(next)));
    const [ofAccount] = await db.select().from(order).where(eq(order.id, second.order.id));
    expect(ofAccount?.ownerId).toBe(id);
    const uses = await db.select({ ownerId: promoCodeUse.ownerId }).from(promoCodeUse);
    expect(uses).toEqual(expect.arrayContaining([{ ownerId: ofGuest?.ownerId }, { ownerId: id }]));
  });

  it('an unknown phone removes what is of a known buyer', async () => {
    await placeOrder(shop, { pieces: 1, delivery: 35_000 });
    await change({ buyerPhone: '+79991234567', items: [add(TEE, 1)] });
    const recipient = { name: 'Пётр Ким', phone: '+79160000001' };
    await change({ checkout: { comment: 'Домофон не работает', recipient } });
    const draft = await change({ buyerPhone: '+79160000000' });
    expect(draft).toMatchObject({ buyer: null, cart: { items: [{ quantity: 1 }] } });
    const { version: _, updatedAt: __, ...parts } = draft.checkout;
    expect(parts).toEqual({ ...BLANK, contact: { ...BLANK.contact, phone: '+79160000000' } });
  });

  it('a known phone removes what is of another known buyer', async () => {
    await placeOrder(shop, { pieces: 1, delivery: 35_000 });
    await accountWith('+79990000001');
    await change({ buyerPhone: '+79991234567' });
    const { checkout } = await change({ buyerPhone: '+79990000001' });
    expect(checkout.delivery).toEqual(BLANK.delivery);
  });

  it('what was typed for an unknown buyer stays if the phone is corrected', async () => {
    const contact = { name: 'Ольга Ким', phone: '+79160000000', email: 'olga@example.ru' };
    await change({ buyerPhone: contact.phone, checkout: { contact, comment: 'Позвонить' } });
    const { checkout } = await change({ buyerPhone: '+79160000001' });
    expect(checkout).toMatchObject({ contact: { ...contact, phone: '+79160000001' }, comment: 'Позвонить' });
  });

  it('a promo code that each buyer may use once counts for the buyer, not for the operator', async () => {
    const useCode = async (phone: string) => {
      await accountWith(phone);
      const draft = await change({ clear: true, buyerPhone: phone, items: [add(TEE, 1)], enterCode: 'RAZ' });
      const body = await bodyOf(draft);
      return json<OperatorOrder>(place({ ...body, contact: { ...body.contact, phone } }));
    };
    await useCode('+79990000001');
    await useCode('+79990000002');
    expect(await db.select().from(promoCodeUse)).toHaveLength(2);
    const again = { clear: true, buyerPhone: '+79990000001', items: [add(TEE, 1)], enterCode: 'RAZ' };
    const refused = await json<Problem>(manager.call('/order-draft', { method: 'PATCH', body: again }), 409);
    expect(refused.code).toBe('PROMO_CODE_USED');
  });
});

describe('the draft of an operator', () => {
  it('the draft of an operator is seen by no other operator', async () => {
    await change({ items: [add(TEE, 1)] });
    const other = await createOperator(shop, 'ofis-2', 'manager');
    expect((await json<OrderDraft>(other.call('/order-draft'))).cart.items).toEqual([]);
    expect((await json<OrderDraft>(manager.call('/order-draft'))).cart.items).toHaveLength(1);
  });

  it.each(['viewer', 'packer', 'exchange'] as const)('the role %s may not place orders', async (role) => {
    const other = await createOperator(shop, `${role}-1`, role);
    expect((await other.call('/order-draft')).status).toBe(403);
  });
});

describe('the link to pay for an order by phone', () => {
  const linkIn = (text: string | undefined) => /\/pay\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
  const follow = (link: string, status = 200) =>
    json<LinkedPayment>(shop.call('/api/payment-orchestration/v1/links', { body: { link } }), status);

  it('the link to pay comes by letter and text message, and leads anyone who has it to the bank', async () => {
    await placeTee('sbp');
    const [letter, sms] = ['email', 'sms'].map((channel) =>
      shop.messages.findLast((message) => message.channel === channel),
    );
    const link = linkIn(letter?.text);
    expect(linkIn(sms?.text)).toBe(link);
    const first = await follow(link);
    expect(first).toMatchObject({
      state: 'AWAITING_PAYMENT',
      confirmationUrl: expect.stringContaining('http'),
    });
    expect(await follow(link)).toEqual(first);
    expect(shop.bank.payments).toHaveLength(1);
  });

  it('an order that was paid leads to no further payment, and a wrong link to nothing', async () => {
    await placeTee('sbp');
    const link = linkIn(shop.messages.findLast(({ channel }) => channel === 'email')?.text);
    await db.update(order).set({ state: 'PAID' });
    expect(await follow(link)).toEqual({ state: 'PAID', confirmationUrl: null });
    await follow('a'.repeat(43), 404);
  });

  it('an order that is paid on receipt has no link to pay', async () => {
    await placeTee('cash');
    expect(shop.messages.some(({ text }) => text.includes('/pay/'))).toBe(false);
  });
});
