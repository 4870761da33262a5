import { limitNetwork, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/**
 * Limits attempts with wrong secrets in links from letters. The limit is shared by all services that read
 * such links.
 */
export function confirmationLimits(open: OpenLimiter) {
  return {
    confirm: limitNetwork(open, { confirmNetwork: { points: 20, duration: 10 * MINUTES } }),
  };
}

export type ConfirmationLimits = ReturnType<typeof confirmationLimits>;
