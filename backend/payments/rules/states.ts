import type { PaymentState } from '#contract/client/client.schemas.ts';
import type { ProviderPayment } from '../../domain/payment-provider.ts';

/** Who changes the state of a payment attempt: the provider (by its report), or the shop. */
export type PaymentActor = 'provider' | 'shop';

type Steps = Partial<Record<PaymentState, readonly PaymentActor[]>>;

/** All allowed changes of a payment attempt's state, and who may make them (docs/specification.md §3.6). */
export const PAYMENT_STEPS: Readonly<Record<PaymentState, Steps>> = {
  WAITING: {
    HELD: ['provider'],
    PAID: ['provider'],
    REFUSED: ['provider'],
    EXPIRED: ['provider', 'shop'],
    CANCELLED: ['shop'],
  },
  HELD: { PAID: ['provider'], EXPIRED: ['provider'], CANCELLED: ['provider', 'shop'] },
  PAID: {},
  REFUSED: {},
  // Money may arrive after the attempt has expired. Money that is only reserved does not count: the shop may
  // already have asked the provider to end the attempt, so the money is released.
  EXPIRED: { PAID: ['provider'] },
  CANCELLED: { PAID: ['provider'] },
};

export const mayStepPayment = (from: PaymentState, to: PaymentState, actor: PaymentActor): boolean =>
  PAYMENT_STEPS[from][to]?.includes(actor) ?? false;

/** Whether the attempt can still pay for its order. An order has at most one such (live) attempt. */
export const isLive = (state: PaymentState): boolean => state === 'WAITING' || state === 'HELD';

const STATE_OF_REPORT: Readonly<Record<ProviderPayment['state'], PaymentState | undefined>> = {
  pending: undefined,
  held: 'HELD',
  paid: 'PAID',
  refused: 'REFUSED',
  expired: 'EXPIRED',
};

/**
 * The new state of an attempt after a provider's report; undefined if the state does not change. Reports may
 * be repeated or outdated, so reports that the table does not allow are ignored.
 */
export function nextState(from: PaymentState, reported: ProviderPayment['state']): PaymentState | undefined {
  const to = STATE_OF_REPORT[reported];
  // If the money was reserved, a reported refusal means that the reservation has ended and the money was
  // released, not that the bank refused the payment.
  const meant = from === 'HELD' && to === 'REFUSED' ? 'CANCELLED' : to;
  return meant && mayStepPayment(from, meant, 'provider') ? meant : undefined;
}

/** Whether the provider's state is final, so that it will never report another state. */
export const isSettled = (reported: ProviderPayment['state']): boolean =>
  reported === 'paid' || reported === 'refused' || reported === 'expired';
