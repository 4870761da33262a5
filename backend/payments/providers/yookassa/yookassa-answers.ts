import { z } from 'zod';
import type { PaymentRefusalCode } from '#contract/client/client.schemas.ts';
import type {
  NewProviderPayment,
  ProviderPayment,
  ProviderRefund,
} from '../../../domain/payment-provider.ts';
import { bankPage } from '../calls/bank-page.ts';
import { kopecks } from '../calls/roubles.ts';

/** Schema of a sum in responses of YooKassa v3. Fields that the shop does not need are ignored. */
const amount = z.object({ value: z.string().regex(/^\d{1,10}(\.\d{1,2})?$/), currency: z.literal('RUB') });

export const paymentAnswer = z.object({
  id: z.string().min(1).max(64),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount,
  confirmation: z
    .object({
      confirmation_url: bankPage.optional(),
      /** In payments with a QR code: the link that the code encodes. */
      confirmation_data: bankPage.optional(),
    })
    .optional(),
  expires_at: z.iso.datetime({ offset: true }).optional(),
  cancellation_details: z.object({ reason: z.string().max(100) }).optional(),
});

export const refundAnswer = z.object({
  id: z.string().min(1).max(64),
  status: z.enum(['pending', 'succeeded', 'canceled']),
});

/**
 * Schema of the response to a request for a receipt; only the id is used. A receipt may still be pending or
 * fail later; then the online cash register service must repeat it, not the shop.
 */
export const receiptAnswer = z.object({ id: z.string().min(1) });

const STATES = { pending: 'pending', waiting_for_capture: 'held', succeeded: 'paid' } as const;

const REFUSALS: Readonly<Record<string, PaymentRefusalCode>> = {
  insufficient_funds: 'NO_FUNDS',
  card_expired: 'CARD',
  invalid_card_number: 'CARD',
  invalid_csc: 'CARD',
  '3d_secure_failed': 'CONFIRMATION',
  identification_required: 'CONFIRMATION',
  payment_method_limit_exceeded: 'LIMIT',
  expired_on_confirmation: 'LATE',
};

/** The link that the QR code encodes also opens the bank's app on a phone. */
export function createdOf(answer: z.output<typeof paymentAnswer>): NewProviderPayment {
  const qr = answer.confirmation?.confirmation_data ?? null;
  const payment = paymentOf(answer);
  return { ...payment, confirmationUrl: payment.confirmationUrl ?? qr, qr };
}

export function paymentOf({ id, status, ...answer }: z.output<typeof paymentAnswer>): ProviderPayment {
  const reason = answer.cancellation_details?.reason ?? '';
  const isLate = reason === 'expired_on_confirmation' || reason === 'expired_on_capture';
  return {
    id,
    state: status === 'canceled' ? (isLate ? 'expired' : 'refused') : STATES[status],
    sum: kopecks(answer.amount.value),
    confirmationUrl: answer.confirmation?.confirmation_url ?? null,
    refusal: status === 'canceled' ? (REFUSALS[reason] ?? 'DECLINED') : null,
    heldUntil: answer.expires_at ? new Date(answer.expires_at) : null,
  };
}

export function refundOf({ id, status }: z.output<typeof refundAnswer>): ProviderRefund {
  const states = { pending: 'pending', succeeded: 'done', canceled: 'failed' } as const;
  return { id, state: states[status] };
}
