import type { ReceiptLine } from '../../domain/payment-provider.ts';

/** Outbox messages that send requests to payment providers. Sums are in kopecks. */
export type PaymentMessage =
  /** Refunds money of an order. */
  | { kind: 'refund'; refundId: string }
  | { kind: 'payment-cancel'; paymentId: string }
  /** Charges all or part of the reserved money. */
  | { kind: 'payment-capture'; paymentId: string; sum: number; lines: ReceiptLine[] }
  /** Issues the second receipt for prepaid goods, at their hand-over. */
  | { kind: 'payment-close'; paymentId: string; sum: number; lines: ReceiptLine[] };

/** The kinds of these messages. Money depends on each of them, so none may be dropped in silence. */
export const PAYMENT_MESSAGES: readonly string[] = [
  'refund',
  'payment-cancel',
  'payment-capture',
  'payment-close',
] satisfies PaymentMessage['kind'][];
