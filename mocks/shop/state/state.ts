import type {
  AccountEvent,
  CartMessage,
  ExternalProviderId,
  ExternalStart,
  KeptContactRequest,
  KeptNewsletterSubscription,
  KeptReviewComplaint,
  MyMeasures,
  OperatorCall,
  OperatorOrder,
  OperatorOrderStep,
  OperatorRefundStep,
  Order,
  OrderPayment,
  PaymentState,
  RefundLineChoice,
  RefundPayout,
  RefundPhoto,
  RefundPickup,
  RefundReason,
  RefundRejectionReason,
  RefundState,
  RefundWay,
  ReviewContent,
  ReviewFlag,
  ReviewMark,
  ReviewPhoto,
  ReviewRefusalReason,
  ReviewState,
  SavedAddress,
  ShopEvent,
  TillEntry,
} from '#contract/client/client.schemas.ts';
import type { CartLine } from '#shared/cart/cart-line.ts';
import type { Principal } from '../../contract/visitor.ts';
import type { Account } from './account.ts';
import type { Desk } from './desk.ts';
import type { MockDraft } from './draft.ts';
import type { ExternalPerson } from './external-person.ts';

/** Data of a guest or an account. */
export type Belongings = {
  cart: {
    id: string;
    version: number;
    lines: CartLine[];
    requestIds: string[];
    /** Entered promo codes in upper case, in the order in which they were entered. */
    promoCodes: string[];
    /** Messages about the last change of the cart; the next change removes them. */
    messages: CartMessage[];
  };
  /** Wishlist entries, newest first. `keptPrice` is the price in kopecks when the article was added. */
  wishlist: { articleId: string; addedAt: string; keptPrice: number; sizeChosen: boolean }[];
  /** The code at the end of the shared wishlist's URL; null if the wishlist is not shared. */
  shareCode: string | null;
};

/** A device that is signed in. Its tokens refer to this sign-in, so that they become invalid at sign-out. */
export type SignedIn = {
  id: string;
  accountId: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  /** The time when the user last entered the password or a code. */
  provenAt: string;
  endedAt: string | null;
};

/**
 * A message with a secret code or link. Using the secret proves that the recipient owns the e-mail address or
 * phone.
 */
export type Mail = {
  to: string;
  accountId: string;
  token: string;
  purpose: 'registration' | 'address' | 'password' | 'proof' | 'undo';
};

/**
 * The data for undoing an account change: phone, e-mail address and external identities before the change.
 */
export type AccountUndo = Pick<Account, 'phone' | 'identities'> & {
  accountId: string;
  token: string;
  /** The channel by which the message was sent. */
  channel: 'EMAIL' | 'PHONE';
  email: string;
};

/** An external sign-in in progress. */
export type ExternalAttempt = ExternalStart & {
  state: string;
  provider: ExternalProviderId;
  /** The cookie that ties the attempt to the browser in which it began. */
  cookie: string;
  /**
   * The person that the provider returned; null before that. Kept while the shop asks the shopper for the
   * consent.
   */
  person: ExternalPerson | null;
};

type TokenOwner = Principal & { signInId: string };

/** An order and the request that created it. */
export type StoredOrder = {
  ownerId: string;
  key: string;
  body: string;
  order: Order;
  /** Payment methods that the order's delivery allows. */
  payments: OrderPayment[];
  /** Payment attempts, newest last. */
  attempts: MockAttempt[];
  /** The steps of the order; absent until an operator has worked on the order. */
  steps?: OperatorOrderStep[];
  /** Marking codes of packed pieces, keyed by the index of their line. */
  codes?: Record<number, string[]>;
  /** Money that was taken or paid out at the till, newest last. */
  till?: TillEntry[];
  /** Calls of operators about the order, newest last. */
  calls?: OperatorCall[];
};

/** A reported browser event and the time of the report. */
export type StoredEvent = ShopEvent & { at: string };

/** A refund of an order: its draft, and the request that was submitted. */
export type StoredRefund = {
  id: string;
  orderId: string;
  state: RefundState;
  version: number;
  number: string | null;
  key: string | null;
  /** The body of the operator's request, if the refund was made at the counter of a store. */
  body?: string;
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
  /** Money that was already refunded through the bank, in kopecks. */
  throughBank: number;
  /** The entry of the till if the money was paid out there; otherwise null. */
  till: TillEntry | null;
  receivedAt: string | null;
  moneySentAt: string | null;
  rejection: RefundRejectionReason | null;
  instructions: string | null;
  trackingNumber: string | null;
  steps: OperatorRefundStep[];
};

/** The text of a review as it was submitted at one time. */
type StoredReviewText = { content: ReviewContent; author: string | null; writtenAt: string };

/** A review of an order line, with its latest and its published text. */
export type StoredReview = {
  id: string;
  ownerId: string;
  orderId: string;
  position: number;
  groupId: string;
  version: number;
  state: ReviewState;
  flags: ReviewFlag[];
  refusal: ReviewRefusalReason | null;
  written: StoredReviewText;
  shown: StoredReviewText | null;
  answer: { text: string; at: string } | null;
  decidedAt: string | null;
  decidedBy: string | null;
};

/**
 * A newsletter subscription of an e-mail address. In the state `moved`, an account has confirmed the address
 * and has the subscription instead.
 */
export type StoredSubscription = KeptNewsletterSubscription & {
  id: string;
  state: 'asked' | 'confirmed' | 'moved' | 'ended';
};

type MockAttempt = {
  key: string;
  method: OrderPayment;
  state: PaymentState;
  /**
   * If the bank charged another sum than the amount due: the charged sum, and the operator's decision about
   * it.
   */
  otherSum?: Pick<OperatorOrder['paymentCases'][number], 'charged' | 'decision'>;
};

/**
 * The whole state of the mock shop. It is plain data, so that it outlives a reload of the code of its
 * operations.
 */
export type ShopState = {
  stock: Record<string, number>;
  /** Prices in kopecks by variantId, for colours whose price was changed. */
  prices: Record<string, number>;
  /** Prices in kopecks by articleId, for sizes with a price of their own. */
  sizePrices: Record<string, number>;
  accounts: Account[];
  belongings: Record<string, Belongings>;
  accessTokens: Record<string, TokenOwner & { expiresAt: string }>;
  refreshTokens: Record<string, TokenOwner>;
  signIns: SignedIn[];
  /** Requests for a message when an article is in stock again. */
  stockNotices: { articleId: string; email: string }[];
  /** Newsletter subscriptions, newest last. */
  newsletter: StoredSubscription[];
  /** Messages, newest last. A message whose secret was used is removed. */
  mails: Mail[];
  /** Browsers that have signed in with a password, by the secret in their cookie. */
  knownDevices: { accountId: string; secret: string }[];
  /** Undo links of account changes, oldest first. */
  undos: AccountUndo[];
  /** Account events, newest last. */
  accountEvents: (AccountEvent & { accountId: string })[];
  externalAttempts: ExternalAttempt[];
  /** Orders, newest last. */
  orders: StoredOrder[];
  /** Refunds, newest last. */
  refunds: StoredRefund[];
  /** Reported browser events. */
  events: StoredEvent[];
  /** Checkout drafts by owner. */
  drafts: Record<string, MockDraft>;
  /** Reviews, newest last. */
  reviews: StoredReview[];
  /** Photographs of defects by refund, without the image data. */
  refundPhotos: { refundId: string; photo: RefundPhoto }[];
  /** Photographs in reviews, without the image data. */
  reviewPhotos: { ownerId: string; reviewId: string | null; photo: ReviewPhoto }[];
  reviewMarks: (ReviewMark & { ownerId: string })[];
  reviewComplaints: (KeptReviewComplaint & { ownerId: string })[];
  /** Contact requests, newest last, with the key and body of the calls that created them. */
  contactRequests: { key: string; body: string; ownerId: string | null; request: KeptContactRequest }[];
  /** Saved addresses by account, most recently used first. */
  addresses: Record<string, SavedAddress[]>;
  /** Body measurements by account. */
  measures: Record<string, MyMeasures>;
  /** Operators, their passkeys and sessions, and their log. */
  desk: Desk;
  /** How the bank answers when the shopper opens the payment again. */
  bank: 'pays' | 'refuses' | 'thinks';
};

/** The data of `ownerId`, created on first use. */
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
