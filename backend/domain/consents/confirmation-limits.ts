import { limitNetwork, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/**
 * Rate limit for calls with a wrong secret, such as a guessed confirmation link. Every service that sends
 * such links in letters uses this limit.
 */
export function confirmationLimits(open: OpenLimiter) {
  return {
    confirm: limitNetwork(open, { confirmNetwork: { points: 20, duration: 10 * MINUTES } }),
  };
}

export type ConfirmationLimits = ReturnType<typeof confirmationLimits>;
