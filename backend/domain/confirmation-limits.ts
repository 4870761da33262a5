import { limitNetwork, MINUTES, type OpenLimiter } from '../platform/limits/limits.ts';

/** The limit of links in letters, whichever room reads them. */
export function confirmationLimits(open: OpenLimiter) {
  return {
    confirm: limitNetwork(open, { confirmNetwork: { points: 20, duration: 10 * MINUTES } }),
  };
}

export type ConfirmationLimits = ReturnType<typeof confirmationLimits>;
