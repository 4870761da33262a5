import type { OperationId } from '#contract/operations.ts';

/** The backend's response. A planted fault may change it before the conformance kit gets it. */
type Answer = {
  id: OperationId;
  request: Request;
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the faults set values that a type would forbid.
  body: any;
};

/** What a planted fault remembers from earlier calls. */
export type Memory = Map<string, unknown>;

export type PlantedFault = {
  name: string;
  kind: string;
  /**
   * Part of the title of the cases that should find the fault. These cases run first; all others run only if
   * these do not find it.
   */
  hint: string;
  /** Changes a request before the backend gets it, or returns a response in place of the backend's. */
  ask?(id: OperationId, request: Request, memory: Memory): Promise<Request | Response>;
  answer?(answer: Answer, memory: Memory): void;
};

type Change = (body: Answer['body'], answer: Answer, memory: Memory) => void;

const plant = (
  kind: string,
  name: string,
  hint: string,
  ids: OperationId | OperationId[],
  change: Change,
): PlantedFault => ({
  kind,
  name,
  hint,
  answer(answer, memory) {
    if ([ids].flat().includes(answer.id) && answer.status === 200) change(answer.body, answer, memory);
  },
});

const refusal = (
  kind: string,
  name: string,
  hint: string,
  id: OperationId,
  change: (answer: Answer) => void,
): PlantedFault => ({
  kind,
  name,
  hint,
  answer(answer) {
    if (answer.id === id && answer.status >= 400) change(answer);
  },
});

const asked = (
  kind: string,
  name: string,
  hint: string,
  id: OperationId,
  ask: NonNullable<PlantedFault['ask']>,
): PlantedFault => ({
  kind,
  name,
  hint,
  ask: async (called, request, memory) => (called === id ? ask(called, request, memory) : request),
});

const CARTS: OperationId[] = ['getCart', 'applyCartActions', 'addPromoCode', 'removePromoCode'];
const query = ({ request }: Answer) => new URL(request.url).searchParams;

function withQuery(request: Request, change: (query: URLSearchParams) => void): Request {
  const url = new URL(request.url);
  change(url.searchParams);
  return new Request(url, request);
}

function withHeader(request: Request, name: string, value: string | null): Request {
  const headers = new Headers(request.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return new Request(request, { headers });
}

const problem = (status: number, code: string, title: string) => (answer: Answer) => {
  answer.status = status;
  answer.body = {
    type: `/problems/${code.toLowerCase().replaceAll('_', '-')}`,
    title,
    status,
    code,
    requestId: answer.body?.requestId ?? crypto.randomUUID(),
  };
};

/** The fields of a JSON body; an empty object if the body is not JSON. */
const bodyOf = (request: Request): Promise<Record<string, string>> =>
  request
    .clone()
    .json()
    .catch(() => ({}));

const invalidField = (pointer: string) =>
  Response.json(
    {
      type: '/problems/invalid-request',
      title: 'Проверьте введённые данные',
      status: 422,
      code: 'INVALID_REQUEST',
      requestId: crypto.randomUUID(),
      errors: [{ in: 'body', pointer, code: 'invalid_value', message: 'Такая почта не подходит' }],
    },
    { status: 422, headers: { 'content-type': 'application/problem+json' } },
  );

const empty = (status = 204) => new Response(null, { status });

/**
 * Faults to plant in a correct backend, to test whether the conformance kit finds them. All wrong responses
 * still match the schemas of the contract; only their meaning is wrong.
 */
export const plantedFaults: PlantedFault[] = [
  // Planted faults: the totals of a cart or an order are wrong.
  plant('totals', 'the total of a cart counts every line once', 'adding goods', CARTS, (cart) => {
    cart.total = cart.items.reduce((all: number, item: Answer['body']) => all + item.unitPriceBefore, 0);
  }),
  plant('totals', 'what is due is a rouble more', 'adding goods', CARTS, (cart) => {
    if (cart.items.length > 0) cart.discountPrice += 100;
  }),
  plant('totals', 'a line costs one piece', 'adding goods', CARTS, (cart) => {
    for (const item of cart.items) item.lineTotal = Math.min(item.lineTotal, item.unitPrice);
  }),
  plant('totals', 'the discount of a cart is counted twice', 'a promo code', CARTS, (cart) => {
    cart.discountSum *= 2;
  }),
  plant(
    'totals',
    'the total of an order leaves the delivery out',
    'an order that is changed',
    ['placeOrder', 'getOrder'],
    (order) => {
      order.total -= order.delivery.price;
    },
  ),
  plant('totals', 'an order costs less in the list', 'guest with an order', 'getOrders', (orders) => {
    for (const order of orders.items) order.total -= 100;
  }),
  plant(
    'totals',
    'the sum of a refund is not that of its lines',
    'returned piece',
    ['getRefund', 'patchRefund', 'submitRefund'],
    (refund) => {
      refund.sum += 100;
    },
  ),
  plant(
    'totals',
    'the goods of an order without their discounts',
    'an order that is changed',
    ['placeOrder', 'getOrder'],
    (order) => {
      order.goodsSum += 100;
    },
  ),
  // Planted faults: a sum or a time is in the wrong unit.
  plant(
    'units',
    'the total of an order is in roubles where its status is asked',
    'order that is changed',
    'getOrderStatus',
    (status) => {
      status.total = Math.round(status.total / 100);
    },
  ),
  plant(
    'units',
    'totals of the list of orders are in roubles',
    'guest with an order',
    'getOrders',
    (orders) => {
      for (const order of orders.items) order.total = Math.round(order.total / 100);
    },
  ),
  plant('units', 'prices of a product are in roubles', 'a product', 'getProduct', (product) => {
    product.price = Math.round(product.price / 100);
    if (product.priceBefore !== null) product.priceBefore = Math.round(product.priceBefore / 100);
  }),
  plant('units', 'prices of cards are in roubles', 'a listing', 'getListing', (listing) => {
    for (const card of listing.items) {
      card.price = Math.round(card.price / 100);
      if (card.priceBefore !== null) card.priceBefore = Math.round(card.priceBefore / 100);
    }
  }),
  plant('units', 'the price range is in roubles', 'price', 'getListing', ({ priceRange }) => {
    if (priceRange.min !== null) priceRange.min = Math.round(priceRange.min / 100);
    if (priceRange.max !== null) priceRange.max = Math.round(priceRange.max / 100);
  }),
  plant(
    'units',
    'the price of delivery is in roubles',
    'how a cart is delivered',
    'getDeliveryOptions',
    (options) => {
      for (const method of options.methods)
        if (method.price !== null) method.price = Math.round(method.price / 100);
    },
  ),
  plant('units', 'the discount percent is what is left to pay', 'a listing', 'getListing', (listing) => {
    for (const card of listing.items)
      if (card.discountPercent !== null) card.discountPercent = 100 - card.discountPercent;
  }),
  plant('units', 'the discount of a promo code is in roubles', 'a promo code', CARTS, (cart) => {
    for (const code of cart.promoCodes) code.discountSum = Math.round(code.discountSum / 100);
  }),
  // Planted faults: a list is in the wrong order, or its pages overlap.
  plant('order', 'price-asc begins with the dearest', 'a listing', 'getListing', (listing, answer) => {
    if (query(answer).get('sort') === 'price-asc') listing.items.reverse();
  }),
  plant('order', 'price-desc begins with the cheapest', 'a listing', 'getListing', (listing, answer) => {
    if (query(answer).get('sort') === 'price-desc') listing.items.reverse();
  }),
  plant('order', 'the smallest discount comes first', 'a listing', 'getListing', (listing, answer) => {
    if (query(answer).get('sort') === 'discount') listing.items.reverse();
  }),
  plant('order', 'the oldest order comes first', 'getOrders', 'getOrders', (orders) => {
    orders.items.reverse();
  }),
  plant('order', 'the wishlist begins with what was added first', 'wishlist', 'getWishlistPage', (page) => {
    page.items.reverse();
  }),
  plant(
    'order',
    'the worst reviews come last of the worst',
    'getProductReviews',
    'getProductReviews',
    (reviews, answer) => {
      if (query(answer).get('sort') === 'worst') reviews.items.reverse();
    },
  ),
  plant(
    'order',
    'changes of an account begin with the first',
    'password that is changed',
    'getMyAccountEvents',
    (events) => {
      events.items.reverse();
    },
  ),
  plant(
    'pages',
    'the second page begins with the last card of the first',
    'join',
    'getListing',
    (listing, _, memory) => {
      const key = `${listing.path} ${listing.sort}`;
      const last = memory.get(`${key} ${listing.page - 1}`);
      if (last !== undefined && listing.items.length > 0) listing.items[0] = last;
      memory.set(`${key} ${listing.page}`, listing.items.at(-1));
    },
  ),
  asked('pages', 'the page of a listing is ignored', 'getListing', 'getListing', async (_, request) =>
    withQuery(request, (each) => each.delete('page')),
  ),
  plant('pages', 'models are counted by their colours', 'a listing', 'getListing', (listing) => {
    listing.totalItems *= 2;
  }),
  plant('pages', 'there is one page more', 'a listing', 'getListing', (listing) => {
    listing.totalPages += 1;
  }),
  // Planted faults: a filter of a listing has the wrong effect.
  asked('filters', 'the colour is ignored', 'colour', 'getListing', async (_, request) =>
    withQuery(request, (each) => each.delete('colour')),
  ),
  asked('filters', 'the highest price is ignored', 'price', 'getListing', async (_, request) =>
    withQuery(request, (each) => each.delete('priceTo')),
  ),
  asked('filters', 'a search ignores the size', 'size', 'searchProducts', async (_, request) =>
    withQuery(request, (each) => each.delete('size')),
  ),
  asked('filters', 'stores of all cities are listed', 'stores', 'getStores', async (_, request) =>
    withQuery(request, (each) => each.delete('city')),
  ),
  asked('filters', 'cities are not searched', 'places', 'getCities', async (_, request) =>
    withQuery(request, (each) => each.delete('q')),
  ),
  plant('filters', 'a facet counts one model more', 'count', 'getListing', (listing) => {
    for (const facet of listing.facets) for (const value of facet.values) value.count += 1;
  }),
  plant(
    'filters',
    'counts before a choice differ from those after it',
    'a listing',
    'getListingFacets',
    (counts) => {
      counts.totalItems += 1;
    },
  ),
  // Planted faults: a repeated call is not idempotent.
  asked(
    'idempotency',
    'a repeated change of the cart is made twice',
    'repeated',
    'applyCartActions',
    async (_, request) => withHeader(request, 'x-request-id', crypto.randomUUID()),
  ),
  asked('idempotency', 'a repeated order is placed twice', 'order', 'placeOrder', async (_, request) =>
    withHeader(request, 'idempotency-key', crypto.randomUUID()),
  ),
  asked(
    'idempotency',
    'a repeated start of a payment starts another',
    'payment',
    'startPayment',
    async (_, request) => withHeader(request, 'idempotency-key', crypto.randomUUID()),
  ),
  asked(
    'idempotency',
    'a repeated contact request is a new one',
    'contact',
    'createContactRequest',
    async (_, request) => withHeader(request, 'idempotency-key', crypto.randomUUID()),
  ),
  plant('idempotency', 'the version of a cart does not grow', 'adding goods', CARTS, (cart) => {
    cart.version = 1;
  }),
  // Planted faults: the stock is wrong.
  plant('stock', 'sold-out sizes are in stock', 'a product', 'getProduct', (product) => {
    for (const article of product.articles) article.state = 'IN_STOCK';
  }),
  plant('stock', 'a few pieces are said to be left of many', 'a product', 'getProduct', (product) => {
    for (const article of product.articles) if (article.state === 'IN_STOCK') article.left = 1;
  }),
  plant('stock', 'ten pieces of everything are available', 'more pieces', CARTS, (cart) => {
    for (const item of cart.items) item.maxQuantity = 10;
  }),
  plant('stock', 'a lowered quantity is not said', 'more pieces', CARTS, (cart) => {
    for (const item of cart.items)
      item.notices = item.notices.filter(({ code }: { code: string }) => code !== 'QUANTITY_REDUCED');
  }),
  plant('stock', 'a cart with sold-out goods can be ordered', 'more pieces', CARTS, (cart) => {
    cart.orderable = cart.items.length > 0;
    cart.orderableReasons = cart.orderable ? [] : ['EMPTY'];
  }),
  plant('stock', 'every size of a card is in stock', 'size', ['getListing', 'searchProducts'], (listing) => {
    for (const card of listing.items) for (const size of card.sizes) size.inStock = true;
  }),
  // Planted faults: a date of a delivery is wrong.
  plant(
    'dates',
    'an order is placed after it is packed',
    'operators deliver',
    ['getOrder', 'placeOrder', 'cancelOrder'],
    (order) => {
      order.placedAt = '2999-01-01T00:00:00.000Z';
    },
  ),
  plant(
    'dates',
    'the last day of delivery is before the first',
    'how a cart is delivered',
    'getDeliveryOptions',
    (options) => {
      for (const method of options.methods) {
        const { firstDay, lastDay } = method;
        if (firstDay === null || lastDay === null) continue;
        method.lastDay = firstDay;
        method.firstDay = lastDay === firstDay ? '2999-01-01' : lastDay;
      }
    },
  ),
  plant(
    'dates',
    'a consent is withdrawn before it is given',
    'consents',
    ['getMyConsents', 'withdrawConsent', 'answerConsents'],
    (consents) => {
      for (const consent of consents.items)
        if (consent.withdrawnAt !== null) consent.withdrawnAt = '2000-01-01T00:00:00.000Z';
    },
  ),
  plant('dates', 'a device was last seen before it signed in', 'devices', 'getMySignIns', (signIns) => {
    for (const signIn of signIns.items) signIn.lastSeenAt = '2000-01-01T00:00:00.000Z';
  }),
  // Planted faults: a shopper gets data of another shopper.
  {
    kind: 'access',
    name: 'an order is shown to everyone who knows its id',
    hint: 'getOrder ',
    answer({ id, request, body }, memory) {
      if (id === 'placeOrder' && body?.id) memory.set(body.id, request.headers.get('authorization'));
    },
    async ask(id, request, memory) {
      const [orderId = ''] = new URL(request.url).pathname.split('/').slice(-1);
      const owner = memory.get(orderId) as string | undefined;
      return id === 'getOrder' && owner ? withHeader(request, 'authorization', owner) : request;
    },
  },
  asked('access', 'a cart needs no token', 'empty cart', 'getCart', async (_, request, memory) => {
    const token = request.headers.get('authorization');
    if (token) memory.set('token', token);
    const last = memory.get('token') as string | undefined;
    return token || !last ? request : withHeader(request, 'authorization', last);
  }),
  asked('access', 'signing out ends nothing', 'signing in and out', 'logout', async () => empty()),
  asked('access', 'signing out on the server ends nothing', 'deleteSession', 'deleteSession', async () =>
    empty(),
  ),
  asked(
    'access',
    'a changed password is not changed',
    'password that is changed',
    'changePassword',
    async () => empty(),
  ),
  asked(
    'access',
    'a list that is no longer shared can be read',
    'shared wishlist',
    'stopSharingWishlist',
    async () => empty(),
  ),
  asked('access', 'every operator may do everything', 'role', 'publishReview', async (_, request, memory) => {
    const manager = memory.get('manager') as string | undefined;
    return manager ? withHeader(request, 'authorization', manager) : request;
  }),
  asked('access', 'an expired token blocks public calls', 'getListing', 'getListing', async (_, request) =>
    /ended-long-ago/.test(request.headers.get('authorization') ?? '')
      ? Response.json(
          {
            type: '/problems/unauthorized',
            title: 'Войдите снова',
            status: 401,
            code: 'UNAUTHORIZED',
            requestId: crypto.randomUUID(),
          },
          { status: 401, headers: { 'content-type': 'application/problem+json' } },
        )
      : request,
  ),
  // Planted faults: a response has the wrong caching headers.
  {
    ...plant(
      'caching',
      'carts may be kept by caches of others',
      'empty cart',
      'getCart',
      (_, { headers }) => {
        headers.set('cache-control', 'public, max-age=60');
      },
    ),
  },
  {
    ...plant(
      'caching',
      'profiles may be kept by caches of others',
      'profile',
      'getMyAccount',
      (_, { headers }) => {
        headers.set('cache-control', 'max-age=60, s-maxage=600');
      },
    ),
  },
  // Planted fault: a response reveals whether an e-mail address has an account.
  refusal(
    'enumeration',
    'an unknown address is distinguished from a wrong password',
    'password',
    'login',
    (answer) => {
      problem(401, 'UNAUTHORIZED', 'Такой почты нет')(answer);
    },
  ),
  {
    kind: 'enumeration',
    name: 'a reset for an unknown address is refused',
    hint: 'requestPasswordReset',
    async ask(id, request, memory) {
      if (id !== 'register' && id !== 'requestPasswordReset') return request;
      const { email, login } = await bodyOf(request);
      if (email) memory.set(`registered ${email}`, true);
      return login && !memory.has(`registered ${login}`) ? invalidField('/login') : request;
    },
  },
  asked(
    'enumeration',
    'a registration says that the address is known',
    'registration',
    'register',
    async (_, request, memory) => {
      const { email } = await bodyOf(request);
      const isKnown = memory.has(`registered ${email}`);
      memory.set(`registered ${email}`, true);
      return isKnown ? invalidField('/email') : request;
    },
  ),
  refusal(
    'enumeration',
    'a wrong phone of an order is distinguished from a wrong number',
    'getOrderStatus',
    'getOrderStatus',
    (answer) => {
      if (answer.status === 404) problem(409, 'ORDER_STEP_REFUSED', 'Телефон не подходит')(answer);
    },
  ),
  // Planted faults: a refusal has the wrong content.
  refusal('refusals', 'a refusal names another field', 'quantity', 'applyCartActions', (answer) => {
    for (const error of answer.body.errors ?? []) error.pointer = '/items';
  }),
  refusal('refusals', 'sold-out goods are refused as unknown', 'sold out', 'applyCartActions', (answer) => {
    if (answer.body.code === 'ARTICLE_SOLD_OUT')
      problem(404, 'ARTICLE_NOT_FOUND', 'Такого товара нет')(answer);
  }),
  refusal('refusals', 'a limit does not say when to try again', 'login 429', 'login', (answer) => {
    if (answer.status === 429) answer.headers.delete('retry-after');
  }),
  // Planted faults: goods or content are wrong.
  asked(
    'meaning',
    'a promo code must be written in capitals',
    'promo code',
    'addPromoCode',
    async (_, request) => {
      const { code } = await bodyOf(request);
      return !code || code === code.toUpperCase()
        ? request
        : new Request(request, { body: JSON.stringify({ code: `${code}-?` }) });
    },
  ),
  plant('meaning', 'a gift costs something', 'a gift', CARTS, (cart) => {
    for (const item of cart.items) if (item.isGift) item.lineTotal = 100;
  }),
  plant('meaning', 'the sitemap has pages that do not exist', 'pages', 'getSitemapPart', (part) => {
    part.entries.push({ ...part.entries[0], path: '/product/net-takogo' });
  }),
  plant('meaning', 'removed goods moved elsewhere', 'removed goods', 'getAddressChange', (change) => {
    if (change.outcome !== 'GONE') return;
    Object.assign(change, { outcome: 'MOVED', location: '/', listing: null, alternatives: [] });
  }),
  plant('meaning', 'a product has another name than its card', 'a product', 'getProduct', (product) => {
    product.name = `${product.name} новое`;
  }),
];
