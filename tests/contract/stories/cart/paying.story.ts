import type { Order, OrderPayment, Payment } from '#contract/sdk/types.gen.ts';
import { shopData } from '../../shop-data.ts';
import { sentence } from '../stage/facts.ts';
import { add, stockArticles } from '../stage/goods.ts';
import type { Scene } from '../stage/story.ts';
import { story } from '../stage/story.ts';

const CITY = shopData.city;

/** Creates a new idempotency key, as a browser does for every press of the button. */
const keyed = () => ({ headers: { 'Idempotency-Key': crypto.randomUUID() } });

async function place(scene: Scene, method: OrderPayment, pieces = 1): Promise<Order> {
  const [article = ''] = await stockArticles(scene, { stock: 9, price: 900_000 });
  const cart = await scene.quietly('applyCartActions', add(article, pieces));
  const { methods } = await scene.quietly('getDeliveryOptions', { query: { city: CITY } });
  const courier = methods.find(({ kind }) => kind === 'courier');
  scene.say(`ways to pay for ${pieces}`, { offered: courier?.payments ?? [] });
  return scene.quietly('placeOrder', {
    ...keyed(),
    body: {
      contact: { name: 'Анна Петрова', phone: '+79991234567', email: 'anna@example.ru' },
      delivery: {
        methodId: courier?.id ?? '',
        city: CITY,
        postalCode: null,
        address: 'ул. Мясницкая, 1',
        flat: '2',
        entrance: null,
        floor: null,
        intercom: null,
        pointCode: null,
        fitting: false,
        day: courier?.days.find(({ isFull }) => !isFull)?.day ?? null,
        interval: courier?.intervals[0] ?? null,
      },
      payment: { method },
      comment: null,
      personalDataConsent: true,
      seen: { cartVersion: cart.version, pieces, total: cart.discountPrice + (courier?.price ?? 0) },
    },
  });
}

const paymentFacts = (seen: Payment) => ({
  state: seen.state,
  method: seen.method,
  refusal: seen.refusal ? `${seen.refusal.code}: ${sentence(seen.refusal.text)}` : null,
  'something may be chosen': seen.methods.length > 0,
  'there is a page of the bank': seen.confirmationUrl !== null,
  'there is a code to scan': seen.qr !== null,
  'it waits': seen.payUntil !== null,
});

const orderFacts = ({ state, payment, total, events }: Order) => ({
  state,
  payment: payment.state,
  method: payment.method,
  'it waits': payment.payUntil !== null,
  'all is paid': payment.paidSum === total,
  'all goes back': payment.refundedSum === total,
  steps: events.map((event) => event.state),
});

export const paying = story('payment of an order', async (scene) => {
  await scene.quietly('createGuestIdentity');
  const { id: orderId } = await place(scene, 'card-online');
  const path = { orderId };
  await scene.step('is due', 'getOrder', { path }, orderFacts);
  await scene.step('has not begun', 'getOrderPayment', { path }, paymentFacts);
  const start = (method: OrderPayment) => ({ path, ...keyed(), body: { method } });
  await scene.step('by card begins', 'startPayment', start('card-online'), paymentFacts);
  await scene.step('by card continues', 'startPayment', start('card-online'), paymentFacts);
  await scene.shop.payAtBank('is refused');
  await scene.step('is refused', 'getOrderPayment', { path }, paymentFacts);
  await scene.step('does not change the order', 'getOrder', { path }, orderFacts);
  await scene.step('by SBP begins', 'startPayment', start('sbp'), paymentFacts);
  await scene.shop.payAtBank('pays');
  await scene.step('is done', 'getOrderPayment', { path }, paymentFacts);
  await scene.step('is known to the order', 'getOrder', { path }, orderFacts);
  await scene.refused('again', 'startPayment', start('card-online'));
  await scene.step('is undone', 'cancelOrder', { path, body: { reason: 'OTHER' } }, orderFacts);
});

export const payingOnReceipt = story('switching to payment on receipt', async (scene) => {
  await scene.quietly('createGuestIdentity');
  // Six pieces cost more than the maximum sum for paying in parts.
  const { id: orderId } = await place(scene, 'sbp', 6);
  const path = { orderId };
  const start = (method: OrderPayment) => ({ path, ...keyed(), body: { method } });
  await scene.step('begins online', 'startPayment', start('sbp'), paymentFacts);
  await scene.refused('by an unavailable method', 'startPayment', start('parts'));
  await scene.step('is chosen', 'startPayment', start('cash'), paymentFacts);
  await scene.step('is chosen again', 'startPayment', start('cash'), paymentFacts);
  await scene.step('is known to the order', 'getOrder', { path }, orderFacts);
  await scene.refused('is final', 'startPayment', start('card-online'));
});
