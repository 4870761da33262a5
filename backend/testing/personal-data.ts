/** What happens to rows with personal data when the person's account is deleted. */
type Rule =
  /**
   * The row is deleted together with the account: by foreign keys, or by a query for the email address that
   * the account has proven.
   */
  | { rule: 'erased'; by: 'cascade' | 'address' }
  /** The row stays, for the reason given in `reason`. The columns in `loses` become null. */
  | { rule: 'anonymised'; loses: readonly string[]; reason: string }
  /**
   * The row stays unchanged, for the reason given in `reason`, until the time in the column `column`. A job
   * deletes it then.
   */
  | { rule: 'retained until'; column: string; reason: string }
  /** The row is deleted by a foreign key together with the row of another table, which has a rule of its own. */
  | { rule: 'deleted with'; table: string };

/** The rule for a table, and the service of the backend that owns the table. */
export type PersonalTable = Rule & { owner: string };

const erased = (owner: string): PersonalTable => ({ owner, rule: 'erased', by: 'cascade' });

/** Rule for rows that belong to an order and contain no personal data of their own. */
const ofOrder: PersonalTable = {
  owner: 'orders',
  rule: 'anonymised',
  loses: [],
  reason: 'an order needs its lines and its steps',
};

const ofRefund: PersonalTable = {
  owner: 'refunds',
  rule: 'anonymised',
  loses: [],
  reason: 'returned goods and their sums are part of accounting: 402-FZ, article 29',
};

const ofPayment: PersonalTable = {
  owner: 'payments',
  rule: 'anonymised',
  loses: [],
  reason: 'payments and refunds are part of accounting: 402-FZ, article 29',
};

/**
 * All tables with rows about people (docs/decisions/0029-what-outlives-an-account.md). Most rules are carried
 * out by foreign keys, the others by `eraseAccounts`. Tests check both.
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
    rule: 'retained until',
    column: 'expires_at',
    reason: 'an unfinished sign-in belongs to a browser, not to an account, and expires after ten minutes',
  },
  limit_count: {
    owner: 'identity',
    rule: 'retained until',
    column: 'expire',
    reason: 'attempts are counted by network and by account for at most an hour, to prevent guessing',
  },
  consent: {
    owner: 'identity',
    rule: 'anonymised',
    loses: ['ip'],
    reason: 'who processes personal data has to prove the consent: 152-ФЗ, article 9, part 3',
  },
  cart: erased('cart'),
  cart_line: erased('cart'),
  cart_promo_code: erased('cart'),
  cart_request: erased('cart'),
  promo_code_use: {
    owner: 'cart',
    rule: 'anonymised',
    loses: ['owner_id'],
    reason: 'orders count against the limit of a code',
  },
  checkout_draft: erased('checkout'),
  saved_address: erased('checkout'),
  order: {
    owner: 'orders',
    rule: 'anonymised',
    loses: ['owner_id'],
    reason: 'accounting documents must be kept for five years: 402-FZ, article 29',
  },
  order_line: ofOrder,
  order_event: ofOrder,
  order_mark: ofOrder,
  shipment: ofOrder,
  order_buyer: {
    owner: 'orders',
    rule: 'retained until',
    column: 'kept_until',
    reason: 'returns, claims and corrections of receipts need the buyer of an order',
  },
  order_note: { owner: 'orders', rule: 'deleted with', table: 'order_buyer' },
  order_letter: { owner: 'orders', rule: 'deleted with', table: 'order_buyer' },
  order_request: erased('orders'),
  order_draft: erased('orders'),
  refund_request: ofRefund,
  refund_request_line: ofRefund,
  refund_request_event: ofRefund,
  refund_request_sender: {
    owner: 'refunds',
    rule: 'retained until',
    column: 'kept_until',
    reason: 'claims about a refund depend on what the shopper requested',
  },
  refund_photo: {
    owner: 'refunds',
    rule: 'retained until',
    column: 'kept_until',
    reason: 'claims about a defect depend on its photographs, kept as long as the text',
  },
  contact_request: {
    owner: 'contact',
    rule: 'retained until',
    column: 'kept_until',
    reason: 'a claim may go to court for three years: Civil Code, article 196',
  },
  review: erased('reviews'),
  review_text: erased('reviews'),
  review_photo: erased('reviews'),
  review_photo_file: erased('reviews'),
  review_helpful: erased('reviews'),
  // A complaint is deleted with its review. If the shopper who complained is deleted first, the complaint
  // stays without that shopper's id, because the shop is liable for what it publishes.
  review_complaint: erased('reviews'),
  review_invitation: { ...ofOrder, owner: 'reviews' },
  payment: ofPayment,
  till_entry: ofPayment,
  refund: ofPayment,
  wishlist_item: erased('wishlist'),
  wishlist_share: erased('wishlist'),
  price_drop_letter: erased('wishlist'),
  stock_notice: { owner: 'catalog', rule: 'erased', by: 'address' },
  newsletter_subscription: { owner: 'newsletter', rule: 'erased', by: 'address' },
  newsletter_sending: {
    owner: 'newsletter',
    rule: 'retained until',
    column: 'kept_until',
    reason: 'prevents sending a letter twice to an address; only a keyed hash is stored',
  },
  outbox_message: {
    owner: 'platform',
    rule: 'retained until',
    column: 'expires_at',
    reason: 'a message is deleted when sent, and expires after hours or days',
  },
};

/** Tables without personal data: about goods, content and the shop. */
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
  'goods_import',
  'goods_import_row',
  'import_state',
  'job_run',
  'model_rank',
  'newsletter_letter',
  'operator',
  'operator_call',
  'operator_challenge',
  'operator_invitation',
  'operator_passkey',
  'operator_session',
  'promo_code',
  'scheduled_price',
  'shop_event',
  'signing_key',
  'size_table',
  'sold_out_size',
  'stock_notice_letter',
  'store',

  'store_stock',
  'variant',
  'variant_group',
  'waiting_shop_notice',
];
