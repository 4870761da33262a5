import { limitNetwork, MINUTES, type OpenLimiter } from '../platform/limits/limits.ts';

/** Rate limit of wrong secrets of links in letters, shared by all rooms that read them. */
export function confirmationLimits(open: OpenLimiter) {
  return {
    confirm: limitNetwork(open, { confirmNetwork: { points: 20, duration: 10 * MINUTES } }),
  };
}

export type ConfirmationLimits = ReturnType<typeof confirmationLimits>;
