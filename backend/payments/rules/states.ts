import type { PaymentState } from '#contract/client/client.schemas.ts';
import type { ProviderPayment } from '../../domain/payment-provider.ts';

/** The party that changes the state of an attempt: the provider by its report, or the shop on its own. */
export type PaymentActor = 'provider' | 'shop';

type Steps = Partial<Record<PaymentState, readonly PaymentActor[]>>;

/**
 * All state changes of a payment attempt, and the party that may make each change (docs/specification.md
 * §3.6). Any other change is refused.
 */
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
  // Money may arrive after the shop has stopped waiting. A late hold does not count, because the shop's
  // request to end it may already be in flight; it is released.
  EXPIRED: { PAID: ['provider'] },
  CANCELLED: { PAID: ['provider'] },
};

export const mayStepPayment = (from: PaymentState, to: PaymentState, actor: PaymentActor): boolean =>
  PAYMENT_STEPS[from][to]?.includes(actor) ?? false;

/** Whether an attempt may still pay for its order. An order has at most one live attempt. */
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
 * be repeated or outdated, so changes that are not in the table are ignored.
 */
export function nextState(from: PaymentState, reported: ProviderPayment['state']): PaymentState | undefined {
  const to = STATE_OF_REPORT[reported];
  // A refusal that a provider reports for a held payment means that the hold has ended and its money was
  // released, not that the bank refused the payment.
  const meant = from === 'HELD' && to === 'REFUSED' ? 'CANCELLED' : to;
  return meant && mayStepPayment(from, meant, 'provider') ? meant : undefined;
}

/** Whether the reported state is final, so that the provider will never report another state. */
export const isSettled = (reported: ProviderPayment['state']): boolean =>
  reported === 'paid' || reported === 'refused' || reported === 'expired';
