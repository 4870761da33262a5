import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { Order } from '#contract/sdk/types.gen.ts';
import { shopData } from '../shop-data.ts';
import { Shopper } from '../shopper.ts';
import type { Witness } from './witness.ts';

/**
 * Requests the orders, goods and profiles of a story again, to compare the new responses with the earlier
 * ones. Errors are ignored: at the end of a story the caller may no longer have access.
 */
export async function askAgain(witness: Witness): Promise<void> {
  const orders = new Map<string, { order: Order; caller: string }>();
  const callers = new Set<string>();
  for (const { operationId, data, caller } of witness.received) {
    if (!caller.startsWith('Bearer ')) continue;
    if (operationId === 'placeOrder' || operationId === 'getOrder') {
      const order = data as Order;
      orders.set(order.id, { order, caller });
    }
    if (!operationId.startsWith('get') || operationId === 'getCart') callers.add(caller);
  }
  const ofOrders = new Set([...orders.values()].map(({ caller }) => caller));
  for (const caller of callers) {
    const shopper = shopperOf(witness, caller);
    if (ofOrders.has(caller)) await askAboutOrders(shopper);
    await askAboutPerson(shopper);
  }
  for (const { order, caller } of orders.values()) await askAboutOrder(witness, order, caller);
}

function shopperOf({ shop }: Witness, caller: string): Shopper {
  const shopper = new Shopper(shop);
  shopper.tokens.access = caller.replace(/^Bearer /, '');
  return shopper;
}

async function askAboutPerson(shopper: Shopper): Promise<void> {
  const call = shopper.with();
  await sdk.getCart(call);
  if (shopper.last?.status !== 200) return;
  await sdk.getDeliveryOptions({ ...call, query: { ...call.query, city: shopData.city } });
  await sdk.getCheckoutDraft(call);
  await sdk.getSession(call);
  await sdk.getMyAccount(call);
}

async function askAboutOrders(shopper: Shopper): Promise<void> {
  await sdk.getOrders(shopper.with());
  await sdk.getRefunds(shopper.with());
  await sdk.getMyData(shopper.with());
}

async function askAboutOrder(
  witness: Witness,
  { id, number, contact }: Order,
  caller: string,
): Promise<void> {
  const shopper = shopperOf(witness, caller);
  const path = { orderId: id };
  const { data: order } = await sdk.getOrder({ ...shopper.with(), path });
  if (!order) return;
  await sdk.getOrderPayment({ ...shopper.with(), path });
  await sdk.getRefundable({ ...shopper.with(), path });
  if (contact) await sdk.getOrderStatus({ ...shopper.with(), body: { number, phone: contact.phone } });
  for (const productUrl of new Set(order.lines.map((line) => line.productUrl)))
    await sdk.getProduct({ ...shopper.with(), path: { productUrl } });
  const operator = new Shopper(witness.shop);
  operator.tokens.access = await witness.shop.operatorToken('viewer');
  const call = operator.with();
  await sdk.showOrder({ ...operator.with(), path });
  await sdk.listOrders({ ...call, query: { ...call.query, number } });
  const packer = new Shopper(witness.shop);
  packer.tokens.access = await witness.shop.operatorToken('packer');
  await sdk.showPacking({ ...packer.with(), path });
  await sdk.showLabel({ ...packer.with(), path });
  const list = packer.with();
  await sdk.getPickList({ ...list, query: { ...list.query, orders: [id] } });
  const { data: refunds } = await sdk.listRefunds({ ...call, query: { ...call.query, search: number } });
  for (const refund of refunds?.items ?? []) {
    await sdk.showRefund({ ...operator.with(), path: { orderId: id, refundId: refund.id } });
    await sdk.getRefund({ ...shopper.with(), path: { refundId: refund.id } });
    await sdk.getRefundDocument({ ...shopper.with(), path: { refundId: refund.id } });
  }
}
