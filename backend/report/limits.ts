import { limitNetwork, MINUTES, type OpenLimiter } from '../platform/limits/limits.ts';

/** Rate limits of the shop's statistics, checked before any expensive work. */
export function reportLimits(open: OpenLimiter) {
  return {
    /** Limits the events that browsers send, per network. The network is not stored with the events. */
    events: limitNetwork(open, { eventsNetwork: { points: 900, duration: 10 * MINUTES } }),
  };
}

export type ReportLimits = ReturnType<typeof reportLimits>;
