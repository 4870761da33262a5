import type { ReceiptLine } from '../../domain/payment-provider.ts';

/** What a provider is asked to do. Sums are kopecks. */
export type PaymentMessage =
  /** Money of an order goes back. */
  | { kind: 'refund'; refundId: string }
  | { kind: 'payment-cancel'; paymentId: string }
  /** Takes a sum of what is held. */
  | { kind: 'payment-capture'; paymentId: string; sum: number; lines: ReceiptLine[] }
  /** The receipt for goods that were prepaid and are handed over. */
  | { kind: 'payment-close'; paymentId: string; sum: number; lines: ReceiptLine[] };
