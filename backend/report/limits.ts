import { limitNetwork, MINUTES, type OpenLimiter } from '../platform/limits/limits.ts';

/** Limits of reports, which stand before anything costly. */
export function reportLimits(open: OpenLimiter) {
  return {
    /** Reports of what happened in browsers: by network, of which nothing is kept. */
    events: limitNetwork(open, { eventsNetwork: { points: 900, duration: 10 * MINUTES } }),
  };
}

export type ReportLimits = ReturnType<typeof reportLimits>;
