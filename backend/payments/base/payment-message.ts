import type { ReceiptLine } from '../../domain/payment-provider.ts';

/** An outbox message with a request to a payment provider. Sums in kopecks. */
export type PaymentMessage =
  /** Refunds money of an order. */
  | { kind: 'refund'; refundId: string }
  | { kind: 'payment-cancel'; paymentId: string }
  /** Charges a held sum, in whole or in part. */
  | { kind: 'payment-capture'; paymentId: string; sum: number; lines: ReceiptLine[] }
  /** Issues the receipt for prepaid goods when they are handed over. */
  | { kind: 'payment-close'; paymentId: string; sum: number; lines: ReceiptLine[] };
