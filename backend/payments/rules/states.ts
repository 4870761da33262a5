import type { PaymentState } from '#contract/client/client.schemas.ts';
import type { ProviderPayment } from '../../domain/payment-provider.ts';

/** Who makes a step: the provider by what it answers, or the shop by itself. */
export type PaymentActor = 'provider' | 'shop';

type Steps = Partial<Record<PaymentState, readonly PaymentActor[]>>;

/** Every step of an attempt to pay and who may make it (docs/specification.md §3.6). What is not here is refused. */
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
  // Money may come after the shop has stopped waiting. A hold is released then: a request to end it may be on its way.
  EXPIRED: { PAID: ['provider'] },
  CANCELLED: { PAID: ['provider'] },
};

export const mayStepPayment = (from: PaymentState, to: PaymentState, actor: PaymentActor): boolean =>
  PAYMENT_STEPS[from][to]?.includes(actor) ?? false;

/** An attempt that may still become the payment of its order. At most one of an order is live. */
export const isLive = (state: PaymentState): boolean => state === 'WAITING' || state === 'HELD';

const SAID: Readonly<Record<ProviderPayment['state'], PaymentState | undefined>> = {
  pending: undefined,
  held: 'HELD',
  paid: 'PAID',
  refused: 'REFUSED',
  expired: 'EXPIRED',
};

/**
 * The state that an attempt goes to by what its provider says; undefined when it stays. Answers may be repeated, and be older
 * than what is known already: what the table does not have changes nothing.
 */
export function stepBy(from: PaymentState, said: ProviderPayment['state']): PaymentState | undefined {
  const to = SAID[said];
  // A hold that ends was not refused to the shopper: it was given back.
  const meant = from === 'HELD' && to === 'REFUSED' ? 'CANCELLED' : to;
  return meant && mayStepPayment(from, meant, 'provider') ? meant : undefined;
}

/** Whether nothing more can be learnt from the provider. */
export const isSettled = (said: ProviderPayment['state']): boolean =>
  said === 'paid' || said === 'refused' || said === 'expired';
