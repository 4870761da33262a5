import type { Cities, OperatorOrder, OperatorOrderSummary, Order } from '#contract/client/client.schemas.ts';
import { remainingPieces } from '#shared/orders/order-facts.ts';
import { readOrderSearch } from '#shared/orders/order-search.ts';
import { vatRateOfOrder } from '#shared/orders/vat.ts';
import { exampleOf } from '../../../contract/contract.ts';
import type { Visitor } from '../../../contract/visitor.ts';
import { stepsOf } from '../../cart/order-steps-of.ts';
import { orderNow } from '../../cart/order-view.ts';
import { goods } from '../../goods/goods.ts';
import { Refusal } from '../../state/refusal.ts';
import type { ShopState, StoredOrder } from '../../state/state.ts';
import { findsOrder } from './finds-order.ts';
import { lettersOf } from './letters-of.ts';

/**
 * Finds an order of any shopper.
 * @throws {Refusal} NOT_FOUND for an unknown id
 */
export function storedOrder(state: ShopState, orderId: string): StoredOrder {
  const stored = state.orders.find(({ order }) => order.id === orderId);
  if (!stored) throw new Refusal('NOT_FOUND');
  return stored;
}

/** Whether an order matches what an operator typed into the search. */
export function isFound({ number, contact, recipient, lines }: Order, search: string | undefined): boolean {
  if (search === undefined) return true;
  const people = [contact, recipient].filter((one) => one !== null);
  const codes = lines.flatMap(({ sku, productUrl }) => {
    const found = goods.find(({ card }) => card.productUrl === productUrl);
    return [sku, found?.product.vendorCode ?? []].flat();
  });
  return findsOrder(readOrderSearch(search), { number, people, email: contact?.email ?? '', codes });
}

export function summaryOf({ order }: StoredOrder): OperatorOrderSummary {
  const { id, number, state, placedAt, contact, delivery, payment, lines, total } = order;
  return {
    id,
    number,
    state,
    placedAt,
    buyer: contact?.name ?? null,
    delivery: delivery.name,
    fitting: delivery.fitting,
    city: delivery.cityName,
    payment: payment.method,
    total,
    pieces: remainingPieces(lines),
  };
}

export const regionOf = (cityCode: string): string =>
  exampleOf<Cities>('getCities', 'cities').items.find(({ code }) => code === cityCode)?.region ?? '';

export const paymentCasesOf = ({ order, attempts }: StoredOrder): OperatorOrder['paymentCases'] =>
  attempts.flatMap(({ key, otherSum }) => (otherSum ? [{ id: key, due: order.total, ...otherSum }] : []));

function waitingEditOf({ order, waitingEdit }: StoredOrder): OperatorOrder['waitingEdit'] {
  if (!waitingEdit) return null;
  const { sum, changes, edited } = waitingEdit;
  return { sum, changes, total: edited.total, until: order.payment.payUntil ?? order.placedAt };
}

export function operatorView(state: ShopState, stored: StoredOrder): OperatorOrder {
  const { order, marked = [], codes = {}, calls = [] } = stored;
  const steps = stepsOf(stored);
  const packing = order.lines.map((_, position) => ({
    position,
    requiresMarking: marked.includes(position),
    codes: codes[position] ?? [],
  }));
  return {
    order: orderNow(state, order),
    region: regionOf(order.delivery.cityCode),
    deliveryVatRate: vatRateOfOrder(order.lines),
    version: steps.length,
    steps,
    packing,
    parcel: null,
    paymentCases: paymentCasesOf(stored),
    till: stored.till ?? [],
    waitingEdit: waitingEditOf(stored),
    notes: stored.notes ?? [],
    letters: lettersOf(stored),
    calls: calls.toReversed().slice(0, 100),
  };
}

export function logCall(stored: StoredOrder, operation: string, { operator }: Visitor, outcome = 'OK'): void {
  const call = { at: new Date().toISOString(), operator: operator?.name ?? '', operation, outcome };
  stored.calls = [...(stored.calls ?? []), call];
}
