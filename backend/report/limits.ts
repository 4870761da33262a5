import { limitNetwork, MINUTES, type OpenLimiter } from '../platform/limits/limits.ts';

/** Rate limits of reports. They are checked before anything expensive. */
export function reportLimits(open: OpenLimiter) {
  return {
    /** Limits events from browsers by network. The network is not stored with the events. */
    events: limitNetwork(open, { eventsNetwork: { points: 900, duration: 10 * MINUTES } }),
  };
}

export type ReportLimits = ReturnType<typeof reportLimits>;
