import type { Order, OrderSummary } from '#contract/sdk/types.gen.ts';
import { credentials, PASSWORD } from '../../people.ts';
import { signUp } from '../stage/account-steps.ts';
import { type Facts, sentence } from '../stage/facts.ts';
import { add, stockArticles } from '../stage/goods.ts';
import { PHONE, place } from '../stage/order-steps.ts';
import { story } from '../stage/story.ts';

const orderFacts = (order: Order): Facts => ({
  state: order.state,
  'can be cancelled': order.canCancel,
  'can be paid': order.canPay,
  'due for goods': order.goodsSum - order.discountSum,
  'taken off': order.cancelledSum,
  'the sums agree': order.goodsSum - order.discountSum + order.delivery.price === order.total,
  lines: order.lines.map(({ quantity, cancelled, cancelledSum }) => [quantity, cancelled, cancelledSum]),
  because: order.cancelledBecause,
  way: order.progress.map(({ state, at }) => `${state}${at === null ? ' ahead' : ''}`),
});

const listFacts = ({ items }: { items: OrderSummary[] }): Facts => ({
  orders: items.map(({ state, pieces, canRepeat, cancelledBecause }) => [
    ...[state, pieces, canRepeat, cancelledBecause],
  ]),
});

export const changingAnOrder = story('an order that is changed', async (scene) => {
  await scene.quietly('createGuestIdentity');
  const [one = '', other = ''] = await stockArticles(scene, { stock: 9, price: 900_000 }, { stock: 9 });
  await scene.quietly('applyCartActions', add(one, 3));
  await scene.quietly('applyCartActions', add(other));
  const { id: orderId, number } = await place(scene);
  const path = { orderId };
  const cancel = (...lines: { position: number; quantity: number }[]) => ({
    path,
    body: { reason: 'OTHER' as const, lines },
  });
  await scene.step('is placed', 'getOrder', { path }, orderFacts);
  await scene.step('loses a piece', 'cancelOrder', cancel({ position: 0, quantity: 1 }), orderFacts);
  await scene.step('loses it once', 'cancelOrder', cancel({ position: 0, quantity: 1 }), orderFacts);
  await scene.refused('has no ten pieces', 'cancelOrder', cancel({ position: 0, quantity: 10 }));
  await scene.step('loses a line', 'cancelOrder', cancel({ position: 1, quantity: 1 }), orderFacts);
  await scene.shop.setStock(other, 0);
  await scene.step('is repeated', 'repeatOrder', { path }, ({ pieces, missing }) => ({
    pieces,
    missing: missing.map(({ text }) => sentence(text)),
  }));
  await scene.step('is in the cart again', 'getCart');
  await scene.step(
    'goes with the last piece',
    'cancelOrder',
    cancel({ position: 0, quantity: 3 }),
    orderFacts,
  );
  await scene.step('stays in the list', 'getOrders', {}, listFacts);
  await scene.step('is not among others', 'getOrders', { query: { state: ['PLACED'] } }, listFacts);
  await scene.step('can be asked about', 'getOrderStatus', { body: { number, phone: PHONE } }, (status) => ({
    state: status.state,
    pieces: status.pieces,
    because: status.cancelledBecause,
  }));
});

export const ordersOfAGuest = story('a guest with an order who signs in', async (scene) => {
  const email = await signUp(scene);
  const guest = scene.browser('the guest');
  await guest.quietly('createGuestIdentity');
  const [article = ''] = await stockArticles(scene, { stock: 9, price: 900_000 });
  await guest.quietly('applyCartActions', add(article));
  const { id: orderId } = await place(guest);
  await guest.step('has the order', 'getOrder', { path: { orderId } }, orderFacts);
  await scene.refused('is not seen by the account yet', 'getOrder', { path: { orderId } });
  await guest.step('signs in', 'login', { body: credentials(email, PASSWORD) });
  await guest.step('has it still', 'getOrder', { path: { orderId } }, orderFacts);
  await scene.step('shows it to the account', 'getOrders', {}, listFacts);
  await scene.step('has it in the data', 'getMyData', {}, ({ orders }) => ({ orders: orders.length }));
});
