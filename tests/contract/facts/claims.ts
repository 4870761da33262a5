import type {
  BuyerOrder,
  BuyerRequest,
  Cart,
  CartItem,
  CheckoutDraft,
  City,
  DeliveryOptions,
  KeptContactRequest,
  OperatorContactRequest,
  OperatorContactSummary,
  OperatorLogEntry,
  OperatorOrderSummary,
  OperatorRefundSummary,
  OperatorReview,
  OperatorReviewSummary,
  Order,
  OrderLabel,
  OrderLine,
  OrderStatus,
  OrderSummary,
  OrderToPack,
  Payment,
  PickListOrder,
  Product,
  ProductCard,
  Refund,
  Refundable,
  RefundableLine,
  RefundDocument,
  RefundLine,
  RefundSummary,
  Review,
  ReviewableLine,
  SessionUser,
  Store,
  SuggestedProduct,
  UserProfile,
  WaitingMessage,
  WishlistEntry,
  WishlistItem,
} from '#contract/sdk/types.gen.ts';
import { operationOf } from '../../../mocks/contract/contract.ts';
import { type Complaint, shown } from '../complaint.ts';
import { placesIn } from './places.ts';

/** A response of an operation, with the request that caused it. */
export type Received = {
  operationId: string;
  status: number;
  data: unknown;
  /** The parameters in the path. */
  path: Record<string, string>;
  /** The caller that got the response. Personal data in responses to different callers are not compared. */
  caller: string;
  /**
   * How many changes had been made before the response. Properties that may change are compared only between
   * responses with the same number.
   */
  epoch: number;
};

/**
 * What a response says about one property of a thing, such as the state of an order. `about` names the thing.
 */
export type Claim = { about: string; property: string; value: unknown; pointer: string; received: Received };

/**
 * A thing that responses describe, such as an order or a product. Properties in `always` never change; those
 * in `now` may change with every call that writes.
 */
type Thing = {
  about: string;
  always?: Record<string, [field: string, value: unknown]>;
  now?: Record<string, [field: string, value: unknown]>;
};

type Describer = (value: unknown, received: Received) => Thing[];

const describes = <Value>(describer: (value: Value, received: Received) => Thing[]) => describer as Describer;

const pieces = (lines: readonly { quantity: number; cancelled: number }[]) =>
  lines.reduce((all, { quantity, cancelled }) => all + quantity - cancelled, 0);

type OrderLike = Pick<
  OrderStatus,
  'number' | 'placedAt' | 'state' | 'total' | 'delivery' | 'cancelledBecause'
>;

/** The properties of an order that every operation returns to its buyer. */
const orderThing = (order: OrderLike, ofPieces: [field: string, pieces: number]): Thing => ({
  about: `order ${order.number}`,
  always: {
    'time of placing': ['placedAt', order.placedAt],
    method: ['delivery/name', order.delivery.name],
    city: ['delivery/cityName', order.delivery.cityName],
  },
  now: {
    state: ['state', order.state],
    total: ['total', order.total],
    pieces: ofPieces,
    'price of delivery': ['delivery/price', order.delivery.price],
    'first day': ['delivery/firstDay', order.delivery.firstDay],
    'last day': ['delivery/lastDay', order.delivery.lastDay],
    end: ['cancelledBecause', order.cancelledBecause],
  },
});

const paymentNow = ({ payment }: Pick<Order, 'payment'>): Thing['now'] => ({
  payment: ['payment/method', payment.method],
  'paid sum': ['payment/paidSum', payment.paidSum],
  'refunded sum': ['payment/refundedSum', payment.refundedSum],
  'end of payment': ['payment/payUntil', payment.payUntil],
});

/**
 * Names a refund. A draft gets another name than the submitted refund, because submitting changes properties
 * that otherwise never change.
 */
const refundName = ({ id, state }: { id: string; state: string }) =>
  state === 'DRAFT' ? `the draft of refund ${id}` : `refund ${id}`;

const colourThing = (
  productUrl: string,
  { name, hex }: { name?: string; hex?: string },
  nameField = 'name',
): Thing => ({
  about: `product ${productUrl}`,
  always: {
    ...(name !== undefined && { name: [nameField, name] }),
    ...(hex !== undefined && { colour: ['colour/hex', hex] }),
  },
});

const lineThing = (
  orderId: string,
  position: number,
  at: string,
  line: { productUrl: string; size: string },
): Thing => ({
  about: `line ${position} of order ${orderId}`,
  always: { product: [`${at}/productUrl`, line.productUrl], size: [`${at}/size`, line.size] },
});

const priceThing = (card: Pick<Product, 'productUrl' | 'price' | 'priceBefore'>): Thing => ({
  about: `product ${card.productUrl}`,
  now: { price: ['price', card.price], 'price before': ['priceBefore', card.priceBefore] },
});

/**
 * For each schema, a function that turns a part of a response with this schema into things and their
 * properties.
 */
const describers: Record<string, Describer> = {
  order: describes<Order>((order) => {
    // The pieces of all lines, including gifts.
    const thing = orderThing(order, ['lines', pieces(order.lines)]);
    return [
      {
        ...thing,
        always: { ...thing.always, id: ['id', order.id] },
        now: { ...thing.now, ...paymentNow(order) },
      },
      ...(order.contact
        ? [{ about: `order ${order.number}`, now: { buyer: ['contact/name', order.contact.name] } } as Thing]
        : []),
      { about: `order ${order.id}`, now: { total: ['total', order.total] } },
      ...order.lines.map((line, position): Thing => lineThing(order.id, position, `lines/${position}`, line)),
    ];
  }),
  'order-summary': describes<OrderSummary>((order) => {
    const thing = orderThing(order, ['pieces', order.pieces]);
    return [
      {
        ...thing,
        always: { ...thing.always, id: ['id', order.id] },
        now: { ...thing.now, ...paymentNow(order) },
      },
    ];
  }),
  'order-status': describes<OrderStatus>((order) => [orderThing(order, ['pieces', order.pieces])]),
  'operator-order-summary': describes<OperatorOrderSummary>((order) => [
    {
      about: `order ${order.number}`,
      always: {
        id: ['id', order.id],
        'time of placing': ['placedAt', order.placedAt],
        method: ['delivery', order.delivery],
        city: ['city', order.city],
      },
      now: {
        state: ['state', order.state],
        total: ['total', order.total],
        pieces: ['pieces', order.pieces],
        payment: ['payment', order.payment],
        ...(order.buyer !== null && { buyer: ['buyer', order.buyer] }),
      },
    },
  ]),
  'operator-log-entry': describes<OperatorLogEntry>(({ orderId, orderNumber }) =>
    orderNumber === null ? [] : [{ about: `order ${orderNumber}`, always: { id: ['orderId', orderId] } }],
  ),
  'order-to-pack': describes<OrderToPack>((order) => [
    {
      about: `order ${order.number}`,
      always: {
        id: ['id', order.id],
        'time of placing': ['placedAt', order.placedAt],
        method: ['delivery/name', order.delivery.name],
      },
      now: {
        state: ['state', order.state],
        pieces: ['lines', order.lines.reduce((all, line) => all + line.pieces, 0)],
        'price of delivery': ['delivery/price', order.delivery.price],
      },
    },
  ]),
  'pick-list-order': describes<PickListOrder>((order) => [
    {
      about: `order ${order.number}`,
      always: {
        id: ['id', order.id],
        'time of placing': ['placedAt', order.placedAt],
        method: ['delivery', order.delivery],
        city: ['city', order.city],
      },
      now: { state: ['state', order.state], pieces: ['pieces', order.pieces] },
    },
  ]),
  'order-label': describes<OrderLabel>((label) => [
    {
      about: `order ${label.number}`,
      always: {
        id: ['orderId', label.orderId],
        method: ['delivery', label.delivery],
        city: ['city', label.city],
      },
      now: { pieces: ['pieces', label.pieces] },
    },
  ]),
  payment: describes<Payment>(({ sum, payUntil, state }, { path }) =>
    state === 'PAID' || !path.orderId
      ? []
      : [{ about: `order ${path.orderId}`, now: { total: ['sum', sum], ends: ['payUntil', payUntil] } }],
  ),
  refundable: describes<Refundable>((offer) => [
    ...offer.lines.map((line, index) => lineThing(offer.orderId, line.position, `lines/${index}`, line)),
    {
      about: `order ${offer.orderNumber}`,
      always: { id: ['orderId', offer.orderId] },
      now: { payment: ['payment', offer.payment] },
    },
  ]),
  'refundable-line': describes<RefundableLine>((line) => [
    colourThing(line.productUrl, { name: line.name, hex: line.colour.hex }),
  ]),
  refund: describes<Refund>((refund) => [
    {
      about: refundName(refund),
      always: { order: ['orderNumber', refund.orderNumber], 'id of order': ['orderId', refund.orderId] },
      now: {
        number: ['number', refund.number],
        state: ['state', refund.state],
        sum: ['sum', refund.sum],
        pieces: ['lines', refund.lines.reduce((all, { quantity }) => all + quantity, 0)],
        submitted: ['submittedAt', refund.submittedAt],
        'money sent': ['moneySentAt', refund.moneySentAt],
        'money until': ['payUntil', refund.payUntil],
        way: ['way', refund.way],
      },
    },
    ...refund.lines.map((line, index) => lineThing(refund.orderId, line.position, `lines/${index}`, line)),
    ...(refund.number === null
      ? []
      : [{ about: `refund ${refund.number}`, now: { sum: ['sum', refund.sum] } } as Thing]),
  ]),
  'refund-summary': describes<RefundSummary>((refund) => [
    {
      about: refundName(refund),
      always: { order: ['orderNumber', refund.orderNumber], 'id of order': ['orderId', refund.orderId] },
      now: {
        number: ['number', refund.number],
        state: ['state', refund.state],
        sum: ['sum', refund.sum],
        pieces: ['pieces', refund.pieces],
        submitted: ['submittedAt', refund.submittedAt],
        'money sent': ['moneySentAt', refund.moneySentAt],
        'money until': ['payUntil', refund.payUntil],
      },
    },
  ]),
  'operator-refund-summary': describes<OperatorRefundSummary>((refund) => [
    {
      about: refundName(refund),
      always: { order: ['orderNumber', refund.orderNumber], 'id of order': ['orderId', refund.orderId] },
      now: {
        number: ['number', refund.number],
        state: ['state', refund.state],
        sum: ['sum', refund.sum],
        pieces: ['pieces', refund.pieces],
        submitted: ['submittedAt', refund.submittedAt],
        'money sent': ['moneySentAt', refund.moneySentAt],
        'money until': ['payUntil', refund.payUntil],
        way: ['way', refund.way],
      },
    },
  ]),
  'refund-document': describes<RefundDocument>((paper) => [
    { about: `refund ${paper.number}`, now: { sum: ['sum', paper.sum] } },
    ...(paper.buyer
      ? [{ about: `order ${paper.orderNumber}`, now: { buyer: ['buyer/name', paper.buyer.name] } } as Thing]
      : []),
  ]),
  'refund-line': describes<RefundLine>((line) => [
    colourThing(line.productUrl, { name: line.name, hex: line.colour.hex }),
  ]),
  'order-line': describes<OrderLine>((line) => [
    colourThing(line.productUrl, { name: line.name, hex: line.colour.hex }),
    {
      about: `article ${line.articleId}`,
      always: { product: ['productUrl', line.productUrl], size: ['size', line.size], sku: ['sku', line.sku] },
    },
  ]),
  cart: describes<Cart>((cart, { caller }) => [
    {
      about: `the cart of ${caller}`,
      now: { version: ['version', cart.version], 'sum due': ['discountPrice', cart.discountPrice] },
    },
  ]),
  'delivery-options': describes<DeliveryOptions>((options, { caller }) => [
    {
      about: `the cart of ${caller}`,
      now: { version: ['cartVersion', options.cartVersion], 'sum due': ['goodsSum', options.goodsSum] },
    },
    { about: `city ${options.cityCode}`, always: { name: ['cityName', options.cityName] } },
  ]),
  'cart-item': describes<CartItem>((item) => [
    colourThing(item.productUrl, { name: item.name, hex: item.colour.hex }),
    {
      about: `article ${item.articleId}`,
      always: { product: ['productUrl', item.productUrl], size: ['size', item.size] },
      ...(!item.isGift &&
        item.maxQuantity > 0 && {
          now: { 'price before discounts': ['unitPriceBefore', item.unitPriceBefore] },
        }),
    },
  ]),
  'wishlist-entry': describes<WishlistEntry>(({ articleId, product }) => [
    { about: `article ${articleId}`, always: { product: ['product/productUrl', product.productUrl] } },
  ]),
  'wishlist-item': describes<WishlistItem>(({ articleId, productUrl }) => [
    { about: `article ${articleId}`, always: { product: ['productUrl', productUrl] } },
  ]),
  product: describes<Product>((product) => [
    colourThing(product.productUrl, { name: product.name, hex: product.colour.hex }),
    priceThing(product),
    ...product.articles.map((article, index): Thing => {
      const at = `articles/${index}`;
      // The sizes have prices of their own only if the product's sizes differ in price. Otherwise the price
      // of the product applies.
      const before =
        article.price === undefined
          ? (product.priceBefore ?? product.price)
          : (article.priceBefore ?? article.price);
      return {
        about: `article ${article.articleId}`,
        always: {
          product: ['productUrl', product.productUrl],
          size: [`${at}/size`, article.size],
          sku: [`${at}/sku`, article.sku],
        },
        now: {
          'price before discounts': [article.price === undefined ? 'price' : `${at}/price`, before],
          stock: [`${at}/state`, article.state === 'IN_STOCK'],
        },
      };
    }),
  ]),
  'product-card': describes<ProductCard>((card) => [
    colourThing(card.productUrl, { name: card.name, hex: card.colour.hex }),
    priceThing(card),
    ...card.sizes.map(
      ({ articleId, value, inStock }, index): Thing => ({
        about: `article ${articleId}`,
        always: { size: [`sizes/${index}/value`, value] },
        now: { stock: [`sizes/${index}/inStock`, inStock] },
      }),
    ),
  ]),
  'suggested-product': describes<SuggestedProduct>((card) => [
    colourThing(card.productUrl, { name: card.name }),
    priceThing(card),
  ]),
  'reviewable-line': describes<ReviewableLine>((line) => [
    {
      about: `line ${line.position} of order ${line.orderId}`,
      always: { product: ['productUrl', line.productUrl], size: ['size', line.size] },
    },
    colourThing(line.productUrl, { name: line.name, hex: line.colour.hex }),
  ]),
  review: describes<Review>((review) => [
    {
      about: `review ${review.id}`,
      now: {
        stars: ['stars', review.stars],
        text: ['text', review.text],
        helpful: ['helpful', review.helpful],
      },
    },
  ]),
  'operator-review': describes<OperatorReview>((review) => [
    colourThing(review.productUrl, { name: review.productName }, 'productName'),
    {
      about: `moderated review ${review.id}`,
      now: { stars: ['content/stars', review.content.stars], state: ['state', review.state] },
    },
  ]),
  'operator-review-summary': describes<OperatorReviewSummary>((review) => [
    colourThing(review.productUrl, { name: review.productName }, 'productName'),
    {
      about: `moderated review ${review.id}`,
      now: { stars: ['stars', review.stars], state: ['state', review.state] },
    },
  ]),
  'waiting-message': describes<WaitingMessage>((message) => [
    {
      about: `message ${message.id}`,
      always: {
        kind: ['kind', message.kind],
        subject: ['subject', message.subject],
        receiver: ['to', message.to],
        'time of writing': ['createdAt', message.createdAt],
      },
    },
  ]),
  'operator-contact-request': describes<OperatorContactRequest>((request) => [
    {
      about: `request ${request.number}`,
      always: { id: ['id', request.id], subject: ['subject', request.subject], received: ['at', request.at] },
      now: { state: ['state', request.state] },
    },
  ]),
  'operator-contact-summary': describes<OperatorContactSummary>((request) => [
    {
      about: `request ${request.number}`,
      always: { id: ['id', request.id], subject: ['subject', request.subject], received: ['at', request.at] },
      now: { state: ['state', request.state] },
    },
  ]),
  'kept-contact-request': describes<KeptContactRequest>((request) => [
    {
      about: `request ${request.number}`,
      always: { subject: ['subject', request.subject], received: ['at', request.at] },
    },
  ]),
  'buyer-request': describes<BuyerRequest>((request) => [
    {
      about: `request ${request.number}`,
      always: { id: ['id', request.id], subject: ['subject', request.subject], received: ['at', request.at] },
      now: { state: ['state', request.state] },
    },
  ]),
  'buyer-order': describes<BuyerOrder>((order) => [
    {
      about: `order ${order.number}`,
      always: { id: ['id', order.id], 'time of placing': ['placedAt', order.placedAt] },
      now: { state: ['state', order.state], total: ['total', order.total] },
    },
  ]),
  'user-profile': describes<UserProfile>((profile) => [
    {
      about: `account ${profile.id}`,
      now: {
        'first name': ['firstName', profile.firstName],
        email: ['email', profile.email || null],
        phone: ['phone', profile.phone || null],
      },
    },
  ]),
  'session-user': describes<SessionUser>((user) => [
    {
      about: `account ${user.id}`,
      now: {
        'first name': ['firstName', user.firstName],
        email: ['email', user.email],
        phone: ['phone', user.phone],
      },
    },
  ]),
  'checkout-draft': describes<CheckoutDraft>((draft, { caller }) => [
    {
      about: `the draft of ${caller}`,
      now: {
        version: ['version', draft.version],
        contact: ['contact', draft.contact],
        delivery: ['delivery', draft.delivery],
      },
    },
  ]),
  store: describes<Store>((store): Thing[] => [
    {
      about: `store ${store.code}`,
      always: {
        name: ['name', store.name],
        address: ['address', store.address],
        city: ['cityName', store.cityName],
      },
    },
    { about: `city ${store.cityCode}`, always: { name: ['cityName', store.cityName] } },
  ]),
  city: describes<City>((city) => [{ about: `city ${city.code}`, always: { name: ['name', city.name] } }]),
};

/** Everything that a response says about things that other responses may also describe. */
export function claimsOf(received: Received): Claim[] {
  const places = placesIn(operationOf(received.operationId), received.status, received.data);
  return places.flatMap(({ schema, pointer, value }) =>
    (describers[schema]?.(value, received) ?? []).flatMap(({ about, always = {}, now = {} }) => [
      ...Object.entries(always).map(
        ([property, [field, said]]): Claim => ({
          about,
          property,
          value: said,
          pointer: `${pointer}/${field}`,
          received,
        }),
      ),
      ...Object.entries(now).map(
        ([property, [field, said]]): Claim => ({
          about,
          property: `${property} @${received.epoch}`,
          value: said,
          pointer: `${pointer}/${field}`,
          received,
        }),
      ),
    ]),
  );
}

/** Removes access tokens, because messages must not show them. */
const named = (about: string) => about.replace(/Bearer \S+/, 'the caller');

/** A contradiction between two responses. */
export type Disagreement = { operationId: string; complaint: Complaint };

/** Returns the claims that contradict an earlier claim about the same property of the same thing. */
export function disagreementsIn(claims: Iterable<Claim>): Disagreement[] {
  const known = new Map<string, Claim>();
  const found: Disagreement[] = [];
  for (const claim of claims) {
    const key = `${claim.about}: ${claim.property}`;
    const first = known.get(key);
    if (!first) known.set(key, claim);
    else if (JSON.stringify(first.value) !== JSON.stringify(claim.value)) {
      const property = claim.property.replace(/ @\d+$/, '');
      const says = `the ${property} of ${named(claim.about)}, which ${first.received.operationId} ${first.pointer} says is ${shown(first.value)}`;
      const complaint = { part: claim.pointer, says, came: shown(claim.value) };
      found.push({ operationId: claim.received.operationId, complaint });
    }
  }
  return found;
}
