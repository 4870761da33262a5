/** What becomes of rows that speak of a person when the person's account is deleted. */
type Rule =
  /** Foreign keys take them along, or a query that knows the proven address. */
  | { rule: 'erased'; by: 'cascade' | 'address' }
  /** They stay for the reason that is named; the columns of `loses` are null from then on. */
  | { rule: 'kept without a person'; loses: readonly string[]; reason: string }
  /** They stay as they are until the moment of a column, for the reason that is named, and a job deletes them then. */
  | { rule: 'kept until'; column: string; reason: string };

/** The room of the backend that answers for a table, and its rule. */
export type PersonalTable = Rule & { owner: string };

const erased = (owner: string): PersonalTable => ({ owner, rule: 'erased', by: 'cascade' });

/** What belongs to an order and says nothing of a person by itself. */
const ofOrder: PersonalTable = {
  owner: 'orders',
  rule: 'kept without a person',
  loses: [],
  reason: 'an order is its lines and its steps',
};

const ofRefund: PersonalTable = {
  owner: 'refunds',
  rule: 'kept without a person',
  loses: [],
  reason: 'what came back and for how much belongs to the books: 402-FZ, article 29',
};

const ofPayment: PersonalTable = {
  owner: 'payments',
  rule: 'kept without a person',
  loses: [],
  reason: 'money that was taken and given back belongs to the books: 402-FZ, article 29',
};

/**
 * Every table with rows about people (docs/decisions/0029-what-outlives-an-account.md). The database does most of what
 * is said here by its foreign keys, and `eraseAccounts` the rest; tests compare.
 */
export const PERSONAL: Readonly<Record<string, PersonalTable>> = {
  principal: erased('identity'),
  account: erased('identity'),
  token_family: erased('identity'),
  access_token: erased('identity'),
  refresh_token: erased('identity'),
  confirmation: erased('identity'),
  account_undo: erased('identity'),
  known_device: erased('identity'),
  account_event: erased('identity'),
  external_identity: erased('identity'),
  body_measures: erased('identity'),
  external_attempt: {
    owner: 'identity',
    rule: 'kept until',
    column: 'expires_at',
    reason: 'an unfinished sign-in belongs to a browser and not to an account, for ten minutes',
  },
  limit_count: {
    owner: 'identity',
    rule: 'kept until',
    column: 'expire',
    reason: 'attempts are counted by network and by account for an hour at most, against guessing',
  },
  consent: {
    owner: 'identity',
    rule: 'kept without a person',
    loses: ['ip'],
    reason: 'who processes personal data has to prove the consent: 152-ФЗ, article 9, part 3',
  },
  cart: erased('cart'),
  cart_line: erased('cart'),
  cart_promo_code: erased('cart'),
  cart_request: erased('cart'),
  promo_code_use: {
    owner: 'cart',
    rule: 'kept without a person',
    loses: ['owner_id'],
    reason: 'orders count against the limit of a code',
  },
  checkout_draft: erased('checkout'),
  saved_address: erased('checkout'),
  order: {
    owner: 'orders',
    rule: 'kept without a person',
    loses: ['owner_id'],
    reason: 'primary documents of accounting stay for five years: 402-FZ, article 29',
  },
  order_line: ofOrder,
  order_event: ofOrder,
  order_mark: ofOrder,
  shipment: ofOrder,
  order_buyer: {
    owner: 'orders',
    rule: 'kept until',
    column: 'kept_until',
    reason: 'returns, claims and corrections of receipts need the buyer of an order',
  },
  order_request: erased('orders'),
  refund_request: ofRefund,
  refund_request_line: ofRefund,
  refund_request_event: ofRefund,
  refund_request_sender: {
    owner: 'refunds',
    rule: 'kept until',
    column: 'kept_until',
    reason: 'a claim about a refund is judged by what its shopper asked for',
  },
  refund_photo: {
    owner: 'refunds',
    rule: 'kept until',
    column: 'kept_until',
    reason: 'a claim about a defect is judged by its photographs, for as long as by the words beside them',
  },
  contact_request: {
    owner: 'contact',
    rule: 'kept until',
    column: 'kept_until',
    reason: 'a claim may go to court for three years: Civil Code, article 196',
  },
  review: erased('reviews'),
  review_text: erased('reviews'),
  review_photo: erased('reviews'),
  review_photo_file: erased('reviews'),
  review_helpful: erased('reviews'),
  // Goes with the review it is about. Who made it is lost before that, since the shop answers for what it goes on publishing.
  review_complaint: erased('reviews'),
  review_invitation: { ...ofOrder, owner: 'reviews' },
  payment: ofPayment,
  refund: ofPayment,
  wishlist_item: erased('wishlist'),
  wishlist_share: erased('wishlist'),
  price_drop_letter: erased('wishlist'),
  stock_notice: { owner: 'catalog', rule: 'erased', by: 'address' },
  newsletter_subscription: { owner: 'newsletter', rule: 'erased', by: 'address' },
  newsletter_sending: {
    owner: 'newsletter',
    rule: 'kept until',
    column: 'kept_until',
    reason: 'a letter is not sent twice to an address, of which only a keyed hash is kept',
  },
  outbox_message: {
    owner: 'platform',
    rule: 'kept until',
    column: 'expires_at',
    reason: 'a message goes when it was sent, and is worth nothing after some hours or days',
  },
};

/** Tables about goods, content and the shop. */
export const IMPERSONAL: readonly string[] = [
  'applied_migration',
  'article',
  'carrier_reading',
  'category',
  'category_group',
  'city',
  'content_page',
  'delivery_part',
  'delivery_point',
  'exchange_session',
  'feed_model',
  'former_address',
  'gift_rule',
  'goods_change',
  'model_rank',
  'newsletter_letter',
  'operator',
  'operator_call',
  'promo_code',
  'shop_event',
  'signing_key',
  'size_table',
  'stock_notice_letter',
  'store',
  'store_stock',
  'variant',
  'variant_group',
  'waiting_shop_notice',
];
