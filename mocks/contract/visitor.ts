import type { OperatorKind, OperatorRole } from '#shared/operators/roles.ts';

export type Principal = { id: string; kind: 'guest' | 'user' };

/** The two tokens of the identity cookies. */
export type Tokens = { access: string; refresh: string };

/** The caller of an operation, and the cookies that the response will set. */
export type Visitor = {
  /** The owner of the access token; null without a valid one. */
  principal: Principal | null;
  /** Whether the request had an expired or unknown token. */
  hasEndedToken: boolean;
  /** For operator calls, the operator that the token identifies. */
  operator: {
    id: string;
    kind: OperatorKind;
    name: string;
    role: OperatorRole;
    /** The session of a person; null for a work place. */
    session: { id: string; startedAt: string; lastUsedAt: string } | null;
  } | null;
  /** The sign-in that the token belongs to. */
  signInId: string | undefined;
  /**
   * The guest of the token, even if the token has expired: a guest who signs in late must not lose the cart.
   */
  guestId: string | undefined;
  refreshToken: string | undefined;
  /** The external sign-in attempt cookie. */
  attempt: string | undefined;
  /** The cookie of an attempt to sign in to the desk. */
  deskAttempt: string | undefined;
  /** The known device cookie. */
  deviceSecret: string | undefined;
  /** The registration cookie. */
  registrationSecret: string | undefined;
  /** The names of browser and operating system, if known. */
  device: string;
  /** The origin of the shop. */
  origin: string;
  /** Set by an operation: new tokens for the cookies, or null to expire both cookies. */
  cookies: Tokens | null | undefined;
  /** Set by an operation: the cookie of a known device. */
  deviceCookie: string | undefined;
  /** Set by an operation: the registration cookie; empty to expire it. */
  registrationCookie: string | undefined;
  /** Set by an operation: the attempt cookie. */
  attemptCookie: string | undefined;
  /** Set by an operation: the session of the desk; empty to expire it. */
  deskCookie: string | undefined;
  /** Set by an operation: the cookie of an attempt to sign in to the desk. */
  deskAttemptCookie: string | undefined;
  /** Set by an operation of operators: what it is about, if its address does not say so. */
  subjectId: string | undefined;
};
