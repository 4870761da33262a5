import { limitNetwork, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Rate limits of signing in to the desk, checked before any expensive work. */
export function operatorLimits(open: OpenLimiter) {
  return {
    /**
     * Limits how many challenges a network may request, because each challenge is stored as a row in the
     * database.
     */
    passkeyChallenge: limitNetwork(open, { passkeyChallenge: { points: 120, duration: 10 * MINUTES } }),
    /**
     * Limits how many signed answers of authenticators a network may send. An accepted answer does not count.
     */
    passkeyAnswer: limitNetwork(open, { passkeyAnswer: { points: 30, duration: 10 * MINUTES } }),
    /** Limits how many wrong invitation codes a network may send. */
    invitationCode: limitNetwork(open, { invitationCode: { points: 20, duration: 10 * MINUTES } }),
  };
}

export type OperatorLimits = ReturnType<typeof operatorLimits>;
