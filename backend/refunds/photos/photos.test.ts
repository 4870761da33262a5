import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import type { OperatorRefund, Refund, RefundPhoto } from '#contract/client/client.schemas.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { cleanUp } from '../../clean-up.ts';
import { createOperator, placeOrder, type TestOperator } from '../../orders/testing/operators.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { becomeGuest, COURIER, PRICE, setTee } from '../../testing/shopping.ts';
import { refundPhoto } from '../base/tables.ts';
import { byPost, giveOrderToGuest, handOver, shopperOf } from '../testing/refunds.ts';

const DAY = 24 * 60 * 60 * 1000;

const db = await openSmallShop();
let shop: TestApp;
let manager: TestOperator;
let token = '';
let shopper: ReturnType<typeof shopperOf>;
let draft: Refund;

beforeEach(async () => {
  await forgetEveryone(db);
  await db.execute(sql`truncate table operator, operator_call, "order", store_stock cascade`);
  await setTee(db, { stock: 9, price: PRICE });
  shop = createTestApp(db);
  manager = await createOperator(shop, 'ofis-1', 'manager');
  shopper = shopperOf(shop, () => token);
  const order = await placeOrder(shop, { pieces: 2, delivery: COURIER });
  token = await giveOrderToGuest(shop, order, (await becomeGuest(shop)).access);
  await handOver(manager, order);
  draft = await shopper.begin(order);
});

const photograph = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#886644' } })
    .withExif({ IFD0: { Copyright: 'Анна' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
    .jpeg()
    .toBuffer();

const send = async (content: Buffer, ofToken = token) =>
  shop.call(`/api/refund-orchestration/v1/refunds/${draft.id}/photos`, {
    method: 'POST',
    token: ofToken,
    body: { content: content.toString('base64') },
  });
const added = async (): Promise<RefundPhoto> => (await send(await photograph())).json();
const storedIds = async () =>
  (await db.select({ id: refundPhoto.id }).from(refundPhoto)).map(({ id }) => id).sort();

const defect = (photos: string[]) => {
  const lines = [{ position: 0, quantity: 1, reason: 'DEFECT' as const, comment: 'Шов разошёлся' }];
  return { ...byPost(1), lines, photos };
};
const read = async (): Promise<Refund> => (await shopper.call(`/refunds/${draft.id}`)).json();
const shown = async (): Promise<OperatorRefund> =>
  (await manager.call(`/orders/${draft.orderId}/refunds/${draft.id}`)).json();

it('photographs of a defect are shown to their shopper and to operators, without metadata (§3.9.5)', async () => {
  const [one, other] = [await added(), await added()];
  const patched = await shopper.patch(draft, defect([other.id, one.id]));
  expect(patched.photos).toEqual([other, one]);
  expect((await shopper.send(patched)).status).toBe(200);
  const { refund, photos } = await shown();
  expect(refund.photos).toEqual([other, one]);
  expect(photos.map(({ id }) => id)).toEqual([other.id, one.id]);
  for (const [base64, width] of [
    [other.preview, 480],
    [photos[0]?.content ?? '', 1600],
  ] as const) {
    const facts = await sharp(Buffer.from(base64, 'base64')).metadata();
    expect([facts.format, facts.width, facts.exif, facts.icc, facts.xmp]).toEqual([
      ...['webp', width],
      ...[undefined, undefined, undefined],
    ]);
  }
});

it('photographs of a defect are hidden from everyone else, and have no public URL (§3.9.5)', async () => {
  const { id } = await added();
  await shopper.patch(draft, defect([id]));
  const otherToken = (await becomeGuest(shop)).access;
  expect((await send(await photograph(), otherToken)).status).toBe(404);
  const answer = await shopper.call(`/refunds/${draft.id}`);
  expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  expect(JSON.stringify((await answer.json()).photos)).not.toContain('/pictures');
});

it('a refund draft refuses photographs of another refund (§3.9.5)', async () => {
  const answer = await shopper.call(`/refunds/${draft.id}`, {
    method: 'PATCH',
    body: { photos: ['8d1c7a52-6f0e-4d3b-9a1c-0f6f4f1f7c01'] },
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/photos/0', code: 'unknown' }] });
});

it('uploaded photographs that the shopper has not put into the refund are deleted when it is submitted (§3.9.5)', async () => {
  const [one, other] = [await added(), await added()];
  const patched = await shopper.patch(draft, defect([one.id]));
  expect(await storedIds()).toEqual([one.id, other.id].sort());
  await shopper.send(patched);
  expect(await storedIds()).toEqual([one.id]);
});

it('a submitted refund has no photographs if its reason is not a defect, but for example a wrong size (§3.9.5)', async () => {
  const { id } = await added();
  const patched = await shopper.patch(draft, { ...byPost(1), photos: [id] });
  await shopper.send(patched);
  expect(await storedIds()).toEqual([]);
  expect((await read()).photos).toEqual([]);
});

it('photographs that belong to no refund draft are deleted after a day; all others stay as long as the shopper’s data (§3.9.5)', async () => {
  const [one] = [await added(), await added()];
  await shopper.patch(draft, defect([one.id]));
  shop.advance(DAY + 1);
  await cleanUp(shop.deps);
  expect(await storedIds()).toEqual([one.id]);
  shop.advance(30 * DAY);
  await cleanUp(shop.deps);
  expect(await storedIds()).toEqual([]);
});

it('the number of uploaded photographs per draft is limited', async () => {
  const content = await sharp({ create: { width: 3, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  for (let count = 0; count < 20; count += 1) expect((await send(content)).status).toBe(200);
  const refused = await send(content);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: [{ pointer: '/content', code: 'too_big' }] });
});
