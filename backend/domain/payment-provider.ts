import { isOnline, type OnlineWay } from '#shared/payments/ways-to-pay.ts';
import type { OrderPayment } from './tables/delivery-types.ts';

export type ProviderName = 'yookassa' | 'tkassa' | 'dolyame';

export type PaymentRefusalCode = 'NO_FUNDS' | 'CARD' | 'CONFIRMATION' | 'LIMIT' | 'DECLINED' | 'LATE';

export type OnlineMethod = OnlineWay;

/** A line of a receipt by 54-FZ. Sums are kopecks. */
export type ReceiptLine = {
  name: string;
  quantity: number;
  unitPrice: number;
  /** Per cent; it is written as a part of the price in a receipt for goods that are not handed over yet. */
  vatRate: number;
  /** Whether it is paid before it is handed over, or then. */
  mode: 'full_prepayment' | 'full_payment';
  subject: 'commodity' | 'service' | 'marked';
  /** The marking code as a scanner reads it, of one piece. */
  mark: string | null;
};

/** The receipt goes to the buyer; both are null once the buyer is no longer kept. */
export type Receipt = { email: string | null; phone: string | null; lines: readonly ReceiptLine[] };

export type NewPayment = {
  /** The id of the attempt, which is the key by which a repeat is recognised. */
  key: string;
  /** How often it was tried, from 1, for providers without such a key. */
  tries: number;
  method: OnlineMethod;
  /** Kopecks. */
  sum: number;
  /** Reserve the money now and take it by `capture`. */
  holds: boolean;
  /** As the shopper reads it at the bank. */
  description: string;
  /** Where the shopper comes back to. */
  returnUrl: URL;
  /** Where the provider sends its notifications to, for those that take it with each payment. */
  notificationUrl: URL;
  payUntil: Date;
  receipt: Receipt;
};

/** What a provider says of a payment. */
export type ProviderPayment = {
  id: string;
  state: 'pending' | 'held' | 'paid' | 'refused' | 'expired';
  /** Kopecks that are held or were taken. */
  sum: number;
  /** The page for the shopper, while it is pending; some providers say it once only. */
  confirmationUrl: string | null;
  refusal: PaymentRefusalCode | null;
  /** When a hold ends by itself. */
  heldUntil: Date | null;
};

/** What a provider says of a payment that was just created. */
export type NewProviderPayment = ProviderPayment & {
  /** What a QR code of SBP is to stand for; null where the provider has none. */
  qr: string | null;
};

/** Sums that a method takes, in kopecks, both ends included; no bound where none is known. */
export type SumRange = { least?: number; most?: number };

export type ProviderRefund = { id: string; state: 'pending' | 'done' | 'failed' };

/** What a notification says: no more than which attempt to ask about; null for news of other things. */
export type Hint = { paymentId: string | null };

/**
 * Who takes payments. Every call rejects with ProviderDeclined when the provider refuses this very request for good, and
 * with another error when its outcome is unknown: then it is repeated with the same key. Errors carry no secrets and nothing
 * of the shopper.
 */
export type PaymentProvider = {
  name: ProviderName;
  /** The methods it has, and between which sums. */
  methods: Readonly<Partial<Record<OnlineMethod, SumRange>>>;
  canHold(method: OnlineMethod): boolean;
  /** Whether it holds every payment until it is captured, also one that is to be taken at once. */
  holdsAll?: boolean;
  create(payment: NewPayment): Promise<NewProviderPayment>;
  read(id: string): Promise<ProviderPayment>;
  /** Takes a sum of what is held; the rest is released. */
  capture(id: string, asked: { key: string; sum: number; receipt: Receipt }): Promise<ProviderPayment>;
  /** Ends a payment that is held, or pending where the provider can do that. Gives what became of it. */
  cancel(id: string, asked: { key: string }): Promise<ProviderPayment>;
  refund(id: string, asked: { key: string; sum: number; receipt: Receipt }): Promise<ProviderRefund>;
  readRefund(id: string, refundId: string): Promise<ProviderRefund>;
  /** The receipt for goods that were prepaid and are handed over now; null where the provider makes none. */
  close: ((id: string, asked: { key: string; sum: number; receipt: Receipt }) => Promise<void>) | null;
  /** What a notification names; 'forged' when it does not come from the provider, null when it is none at all. */
  hint(body: unknown, from: { clientIp: string }): Hint | 'forged' | null;
  /** What the provider expects as an answer to a notification. */
  reply: string;
};

/** Who takes payments for the shop, and how long an order waits for its own. */
export type Payments = {
  /** The first one that has a method for the sum takes it; empty in a shop that is paid on receipt alone. */
  providers: readonly PaymentProvider[];
  waitMinutes: number;
};

/** A provider refused a request for good: nothing was done, and a repeat would be refused as well. */
export class ProviderDeclined extends Error {
  override name = 'ProviderDeclined';
}

/** An order that costs nothing is not paid, so it is within every range. */
const isWithin = (range: SumRange | undefined, sum: number) =>
  range !== undefined &&
  (sum === 0 || ((range.least ?? 0) <= sum && sum <= (range.most ?? Number.MAX_SAFE_INTEGER)));

/** Who takes a sum by a method. */
export const providerOf = (
  { providers }: Payments,
  method: OnlineMethod,
  sum: number,
): PaymentProvider | undefined => providers.find(({ methods }) => isWithin(methods[method], sum));

/** Those of some ways to pay by which the shop can take a sum, in kopecks. */
export const offeredPayments = <M extends OrderPayment>(
  payments: Payments,
  methods: readonly M[],
  sum: number,
): M[] => methods.filter((method) => !isOnline(method) || providerOf(payments, method, sum) !== undefined);
