import { limitNetwork, MINUTES, type OpenLimiter } from '../../platform/limits/limits.ts';

/** Rate limits of signing in to the desk, checked before any expensive work. */
export function operatorLimits(open: OpenLimiter) {
  return {
    /** Limits challenges by network. Each writes a row. */
    passkeyChallenge: limitNetwork(open, { passkeyChallenge: { points: 120, duration: 10 * MINUTES } }),
    /** Limits answers of authenticators by network. An answer that is accepted is given back. */
    passkeyAnswer: limitNetwork(open, { passkeyAnswer: { points: 30, duration: 10 * MINUTES } }),
    /** Limits wrong codes of invitations by network. */
    invitationCode: limitNetwork(open, { invitationCode: { points: 20, duration: 10 * MINUTES } }),
  };
}

export type OperatorLimits = ReturnType<typeof operatorLimits>;
