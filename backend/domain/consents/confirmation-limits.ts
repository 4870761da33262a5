import { limitNetwork, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/**
 * Rate limit for attempts with wrong secrets in links of letters. All services that check such links share
 * it.
 */
export function confirmationLimits(open: OpenLimiter) {
  return {
    confirm: limitNetwork(open, { confirmNetwork: { points: 20, duration: 10 * MINUTES } }),
  };
}

export type ConfirmationLimits = ReturnType<typeof confirmationLimits>;
