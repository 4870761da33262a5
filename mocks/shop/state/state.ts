import type { AccountEvent, CartMessage, ExternalProviderId, ExternalStart, KeptContactRequest, KeptNewsletterSubscription, KeptReviewComplaint, MyMeasures, OperatorCall, OperatorOrderStep, OperatorRefundStep, Order, OrderPayment, PaymentState, RefundLineChoice, RefundPayout, RefundPhoto, RefundPickup, RefundReason, RefundRejectionReason, RefundState, RefundWay, ReviewContent, ReviewFlag, ReviewMark, ReviewPhoto, ReviewRefusalReason, ReviewState, SavedAddress, ShopEvent } from '#contract/client/client.schemas.ts';
import type { CartLine } from '#shared/cart/lines.ts';
import type { Account } from '../account/account.ts';
import type { ExternalPerson } from '../account/external-people.ts';
import type { MockDraft } from '../cart/checkout.ts';
import type { Principal } from './visitor.ts';

/** What a guest or an account owns. */
export type Belongings = {
  cart: {
    id: string;
    version: number;
    lines: CartLine[];
    requestIds: string[];
    /** In capitals, in the order they were entered. */
    promoCodes: string[];
    /** What the next change of the cart clears. */
    messages: CartMessage[];
  };
  /** Newest first; the price in kopecks is that of the day. */
  wishlist: { articleId: string; addedAt: string; keptPrice: number; sizeChosen: boolean }[];
  /** The part of the address of the shared list; null while it is not shared. */
  shareCode: string | null;
};

/** A device that signed in. Its tokens name it, so that they end with it. */
export type SignedIn = {
  id: string;
  accountId: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  /** When its owner was last proven to use it. */
  provenAt: string;
  endedAt: string | null;
};

/** A message with a secret. What it proves is the address it went to. */
export type Mail = {
  to: string;
  accountId: string;
  token: string;
  purpose: 'registration' | 'address' | 'password' | 'proof' | 'undo';
};

/** What a letter about a change of an account can take back: the account as it was before. */
export type AccountUndo = Pick<Account, 'phone' | 'identities'> & {
  accountId: string;
  token: string;
  /** Which address the letter went to. */
  channel: 'EMAIL' | 'PHONE';
  email: string;
};

/** An external sign-in under way. */
export type ExternalAttempt = ExternalStart & {
  state: string;
  provider: ExternalProviderId;
  /** Ties it to the browser where it began. */
  cookie: string;
  /** Known after the first return, while the consent is asked for. */
  person: ExternalPerson | null;
};

type TokenOwner = Principal & { signInId: string };

/** An order with the request that made it. */
export type KeptOrder = {
  ownerId: string;
  key: string;
  body: string;
  order: Order;
  /** Ways to pay that its delivery allows. */
  payments: OrderPayment[];
  /** Attempts to pay, the newest last. */
  attempts: MockAttempt[];
  /** What happened to it, once an operator had a hand in it. */
  steps?: OperatorOrderStep[];
  /** Marking codes by line. */
  codes?: Record<number, string[]>;
  /** What operators asked for about it, the latest last. */
  calls?: OperatorCall[];
};

/** Something that happened in a browser, and when it was reported. */
export type KeptEvent = ShopEvent & { at: string };

/** A refund of an order, as it was filled in and as it was sent. */
export type KeptRefund = {
  id: string;
  orderId: string;
  state: RefundState;
  version: number;
  number: string | null;
  key: string | null;
  createdAt: string;
  choice: {
    lines: RefundLineChoice[];
    way: RefundWay | null;
    storeCode: string | null;
    pickup: RefundPickup | null;
    payout: RefundPayout | null;
    photos: string[];
  };
  sent: {
    sum: number;
    deliverySum: number;
    lines: {
      position: number;
      quantity: number;
      reason: RefundReason;
      accepted: number | null;
      sum: number;
    }[];
  } | null;
  /** What of its money went back through the bank, in kopecks. */
  throughBank: number;
  receivedAt: string | null;
  moneySentAt: string | null;
  rejection: RefundRejectionReason | null;
  instructions: string | null;
  trackingNumber: string | null;
  steps: OperatorRefundStep[];
};

/** What was written of a review, once. */
type KeptReviewText = { content: ReviewContent; author: string | null; writtenAt: string };

/** A review of a line: what was written last, and what is shown. */
export type KeptReview = {
  id: string;
  ownerId: string;
  orderId: string;
  position: number;
  groupId: string;
  version: number;
  state: ReviewState;
  flags: ReviewFlag[];
  refusal: ReviewRefusalReason | null;
  written: KeptReviewText;
  shown: KeptReviewText | null;
  answer: { text: string; at: string } | null;
  decidedAt: string | null;
  decidedBy: string | null;
};

/** An address that news were asked for; `moved` into the account that has proven it. */
export type KeptSubscription = KeptNewsletterSubscription & {
  id: string;
  state: 'asked' | 'confirmed' | 'moved' | 'ended';
};

type MockAttempt = { key: string; method: OrderPayment; state: PaymentState };

/** All that the mock shop remembers; plain JSON, so that a page can keep it over a reload. */
export type ShopState = {
  stock: Record<string, number>;
  /** Prices in kopecks by variantId that are no longer those of the examples. */
  prices: Record<string, number>;
  /** Prices in kopecks by articleId of sizes that do not cost what their colour does. */
  sizePrices: Record<string, number>;
  accounts: Account[];
  belongings: Record<string, Belongings>;
  accessTokens: Record<string, TokenOwner & { expiresAt: string }>;
  refreshTokens: Record<string, TokenOwner>;
  signIns: SignedIn[];
  /** Stock notices. */
  stockNotices: { articleId: string; email: string }[];
  /** Addresses that news were asked for, newest last. */
  newsletter: KeptSubscription[];
  /** Newest last. A secret that was used is gone. */
  mails: Mail[];
  /** Browsers that have signed in with a password, by what their cookie says. */
  knownDevices: { accountId: string; secret: string }[];
  /** The oldest first. */
  undos: AccountUndo[];
  /** What happened to accounts, newest last. */
  accountEvents: (AccountEvent & { accountId: string })[];
  externalAttempts: ExternalAttempt[];
  /** Newest last. */
  orders: KeptOrder[];
  /** Newest last. */
  refunds: KeptRefund[];
  /** What happened in browsers. */
  events: KeptEvent[];
  /** What owners have filled in of their next orders. */
  drafts: Record<string, MockDraft>;
  /** The last written last. */
  reviews: KeptReview[];
  /** Photographs of defects, by the refunds they were sent for; what is on them is not kept. */
  refundPhotos: { refundId: string; photo: RefundPhoto }[];
  /** Photographs of shoppers; what is on them is not kept. */
  reviewPhotos: { ownerId: string; reviewId: string | null; photo: ReviewPhoto }[];
  reviewMarks: (ReviewMark & { ownerId: string })[];
  reviewComplaints: (KeptReviewComplaint & { ownerId: string })[];
  /** Requests to the shop, newest last, with the calls that made them. */
  contactRequests: { key: string; body: string; ownerId: string | null; request: KeptContactRequest }[];
  /** Addresses of accounts, the last used one first. */
  addresses: Record<string, SavedAddress[]>;
  /** Measures of accounts. */
  measures: Record<string, MyMeasures>;
  /** What the bank does with a payment by the time the shopper looks at it again. */
  bank: 'pays' | 'refuses' | 'thinks';
};

/** What `ownerId` owns; made when it is first asked for. */
export function belongingsOf(state: ShopState, ownerId: string): Belongings {
  state.belongings[ownerId] ??= {
    cart: {
      id: crypto.randomUUID(),
      version: 0,
      lines: [],
      requestIds: [],
      promoCodes: [],
      messages: [],
    },
    wishlist: [],
    shareCode: null,
  };
  return state.belongings[ownerId];
}
