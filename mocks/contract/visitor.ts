import type { OperatorKind, OperatorRole } from '#shared/operators/roles.ts';

export type Principal = { id: string; kind: 'guest' | 'user' };

/** The access token and the refresh token, which browsers keep in cookies. */
export type Tokens = { access: string; refresh: string };

/** Who makes a call, and the cookies that its response shall set. */
export type Visitor = {
  /** The guest or user that the access token identifies. Null without a valid token. */
  principal: Principal | null;
  /** Whether the request had a token that is expired or unknown. */
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
   * Id of the guest that the token belongs to, even if it has expired: a guest who signs in late must not
   * lose the cart.
   */
  guestId: string | undefined;
  refreshToken: string | undefined;
  /** Value of the cookie for an external sign-in attempt. */
  attempt: string | undefined;
  /** The cookie of an attempt to sign in to the desk. */
  deskAttempt: string | undefined;
  /** The known device cookie. */
  deviceSecret: string | undefined;
  /** Value of the registration cookie. */
  registrationSecret: string | undefined;
  /** Names of browser and operating system, for the list of devices. Empty if unknown. */
  device: string;
  /** Origin of the shop's pages. */
  origin: string;
  /** Set by an operation: new tokens for the cookies, or null to delete both cookies. */
  cookies: Tokens | null | undefined;
  /** Set by an operation: new value of the known-device cookie. */
  deviceCookie: string | undefined;
  /** Set by an operation: new value of the registration cookie. An empty text deletes it. */
  registrationCookie: string | undefined;
  /** Set by an operation: new value of the cookie for an external sign-in attempt. */
  attemptCookie: string | undefined;
  /** Set by an operation: the session of the desk; empty to expire it. */
  deskCookie: string | undefined;
  /** Set by an operation: the cookie of an attempt to sign in to the desk. */
  deskAttemptCookie: string | undefined;
  /** Set by an operation of the desk: the id of what it is about, if the URL does not name it. */
  subjectId: string | undefined;
};
