import type {
  AccountEvents,
  Cart,
  Consent,
  DeliveryOptions,
  MyData,
  OperatorReview,
  Order,
  OrderDelivery,
  OrderLine,
  OrderStatus,
  OrderSummary,
  Product,
  ProductCard,
  ProductReviews,
  Refund,
  Refundable,
  RefundDocument,
  RefundSummary,
  ReviewedLine,
  ReviewSummary,
  SignIn,
} from '#contract/sdk/types.gen.ts';
import { lineSums } from '#shared/cart/line-discounts.ts';
import { discountPercent } from '#shared/goods/prices.ts';
import { operationOf } from '../../../mocks/contract/contract.ts';
import { type Complaint, shown } from '../complaint.ts';
import { type Place, placesIn } from './places.ts';

/**
 * Reports a contradiction if the value of a field (`came`) is not the value that follows from other fields
 * (`expected`). `says` describes the rule in words.
 */
type Note = (field: string, came: unknown, expected: unknown, says: string) => void;

const rule = <Value>(check: (value: Value, equal: Note) => void) =>
  check as (value: unknown, equal: Note) => void;

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** Checks that the given moments or days are in chronological order. `null` and undefined are skipped. */
function inOrder(equal: Note, moments: [field: string, moment: string | null | undefined][]): void {
  const known = moments.filter((each): each is [string, string] => typeof each[1] === 'string');
  for (const [index, [field, moment]] of known.entries()) {
    const [before, earlier] = known[index - 1] ?? [field, moment];
    equal(
      field,
      moment < earlier ? moment : 'in order',
      'in order',
      `that it is not before ${before} (${earlier})`,
    );
  }
}

const eventsInOrder = (equal: Note, placedAt: string, events: readonly { at: string | null }[]) =>
  inOrder(equal, [
    ['placedAt', placedAt],
    ...events.map(({ at }, index): [string, string | null] => [`events/${index}/at`, at]),
  ]);

/** Rules for parts of responses, by the name of their schema in the contract. All sums are in kopecks. */
const rules: Record<string, (value: unknown, equal: Note) => void> = {
  cart: rule<Cart>((cart, equal) => {
    const counted = cart.items.filter(({ isGift, maxQuantity }) => !isGift && maxQuantity > 0);
    for (const [index, { lineTotal, unitPrice, quantity, maxQuantity, isGift }] of cart.items.entries()) {
      const due = maxQuantity > 0 && !isGift ? unitPrice * quantity : 0;
      equal(`items/${index}/lineTotal`, lineTotal, due, 'unitPrice × quantity');
    }
    const before = sum(counted.map(({ unitPriceBefore, quantity }) => unitPriceBefore * quantity));
    equal('total', cart.total, before, 'the sum of unitPriceBefore × quantity of /items');
    const due = sum(cart.items.map((item) => lineSums(item).due));
    equal('discountPrice', cart.discountPrice, due, 'the sum of /items less all their discounts');
    equal('discountSum', cart.discountSum, cart.total - cart.discountPrice, 'total − discountPrice');
    for (const [index, { code, discountSum, applied }] of cart.promoCodes.entries()) {
      const ofLines = sum(
        cart.items.flatMap(({ discounts }) =>
          discounts.flatMap((one) => (one.promoCode === code ? [one.sum] : [])),
        ),
      );
      if (applied)
        equal(
          `promoCodes/${index}/discountSum`,
          discountSum,
          ofLines,
          'the discounts of /items by this code',
        );
    }
  }),
  order: rule<Order>((order, equal) => {
    const counted = order.lines.filter(({ isGift }) => !isGift);
    const left = counted.map(
      ({ quantity, cancelled, unitPriceBefore }) => (quantity - cancelled) * unitPriceBefore,
    );
    equal(
      'goodsSum',
      order.goodsSum,
      sum(left),
      'the sum of unitPriceBefore × pieces that were not cancelled',
    );
    const { goodsSum, discountSum, delivery, lines } = order;
    const due = sum(lines.map(({ total, cancelledSum }) => total - cancelledSum));
    equal('discountSum', discountSum, goodsSum - due, 'goodsSum less what is due for /lines');
    const total = goodsSum - discountSum + delivery.price;
    equal('total', order.total, total, 'goodsSum − discountSum + delivery/price');
    eventsInOrder(equal, order.placedAt, order.events);
    equal('state', order.state, order.events.at(-1)?.state, 'the state of the last of /events');
  }),
  'order-line': rule<OrderLine>((line, equal) => {
    const total = line.unitPriceBefore * line.quantity - sum(line.discounts.map((one) => one.sum));
    equal('total', line.total, total, 'unitPriceBefore × quantity less the discounts');
    const isWhole = line.cancelled === line.quantity;
    if (isWhole)
      equal('cancelledSum', line.cancelledSum, line.total, 'the total, since all pieces were cancelled');
    if (line.cancelled === 0) equal('cancelledSum', line.cancelledSum, 0, '0, since no piece was cancelled');
  }),
  'order-summary': rule<OrderSummary>(({ placedAt, stateAt }, equal) =>
    inOrder(equal, [
      ['placedAt', placedAt],
      ['stateAt', stateAt],
    ]),
  ),
  'order-status': rule<OrderStatus>(({ placedAt, events, state }, equal) => {
    eventsInOrder(equal, placedAt, events);
    equal('state', state, events.at(-1)?.state, 'the state of the last of /events');
  }),
  'order-delivery': rule<OrderDelivery>(({ leavesOn, firstDay, lastDay, day }, equal) => {
    inOrder(equal, [
      ['leavesOn', leavesOn],
      ['firstDay', firstDay],
      ['lastDay', lastDay],
    ]);
    inOrder(equal, [
      ['leavesOn', leavesOn],
      ['day', day],
    ]);
  }),
  'delivery-options': rule<DeliveryOptions>(({ methods, goodsSum, missingForFree }, equal) => {
    const missing = methods.flatMap((method) => method.missingForFree ?? []);
    const least = missing.length > 0 ? Math.min(...missing) : null;
    equal('missingForFree', missingForFree, least, 'the least of /methods');
    for (const [index, method] of methods.entries()) {
      const { freeFrom, price } = method;
      const at = (field: string) => `methods/${index}/${field}`;
      inOrder(equal, [
        [at('firstDay'), method.firstDay],
        [at('lastDay'), method.lastDay],
      ]);
      if (price === null || freeFrom === null) continue;
      if (goodsSum >= freeFrom)
        equal(at('price'), price, 0, `0, since goodsSum reaches freeFrom (${freeFrom})`);
      const lack = goodsSum < freeFrom ? freeFrom - goodsSum : null;
      equal(at('missingForFree'), method.missingForFree, lack, 'freeFrom − goodsSum');
    }
  }),
  refundable: rule<Refundable>(({ lines, most }, equal) => {
    const sums = sum(lines.map((line) => line.sums.at(-1) ?? 0));
    equal('most', most < sums ? most : 'enough', 'enough', `at least the sums of /lines (${sums})`);
    for (const [index, line] of lines.entries()) {
      equal(`lines/${index}/sums`, line.sums.length, line.quantity, 'one sum for each of the pieces');
      const sorted = line.sums.toSorted((a, b) => a - b);
      equal(`lines/${index}/sums`, shown(line.sums), shown(sorted), 'more money for more pieces');
    }
  }),
  refund: rule<Refund>((refund, equal) => {
    const due = sum(refund.lines.map((line) => line.sum)) + refund.deliverySum;
    equal('sum', refund.sum, due, 'the sum of /lines + deliverySum');
    inOrder(equal, [
      ['createdAt', refund.createdAt],
      ['submittedAt', refund.submittedAt],
      ['moneySentAt', refund.moneySentAt],
    ]);
    inOrder(
      equal,
      refund.progress.map(({ at }, index) => [`progress/${index}/at`, at]),
    );
  }),
  'refund-summary': rule<RefundSummary>(({ submittedAt, moneySentAt }, equal) =>
    inOrder(equal, [
      ['submittedAt', submittedAt],
      ['moneySentAt', moneySentAt],
    ]),
  ),
  'refund-document': rule<RefundDocument>(
    ({ lines, deliverySum, sum: whole, orderedOn, submittedOn }, equal) => {
      equal(
        'sum',
        whole,
        sum(lines.map((line) => line.sum)) + deliverySum,
        'the sum of /lines + deliverySum',
      );
      inOrder(equal, [
        ['orderedOn', orderedOn],
        ['submittedOn', submittedOn],
      ]);
    },
  ),
  'review-summary': rule<ReviewSummary>(({ count, stars, average, withPhotos, photos, sizes }, equal) => {
    equal('count', count, sum(stars), 'the sum of /stars');
    const mean = sum(stars.map((reviews, index) => reviews * (index + 1))) / count;
    equal(
      'average',
      average,
      count === 0 ? null : Math.round(mean * 10) / 10,
      'the mean of /stars to a tenth',
    );
    equal(
      'withPhotos',
      withPhotos > Math.min(count, photos) ? withPhotos : 'few',
      'few',
      'no more than count and photos',
    );
    const ofSizes = sum(sizes.map((size) => size.count));
    equal('sizes', ofSizes > count ? ofSizes : 'few', 'few', 'no more reviews than count');
  }),
  'product-reviews': rule<ProductReviews>(({ totalItems, summary }, equal) =>
    equal(
      'totalItems',
      totalItems > summary.count ? totalItems : 'few',
      'few',
      `no more than summary/count (${summary.count})`,
    ),
  ),
  'operator-review': rule<OperatorReview>(({ writtenAt, decidedAt }, equal) =>
    inOrder(equal, [
      ['writtenAt', writtenAt],
      ['decidedAt', decidedAt],
    ]),
  ),
  'reviewed-line': rule<ReviewedLine>(({ line, review }, equal) =>
    inOrder(equal, [
      ['line/receivedAt', line.receivedAt],
      ['review/writtenAt', review?.writtenAt],
    ]),
  ),
  'my-review': rule<{ line: { receivedAt: string }; writtenAt: string }>(({ line, writtenAt }, equal) =>
    inOrder(equal, [
      ['line/receivedAt', line.receivedAt],
      ['writtenAt', writtenAt],
    ]),
  ),
  'product-card': rule<ProductCard>((card, equal) => {
    equal(
      'discountPercent',
      card.discountPercent,
      discountPercent(card.price, card.priceBefore),
      'the percent from priceBefore to price',
    );
    const isAmong = card.colours.some(({ productUrl }) => productUrl === card.productUrl);
    equal('colours', isAmong, true, `all colours, ${card.productUrl} too`);
  }),
  product: rule<Product>((product, equal) =>
    equal(
      'discountPercent',
      product.discountPercent,
      discountPercent(product.price, product.priceBefore),
      'the percent from priceBefore to price',
    ),
  ),
  consent: rule<Consent>(({ givenAt, withdrawnAt }, equal) =>
    inOrder(equal, [
      ['givenAt', givenAt],
      ['withdrawnAt', withdrawnAt],
    ]),
  ),
  'sign-in': rule<SignIn>(({ createdAt, lastSeenAt }, equal) =>
    inOrder(equal, [
      ['createdAt', createdAt],
      ['lastSeenAt', lastSeenAt],
    ]),
  ),
  'account-events': rule<AccountEvents>(({ items }, equal) =>
    inOrder(equal, items.map(({ at }, index): [string, string] => [`items/${index}/at`, at]).toReversed()),
  ),
  'my-data': rule<MyData>((data, equal) =>
    inOrder(equal, [
      ...data.orders
        .map(({ placedAt }, index): [string, string] => [`orders/${index}/placedAt`, placedAt])
        .toReversed(),
      ['exportedAt', data.exportedAt],
    ]),
  ),
};

type Page = {
  page: number;
  totalItems: number;
  totalPages: number;
  items: unknown[];
  size?: number;
  pageSize?: number;
  /** The list is longer than it was counted. */
  isCapped?: boolean;
};

/** Rules that hold for every page of a list. */
function checkPage(value: Page, equal: Note): void {
  const { page, totalItems, totalPages, items } = value;
  const size = value.size ?? value.pageSize ?? 0;
  equal(
    'totalPages',
    totalPages,
    Math.max(1, Math.ceil(totalItems / size)),
    `the pages of ${totalItems} items, ${size} a page`,
  );
  if (value.isCapped) return;
  const held = Math.max(0, Math.min(size, totalItems - (page - 1) * size));
  equal('items', items.length, held, `how many items page ${page} of ${totalPages} has`);
}

const isPage = (value: unknown): value is Page =>
  ['page', 'totalItems', 'totalPages', 'items'].every((field) => field in (value as object));

/** Returns where the parts of a response contradict one another. */
export function contradictionsIn(operationId: string, status: number, data: unknown): Complaint[] {
  return placesIn(operationOf(operationId), status, data).flatMap(contradictionsAt);
}

function contradictionsAt({ schema, pointer, value }: Place): Complaint[] {
  const found: Complaint[] = [];
  const equal: Note = (field, came, expected, says) => {
    if (came === expected) return;
    const isNumber = typeof expected === 'number';
    found.push({
      part: `${pointer}/${field}`,
      says: isNumber ? `${says}, ${expected}` : says,
      came: shown(came),
    });
  };
  rules[schema]?.(value, equal);
  if (isPage(value)) checkPage(value, equal);
  return found;
}
