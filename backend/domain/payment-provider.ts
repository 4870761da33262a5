import type { PaymentProvider as ProviderOfContract } from '#contract/zod/zod.schemas.ts';
import { isOnline, type OnlineWay } from '#shared/payments/ways-to-pay.ts';
import type { OrderPayment } from './tables/delivery-types.ts';

/** The name of a provider in the contract; the provider sends notifications to an address with this name. */
export type ProviderName = ProviderOfContract;

export type PaymentRefusalCode = 'NO_FUNDS' | 'CARD' | 'CONFIRMATION' | 'LIMIT' | 'DECLINED' | 'LATE';

export type OnlineMethod = OnlineWay;

/** A line of a receipt according to law 54-FZ. Sums are in kopecks. */
export type ReceiptLine = {
  name: string;
  quantity: number;
  unitPrice: number;
  /**
   * Percent; 0 if the sale is free of VAT. For prepaid goods, the receipt states VAT as a fraction of the
   * price.
   */
  vatRate: number;
  /** Whether the goods are paid before or when they are handed over. */
  mode: 'full_prepayment' | 'full_payment';
  subject: 'commodity' | 'service' | 'marked';
  /** The marking code of the piece, as a scanner reads it. */
  mark: string | null;
};

/**
 * A receipt is sent to the buyer's e-mail address or phone. Both are null after the buyer's data was deleted.
 */
export type Receipt = { email: string | null; phone: string | null; lines: readonly ReceiptLine[] };

export type NewPayment = {
  /** The id of the payment attempt. The provider uses it as the idempotency key. */
  key: string;
  /** Number of requests for this payment so far, starting at 1. For providers without idempotency keys. */
  tries: number;
  method: OnlineMethod;
  /** Kopecks. */
  sum: number;
  /** If true, the provider only reserves the money, and the shop charges it later by `capture`. */
  holds: boolean;
  /** The text that the shopper sees at the bank. */
  description: string;
  /** The address to which the shopper returns after paying. */
  returnUrl: URL;
  /** The address for notifications, for providers that expect it with each payment. */
  notificationUrl: URL;
  payUntil: Date;
  receipt: Receipt;
};

/** The state of a payment as the provider reports it. */
export type ProviderPayment = {
  id: string;
  state: 'pending' | 'held' | 'paid' | 'refused' | 'expired';
  /** The sum that is reserved or charged, in kopecks. */
  sum: number;
  /** The provider's payment page while the payment is pending; some providers return it only once. */
  confirmationUrl: string | null;
  refusal: PaymentRefusalCode | null;
  /** When the reservation of the money expires. */
  heldUntil: Date | null;
};

/** The response of a provider to a new payment. */
export type NewProviderPayment = ProviderPayment & {
  /** Content of the QR code for SBP; null if the provider has none. */
  qr: string | null;
};

/** The sums that a method accepts, in kopecks, inclusive. A missing bound means no limit. */
export type SumRange = { least?: number; most?: number };

export type ProviderRefund = { id: string; state: 'pending' | 'done' | 'failed' };

/**
 * All that a notification says: which payment to ask the provider about. Null if it is about something else.
 */
export type Hint = { paymentId: string | null };

/**
 * A payment provider. Calls reject with ProviderDeclined if the provider refuses the request for good. They
 * reject with another error if the outcome is unknown; then repeat the call with the same key. Errors contain
 * no secrets and no personal data.
 */
export type PaymentProvider = {
  name: ProviderName;
  /** The supported methods with the sums that they accept. */
  methods: Readonly<Partial<Record<OnlineMethod, SumRange>>>;
  canHold(method: OnlineMethod): boolean;
  /**
   * Whether the provider reserves the money of every payment until `capture`, even if the shop wants it
   * charged at once.
   */
  holdsAll?: boolean;
  create(payment: NewPayment): Promise<NewProviderPayment>;
  read(id: string): Promise<ProviderPayment>;
  /** Charges part of the reserved money and releases the rest. */
  capture(id: string, asked: { key: string; sum: number; receipt: Receipt }): Promise<ProviderPayment>;
  /**
   * Releases reserved money, or cancels a pending payment if the provider supports that. Returns the
   * resulting state.
   */
  cancel(id: string, asked: { key: string }): Promise<ProviderPayment>;
  refund(id: string, asked: { key: string; sum: number; receipt: Receipt }): Promise<ProviderRefund>;
  readRefund(id: string, refundId: string): Promise<ProviderRefund>;
  /**
   * Issues the receipt for prepaid goods when they are handed over. Null if the provider issues no such
   * receipts.
   */
  close: ((id: string, asked: { key: string; sum: number; receipt: Receipt }) => Promise<void>) | null;
  /**
   * Reads a notification. Returns 'forged' if it does not come from the provider, and null if it is not a
   * notification.
   */
  hint(body: unknown, from: { clientIp: string }): Hint | 'forged' | null;
  /** What the shop must answer to a notification. */
  reply: string;
};

/** The shop's payment providers, and how long an order waits for payment. */
export type Payments = {
  /**
   * The first provider that offers the method for the sum is used. Empty if orders can only be paid on
   * receipt.
   */
  providers: readonly PaymentProvider[];
  waitMinutes: number;
};

/** A provider refused a request for good: nothing happened, and a retry would be refused too. */
export class ProviderDeclined extends Error {
  override name = 'ProviderDeclined';
}

/** An order that costs nothing is never charged, so it fits any range. */
const isWithin = (range: SumRange | undefined, sum: number) =>
  range !== undefined &&
  (sum === 0 || ((range.least ?? 0) <= sum && sum <= (range.most ?? Number.MAX_SAFE_INTEGER)));

/** The provider that is used for a payment method and a sum; undefined if no provider accepts them. */
export const providerOf = (
  { providers }: Payments,
  method: OnlineMethod,
  sum: number,
): PaymentProvider | undefined => providers.find(({ methods }) => isWithin(methods[method], sum));

/** The payment methods that are available for a sum in kopecks. */
export const offeredPayments = <M extends OrderPayment>(
  payments: Payments,
  methods: readonly M[],
  sum: number,
): M[] => methods.filter((method) => !isOnline(method) || providerOf(payments, method, sum) !== undefined);
