import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderLabel, OrderToPack, PickList } from '#contract/client/client.schemas.ts';
import { openSmallShop } from '../../../catalog/testing/database.ts';
import { article, variantGroup } from '../../../domain/tables/goods.ts';
import { order, orderBuyer, orderLine } from '../../../domain/tables/orders.ts';
import { operatorCall } from '../../../operators/base/tables.ts';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../../testing/app.ts';
import { COURIER, PRICE, setTee } from '../../../testing/shopping.ts';
import { createOperator, placeOrder, type TestOperator } from '../../testing/operators.ts';

const CODE = '0104601234567893215abcdefghijk1';

const db = await openSmallShop();
let shop: TestApp;
let packer: TestOperator;

beforeEach(async () => {
  await forgetEveryone(db);
  await emptyTables(db, ['operator', 'operator_call', 'order']);
  await setTee(db, { stock: 9, price: PRICE });
  await db.update(variantGroup).set({ requiresMarking: false });
  shop = createTestApp(db);
  packer = await createOperator(shop, 'sklad-1', 'packer');
});

const place = (pieces = 2) => placeOrder(shop, { pieces, delivery: pieces === 1 ? 35_000 : COURIER });
const toPack = async (id: string): Promise<OrderToPack> =>
  (await packer.call(`/orders/${id}/packing`)).json();
const list = async (ids?: readonly string[]): Promise<PickList> =>
  (await packer.call(ids ? `/pick-list?orders=${ids.join(',')}` : '/pick-list')).json();

describe('what an order needs for packing', () => {
  it('what an order needs for packing has barcodes and codes, and nothing of the buyer but the remark', async () => {
    await db.update(variantGroup).set({ requiresMarking: true });
    const { id } = await place(1);
    await db.update(orderBuyer).set({ comment: 'В подарок' });
    const needed = await toPack(id);
    expect(needed).toMatchObject({ state: 'PLACED', version: 1, comment: 'В подарок' });
    const [line] = needed.lines;
    const [sold] = await db
      .select()
      .from(article)
      .where(eq(article.id, line?.articleId ?? ''));
    expect(line).toMatchObject({ barcode: sold?.barcode, pieces: 1, requiresMarking: true, codes: [] });
    expect(JSON.stringify(needed)).not.toMatch(/Анна|\+7|example\.ru|Баумана/);
    await packer.does({ id }, 'packing', { version: 1, lines: [{ position: 0, codes: [CODE] }] });
    expect(await toPack(id)).toMatchObject({ state: 'PACKING', version: 2, lines: [{ codes: [CODE] }] });
  });

  it('what an order needs for packing is still known after the shop has deleted the goods', async () => {
    const { id } = await place();
    await db
      .update(orderLine)
      .set({ articleId: crypto.randomUUID() })
      .where(and(eq(orderLine.orderId, id), eq(orderLine.position, 0)));
    const { lines } = await toPack(id);
    expect(lines[0]).toMatchObject({ barcode: null, vendorCode: null, category: null, pieces: 2 });
  });

  it('what an order needs for packing says how many pieces are at the store where it is collected (§3.6.19)', async () => {
    const { id } = await place();
    await db.update(orderLine).set({ fromStore: 2, cancelled: 1 });
    expect((await toPack(id)).lines[0]).toMatchObject({ pieces: 1, fromStore: 1 });
  });
});

describe('the pick list', () => {
  it('the pick list has the orders that wait, the oldest first, and their pieces by place', async () => {
    const [one, other, packed] = [await place(1), await place(), await place()];
    await packer.does({ id: packed.id }, 'packing', { version: 1 });
    await db
      .update(order)
      .set({ placedAt: new Date('2026-11-01T00:00:00Z') })
      .where(eq(order.id, other.id));
    const found = await list();
    expect(found.orders.map(({ id, pieces }) => [id, pieces])).toEqual([
      [other.id, 2],
      [one.id, 1],
    ]);
    expect(found.hasMore).toBe(false);
    expect(found.places).toMatchObject([
      { store: null, items: [{ pieces: 3, orders: [other.number, one.number] }] },
    ]);
  });

  it('the pick list of chosen orders names the ones that do not wait, without their pieces', async () => {
    const one = await place(1);
    shop.advance(1000);
    const packed = await place();
    await packer.does({ id: packed.id }, 'packing', { version: 1 });
    const found = await list([one.id, packed.id, crypto.randomUUID()]);
    expect(found.orders.map(({ id, state }) => [id, state])).toEqual([
      [one.id, 'PLACED'],
      [packed.id, 'PACKING'],
    ]);
    expect(found.places.flatMap(({ items }) => items.map(({ pieces }) => pieces))).toEqual([1]);
  });

  it('the pick list puts pieces of a store where the order is collected under that store', async () => {
    const { id } = await place();
    const [found] = await db.select().from(order).where(eq(order.id, id));
    if (!found) throw new Error('The order is missing.');
    const point = {
      ...{ code: 'kazan-bauman', name: 'На Баумана', address: 'ул. Баумана, 5', landmark: null },
      ...{ hours: [], latitude: null, longitude: null },
    };
    await db.update(order).set({ delivery: { ...found.delivery, kind: 'store', point } });
    await db.update(orderLine).set({ fromStore: 1 });
    const { places } = await list();
    expect(places.map(({ store, items }) => [store?.name, items[0]?.pieces])).toEqual([
      [undefined, 1],
      ['На Баумана', 1],
    ]);
  });

  it('the pick list is not in the log, because an open page asks for it by itself', async () => {
    await list();
    expect(await db.select().from(operatorCall)).toEqual([]);
  });
});

describe('the label of a parcel', () => {
  it('the label of a parcel says who receives it and where, and is in the log of the order (§6.1.5)', async () => {
    const { id, number } = await place();
    const label: OrderLabel = await (await packer.call(`/orders/${id}/label`)).json();
    expect(label).toMatchObject({
      number,
      recipient: { name: 'Анна Петрова' },
      pieces: 2,
      trackingNumber: null,
    });
    expect(label.address).toContain('Баумана');
    expect(label.grams).toBeGreaterThan(0);
    expect(JSON.stringify(label)).not.toContain('example.ru');
    const calls = await db.select().from(operatorCall);
    expect(calls).toMatchObject([{ operation: 'showLabel', orderId: id, outcome: 'OK' }]);
  });

  it('the label of a parcel has the tracking number after shipping, and is refused after handing over', async () => {
    const { id } = await place();
    await packer.does({ id }, 'packing', { version: 1 });
    await packer.does({ id }, 'shipment', { version: 2, carrier: 'СДЭК', number: '1010101010' });
    const label: OrderLabel = await (await packer.call(`/orders/${id}/label`)).json();
    expect(label).toMatchObject({ carrier: 'СДЭК', trackingNumber: '1010101010' });
    await packer.does({ id }, 'handover', { version: 3 });
    expect((await packer.call(`/orders/${id}/label`)).status).toBe(409);
  });

  it('the label of a parcel is there without a recipient after the buyer’s data was deleted', async () => {
    const { id } = await place();
    await db.delete(orderBuyer);
    const label: OrderLabel = await (await packer.call(`/orders/${id}/label`)).json();
    expect(label).toMatchObject({ recipient: null, address: null });
  });
});
