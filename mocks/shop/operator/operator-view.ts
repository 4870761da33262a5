import type {
  Cities,
  OperatorOrder,
  OperatorOrderSummary,
  Order,
  OrderState,
} from '#contract/client/client.schemas.ts';
import { remainingPieces } from '#shared/orders/order-facts.ts';
import { readOrderSearch } from '#shared/orders/order-search.ts';
import { vatRateOfOrder } from '#shared/orders/vat.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { exampleOf } from '../../contract/contract.ts';
import type { Visitor } from '../../contract/visitor.ts';
import { orderNow } from '../cart/order-view.ts';
import { goods } from '../goods/goods.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, StoredOrder } from '../state/state.ts';
import { findsOrder } from './finds-order.ts';

type Wanted = {
  state?: OrderState[];
  from?: string;
  to?: string;
  number?: string;
  undecided?: boolean;
  search?: string;
  page: number;
  size: number;
};

/** Orders that match, oldest first, and the range of the requested page. @throws {Refusal} NOT_FOUND */
export function pageOf({ orders }: ShopState, wanted: Wanted) {
  const all = orders.filter((stored) => isWanted(stored, wanted));
  const totalPages = Math.max(1, Math.ceil(all.length / wanted.size));
  if (wanted.page > totalPages) throw new Refusal('NOT_FOUND');
  const page = { page: wanted.page, size: wanted.size, totalItems: all.length, totalPages };
  return { all, page, slice: [(wanted.page - 1) * wanted.size, wanted.page * wanted.size] as const };
}

function isWanted(stored: StoredOrder, wanted: Wanted): boolean {
  const { order } = stored;
  const { state, from = '', to = '9', number, search } = wanted;
  const day = dayInMoscow(new Date(order.placedAt));
  const isOfState = state?.includes(order.state) ?? true;
  const isOfNumber = number === undefined || number === order.number;
  const isOpen = paymentCasesOf(stored).some(({ decision }) => decision === null);
  if (wanted.undecided && !isOpen) return false;
  return isOfState && day >= from && day <= to && isOfNumber && isFound(order, search);
}

/** Whether an operator's search finds an order. */
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

/** The history of an order. If no operator has worked on it yet, it is the order's list of events. */
export const stepsOf = ({ order, steps }: StoredOrder): OperatorOrder['steps'] =>
  steps ??
  order.events.map(({ state, at }) => ({
    state,
    at,
    operator: null,
    reason: null,
    lines: null,
    by: state === 'AWAITING_PAYMENT' || state === 'PAID' ? 'shop' : 'shopper',
  }));

const regionOf = (cityCode: string): string =>
  exampleOf<Cities>('getCities', 'cities').items.find(({ code }) => code === cityCode)?.region ?? '';

const paymentCasesOf = ({ order, attempts }: StoredOrder): OperatorOrder['paymentCases'] =>
  attempts.flatMap(({ key, otherSum }) => (otherSum ? [{ id: key, due: order.total, ...otherSum }] : []));

export function operatorView(state: ShopState, stored: StoredOrder): OperatorOrder {
  const { order, codes = {}, calls = [] } = stored;
  const steps = stepsOf(stored);
  const packing = order.lines.map((_, position) => ({
    position,
    requiresMarking: false,
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
    calls: calls.toReversed().slice(0, 100),
  };
}

export function logCall(stored: StoredOrder, operation: string, { operator }: Visitor, outcome = 'OK'): void {
  const call = { at: new Date().toISOString(), operator: operator?.name ?? '', operation, outcome };
  stored.calls = [...(stored.calls ?? []), call];
}
