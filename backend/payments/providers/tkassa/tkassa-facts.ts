import { z } from 'zod';
import type { PaymentRefusalCode } from '#contract/client/client.schemas.ts';
import type {
  ProviderPayment,
  ProviderRefund,
  Receipt,
  ReceiptLine,
} from '../../../domain/payment-provider.ts';
import { bankPage } from '../calls/bank-page.ts';
import { taxNameOf } from '../calls/tax-names.ts';

/** Schema of the responses of T-Kassa v2. A refusal has the HTTP status 200 too. */
export const answer = z.object({
  Success: z.boolean(),
  ErrorCode: z.union([z.string(), z.number()]).transform(String),
  Status: z.string().max(40).optional(),
  PaymentId: z.union([z.string(), z.number()]).transform(String).optional(),
  Amount: z.int().min(0).optional(),
  PaymentURL: bankPage.optional(),
  /** In the response to GetQr: the link that the QR code encodes. */
  Data: z.string().max(2048).optional(),
});

export type TkassaAnswer = z.output<typeof answer>;

const STATES: Readonly<Record<string, ProviderPayment['state']>> = {
  AUTHORIZED: 'held',
  PARTIAL_REVERSED: 'held',
  CONFIRMED: 'paid',
  PARTIAL_REFUNDED: 'paid',
  // If a payment is cancelled directly after it was paid, T-Kassa refunds all of it. Such a payment must not
  // pay for an order.
  REFUNDED: 'refused',
  REVERSED: 'refused',
  CANCELED: 'refused',
  REJECTED: 'refused',
  ATTEMPTS_EXPIRED: 'refused',
  DEADLINE_EXPIRED: 'expired',
};

const REFUSALS: Readonly<Record<string, PaymentRefusalCode>> = {
  101: 'CONFIRMATION',
  103: 'NO_FUNDS',
  1051: 'NO_FUNDS',
};

/**
 * Converts T-Kassa's response about a payment to the shop's form. An unknown status counts as a pending
 * payment.
 */
export function paymentOf(id: string, { Status = '', ErrorCode, Amount = 0 }: TkassaAnswer): ProviderPayment {
  const state = STATES[Status] ?? 'pending';
  return {
    id,
    state,
    sum: Amount,
    confirmationUrl: null,
    heldUntil: null,
    refusal: state === 'refused' ? (REFUSALS[ErrorCode] ?? 'DECLINED') : state === 'expired' ? 'LATE' : null,
  };
}

/**
 * Converts T-Kassa's response about a refund to the shop's form. A refund by SBP may take a while. If a
 * refund fails, the payment is unchanged.
 */
export function refundOf(id: string, { Status = '' }: TkassaAnswer): ProviderRefund {
  if (Status === 'REFUNDED' || Status === 'PARTIAL_REFUNDED') return { id, state: 'done' };
  return { id, state: Status === 'CONFIRMED' ? 'failed' : 'pending' };
}

const itemOf = ({ name, quantity, unitPrice, vatRate, mode, subject, mark }: ReceiptLine) => ({
  Name: name,
  Price: unitPrice,
  Quantity: quantity,
  Amount: unitPrice * quantity,
  Tax: taxNameOf({ vatRate, mode }),
  PaymentMethod: mode,
  PaymentObject: mark === null ? subject : 'goods_with_marking_code',
  MeasurementUnit: 'шт',
  ...(mark !== null && { MarkProcessingMode: '0', MarkCode: { MarkCodeType: 'RAWCODE', Value: mark } }),
});

/**
 * A receipt by law 54-FZ in the format FFD 1.2; undefined if the buyer has no email address and no phone to
 * which it could be sent.
 */
export function receiptOf({ email, phone, lines }: Receipt, taxation: string) {
  if (email === null && phone === null) return undefined;
  return {
    FfdVersion: '1.2',
    Taxation: taxation,
    Items: lines.map(itemOf),
    ...(email !== null && { Email: email }),
    ...(phone !== null && { Phone: phone }),
  };
}
