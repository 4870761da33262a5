import type { PaymentProvider as ProviderOfContract } from '#contract/zod/zod.schemas.ts';
import { isOnline, type OnlineWay } from '#shared/payments/ways-to-pay.ts';
import type { OrderPayment } from './tables/delivery-types.ts';

/**
 * The name of a provider in the contract. It is part of the URL to which the provider sends notifications.
 */
export type ProviderName = ProviderOfContract;

export type PaymentRefusalCode = 'NO_FUNDS' | 'CARD' | 'CONFIRMATION' | 'LIMIT' | 'DECLINED' | 'LATE';

export type OnlineMethod = OnlineWay;

/** A line of a receipt according to law 54-FZ. Sums are in kopecks. */
export type ReceiptLine = {
  name: string;
  quantity: number;
  unitPrice: number;
  /**
   * The VAT rate in percent; 0 if the sale is free of VAT. On the receipt of a prepayment, VAT is a fraction
   * of the sum, such as 20/120.
   */
  vatRate: number;
  /**
   * `full_prepayment` if the buyer pays before the goods are handed over, `full_payment` if the buyer pays at
   * the hand-over.
   */
  mode: 'full_prepayment' | 'full_payment';
  subject: 'commodity' | 'service' | 'marked';
  /** The marking code of the piece, as a scanner reads it. */
  mark: string | null;
};

/**
 * A receipt and the buyer's email address or phone to which it is sent. Both are null after the buyer's data
 * was deleted.
 */
export type Receipt = { email: string | null; phone: string | null; lines: readonly ReceiptLine[] };

export type NewPayment = {
  /** Id of the payment attempt; the provider uses it as idempotency key. */
  key: string;
  /**
   * How many requests were sent for this payment, including the current request. Providers without
   * idempotency keys need this number.
   */
  tries: number;
  method: OnlineMethod;
  /** The sum to pay, in kopecks. */
  sum: number;
  /** If true, the provider only reserves the money, and the shop charges it later by `capture`. */
  holds: boolean;
  /** The description of the payment that the shopper sees at the bank. */
  description: string;
  /** The URL to which the shopper returns after paying. */
  returnUrl: URL;
  /** The URL for notifications, for providers that require it with each payment. */
  notificationUrl: URL;
  payUntil: Date;
  receipt: Receipt;
};

/** The state of a payment as the provider reports it. */
export type ProviderPayment = {
  id: string;
  state: 'pending' | 'held' | 'paid' | 'refused' | 'expired';
  /** The sum that the provider has reserved or charged, in kopecks. */
  sum: number;
  /**
   * The URL of the provider's payment page while the payment is pending. Some providers return it only once.
   */
  confirmationUrl: string | null;
  refusal: PaymentRefusalCode | null;
  /** When the provider will release the reserved money. */
  heldUntil: Date | null;
};

/** What a provider returns for a new payment. */
export type NewProviderPayment = ProviderPayment & {
  /** Text that the QR code for SBP encodes; null if the provider offers no QR code. */
  qr: string | null;
};

/**
 * The range of sums, in kopecks and inclusive, for which a payment method can be used. A missing bound means
 * no limit.
 */
export type SumRange = { least?: number; most?: number };

export type ProviderRefund = { id: string; state: 'pending' | 'done' | 'failed' };

/**
 * What the shop reads from a notification: only the id of the payment, about which it then asks the provider.
 * Null if the notification is not about a payment.
 */
export type Hint = { paymentId: string | null };

/**
 * A payment provider. Calls reject with ProviderDeclined if the provider finally refuses the request. They
 * reject with another error if it is unknown whether the provider carried out the request; then repeat the
 * call with the same idempotency key. Errors contain no secrets and no personal data.
 */
export type PaymentProvider = {
  name: ProviderName;
  /** The supported payment methods, each with the sums for which it can be used. */
  methods: Readonly<Partial<Record<OnlineMethod, SumRange>>>;
  canHold(method: OnlineMethod): boolean;
  /**
   * Whether the provider reserves the money of every payment until `capture`, even if the shop asks it to
   * charge at once.
   */
  holdsAll?: boolean;
  create(payment: NewPayment): Promise<NewProviderPayment>;
  read(id: string): Promise<ProviderPayment>;
  /** Charges all or a part of the reserved money, and releases the rest. */
  capture(id: string, asked: { key: string; sum: number; receipt: Receipt }): Promise<ProviderPayment>;
  /**
   * Releases reserved money, or cancels a pending payment if the provider supports that. Returns the state of
   * the payment after that.
   */
  cancel(id: string, asked: { key: string }): Promise<ProviderPayment>;
  refund(id: string, asked: { key: string; sum: number; receipt: Receipt }): Promise<ProviderRefund>;
  readRefund(id: string, refundId: string): Promise<ProviderRefund>;
  /**
   * Issues the second receipt for prepaid goods, at their hand-over. Null if the provider issues no such
   * receipts.
   */
  close: ((id: string, asked: { key: string; sum: number; receipt: Receipt }) => Promise<void>) | null;
  /**
   * Parses a notification. Returns 'forged' if the body was not sent by the provider, and null if the body is
   * not a notification.
   */
  hint(body: unknown, from: { clientIp: string }): Hint | 'forged' | null;
  /** The response body that the provider expects for a notification. */
  reply: string;
};

/** The shop's payment providers, and how long an order waits for payment. */
export type Payments = {
  /**
   * A payment uses the first provider in this list that supports its method and its sum. If the list is
   * empty, orders can only be paid on receipt.
   */
  providers: readonly PaymentProvider[];
  waitMinutes: number;
};

/** Thrown if a provider finally refused a request. The request had no effect, and repeating it is useless. */
export class ProviderDeclined extends Error {
  override name = 'ProviderDeclined';
}

/**
 * Whether a sum is in a range. An order that costs nothing is never charged, so a sum of 0 is in every range.
 */
const isWithin = (range: SumRange | undefined, sum: number) =>
  range !== undefined &&
  (sum === 0 || ((range.least ?? 0) <= sum && sum <= (range.most ?? Number.MAX_SAFE_INTEGER)));

/** Finds the provider for a payment of this sum by this method; undefined if no provider supports it. */
export const providerOf = (
  { providers }: Payments,
  method: OnlineMethod,
  sum: number,
): PaymentProvider | undefined => providers.find(({ methods }) => isWithin(methods[method], sum));

/** Which of the given payment methods can be used for a sum in kopecks. */
export const offeredPayments = <M extends OrderPayment>(
  payments: Payments,
  methods: readonly M[],
  sum: number,
): M[] => methods.filter((method) => !isOnline(method) || providerOf(payments, method, sum) !== undefined);
