import type {
  AccountEvent,
  CartMessage,
  ContactFileFacts,
  ContactState,
  ContactStep,
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
  OrderLetter,
  OrderNote,
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
import type { Pieces } from '#shared/orders/editing/edit-goods.ts';
import type { Principal } from '../../contract/visitor.ts';
import type { Account } from './account.ts';
import type { Desk } from './desk.ts';
import type { MockDraft } from './draft.ts';
import type { ExternalPerson } from './external-person.ts';

/** What belongs to a guest or a user. */
export type Belongings = {
  cart: {
    id: string;
    version: number;
    lines: CartLine[];
    requestIds: string[];
    /** The entered promo codes in upper case, in the order of entering. */
    promoCodes: string[];
    /** Messages about the last change of the cart. The next change removes them. */
    messages: CartMessage[];
  };
  /**
   * The wishlist, newest first. `keptPrice` is the price in kopecks at the time when the article was added.
   */
  wishlist: { articleId: string; addedAt: string; keptPrice: number; sizeChosen: boolean }[];
  /** Last path segment of the shared wishlist's URL. Null if the wishlist is not shared. */
  shareCode: string | null;
};

/** A sign-in on a device. Tokens belong to a sign-in, and become invalid when it ends. */
export type SignedIn = {
  id: string;
  accountId: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  /** When the user last proved the identity by entering the password or a code. */
  provenAt: string;
  endedAt: string | null;
};

/**
 * A message with a secret (a code or a link). A person who uses the secret proves to own the e-mail address
 * or phone number.
 */
export type Mail = {
  to: string;
  accountId: string;
  token: string;
  purpose: 'registration' | 'address' | 'password' | 'proof' | 'undo' | 'payment';
};

/**
 * What is needed to undo a change of an account: phone number, e-mail address and external identities before
 * it.
 */
export type AccountUndo = Pick<Account, 'phone' | 'identities'> & {
  accountId: string;
  token: string;
  /** How the undo link was sent. */
  channel: 'EMAIL' | 'PHONE';
  email: string;
};

/** An external sign-in that has begun and not ended. */
export type ExternalAttempt = ExternalStart & {
  state: string;
  provider: ExternalProviderId;
  /** The cookie of the browser in which it began. */
  cookie: string;
  /**
   * The person who signed in at the provider. Null before that. Kept while the shop asks this person for a
   * consent.
   */
  person: ExternalPerson | null;
};

type TokenOwner = Principal & { signInId: string };

/** An order and the request that created it. */
export type StoredOrder = {
  /** When the order, placed by a guest, became one of an account. */
  mergedAt?: string;
  ownerId: string;
  key: string;
  body: string;
  order: Order;
  /** The guest of the draft from which an operator placed the order. Absent for orders of shoppers. */
  draftGuestId?: string;
  /** Payment methods that are possible with the order's delivery. */
  payments: OrderPayment[];
  /** The payment attempts, newest last. */
  attempts: MockAttempt[];
  /** The order's steps. Absent until an operator has worked on it. */
  steps?: OperatorOrderStep[];
  /** Indexes of the lines whose pieces need marking codes. */
  marked?: number[];
  /** Marking codes of the packed pieces, by the index of the line. */
  codes?: Record<number, string[]>;
  /** The till's entries about the order, newest last. */
  till?: TillEntry[];
  /** The operators' calls about the order, newest last. */
  calls?: OperatorCall[];
  /** The operators' notes about the order, newest last. */
  notes?: OrderNote[];
  /** Letters about the order, newest first. Absent until one was sent again. */
  letters?: OrderLetter[];
  /** An edit that waits for its surcharge. */
  waitingEdit?: WaitingEdit;
};

/** An edit that waits for its surcharge, in kopecks. The pieces that it needs are reserved. */
type WaitingEdit = {
  edited: EditedSums;
  sum: number;
  changes: string[];
  needs: Pieces[];
  frees: Pieces[];
  /** How many payment attempts there were before it. */
  attemptsFrom: number;
};

/** The goods and sums of an order after an edit. */
export type EditedSums = Pick<Order, 'goodsSum' | 'discountSum' | 'total' | 'cancelledSum' | 'lines'> & {
  deliveryPrice: number;
};

/** An event that a browser has reported, with the time. */
export type StoredEvent = ShopEvent & { at: string };

/** A refund: the draft and, once it is submitted, the request. */
export type StoredRefund = {
  id: string;
  orderId: string;
  state: RefundState;
  version: number;
  number: string | null;
  key: string | null;
  /** For a refund at the counter of a store: the request body of the operator's call. */
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
  /** How much was already paid back through the bank, in kopecks. */
  throughBank: number;
  /** The till's entry, if the money was paid out there. Otherwise null. */
  till: TillEntry | null;
  receivedAt: string | null;
  moneySentAt: string | null;
  rejection: RefundRejectionReason | null;
  instructions: string | null;
  trackingNumber: string | null;
  steps: OperatorRefundStep[];
};

/** A text of a review, as it was submitted at a certain time. */
type StoredReviewText = { content: ReviewContent; author: string | null; writtenAt: string };

/** A review with its latest text and with the text that is published. */
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
 * The newsletter subscription of an e-mail address. State `moved`: an account has confirmed the address and
 * now has the subscription.
 */
export type StoredSubscription = KeptNewsletterSubscription & {
  id: string;
  state: 'asked' | 'confirmed' | 'moved' | 'ended';
};

/** A request by the contact form, with what operators did with it. */
export type StoredContactRequest = {
  key: string;
  body: string;
  ownerId: string | null;
  isOwnOrder: boolean;
  version: number;
  state: ContactState;
  steps: ContactStep[];
  /** Types and contents of the files, in the order of `request.files`. */
  contents: { type: ContactFileFacts['type']; content: string }[];
  request: Omit<KeptContactRequest, 'answers'>;
};

type MockAttempt = {
  key: string;
  method: OrderPayment;
  state: PaymentState;
  /**
   * Set if the bank charged another sum than was due: the charged sum, and what an operator decided about it.
   */
  otherSum?: Pick<OperatorOrder['paymentCases'][number], 'charged' | 'decision'>;
};

/**
 * The whole state of the mock shop. It is plain data, so that it survives when the code of the operations is
 * reloaded.
 */
export type ShopState = {
  stock: Record<string, number>;
  /** When the last piece of an article was ordered, by articleId. */
  soldOut: Record<string, string>;
  /** Changed prices of colours, in kopecks by variantId. */
  prices: Record<string, number>;
  /** Prices of sizes that have their own, in kopecks by articleId. */
  sizePrices: Record<string, number>;
  accounts: Account[];
  belongings: Record<string, Belongings>;
  accessTokens: Record<string, TokenOwner & { expiresAt: string }>;
  refreshTokens: Record<string, TokenOwner>;
  signIns: SignedIn[];
  /** Stock notices: who wants a message when an article is in stock again. */
  stockNotices: { articleId: string; email: string }[];
  /** Newsletter subscriptions, newest last. */
  newsletter: StoredSubscription[];
  /** Sent messages, newest last. A message is removed when its secret is used. */
  mails: Mail[];
  /**
   * Known devices: browsers in which someone signed in with the password. `secret` is the value of their
   * cookie.
   */
  knownDevices: { accountId: string; secret: string }[];
  /** Links that undo changes of accounts, oldest first. */
  undos: AccountUndo[];
  /** The security histories of all accounts, newest event last. */
  accountEvents: (AccountEvent & { accountId: string })[];
  externalAttempts: ExternalAttempt[];
  /** Orders, newest last. */
  orders: StoredOrder[];
  /** Refunds, newest last. */
  refunds: StoredRefund[];
  /** Events that browsers have reported. */
  events: StoredEvent[];
  /** The orders that operators are filling in for buyers on the phone, by the id of the operator. */
  orderDrafts: Record<string, { guestId: string; accountId: string | null; isKnown: boolean }>;
  /** Checkout drafts, by the id of the guest or user. */
  drafts: Record<string, MockDraft>;
  /** Reviews, newest last. */
  reviews: StoredReview[];
  /** Photographs of defects, without image data. */
  refundPhotos: { refundId: string; photo: RefundPhoto }[];
  /** Photographs in reviews, without image data. */
  reviewPhotos: { ownerId: string; reviewId: string | null; photo: ReviewPhoto }[];
  reviewMarks: (ReviewMark & { ownerId: string })[];
  reviewComplaints: (KeptReviewComplaint & { ownerId: string })[];
  /**
   * Contact requests, newest last. `key` and `body` are the idempotency key and the body of the call that
   * created the request.
   */
  contactRequests: StoredContactRequest[];
  /** Guests who became accounts by signing in: when each first came. */
  merges: { accountId: string; at: string }[];
  /** Saved addresses by account id, most recently used first. */
  addresses: Record<string, SavedAddress[]>;
  /** Body measurements by account id. */
  measures: Record<string, MyMeasures>;
  /** Operators, their passkeys and sessions, and their log. */
  desk: Desk;
  /** How the bank answers when the shopper opens the payment again. */
  bank: 'pays' | 'refuses' | 'thinks';
};

/** What belongs to a guest or user. Created when first needed. */
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
