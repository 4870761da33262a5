import type { OperatorRole } from '#contract/operations.ts';
import { Refusal } from './refusal.ts';

export type Principal = { id: string; kind: 'guest' | 'user' };

/** The two tokens as their cookies carry them. */
export type Tokens = { access: string; refresh: string };

/** Who asks, and what becomes of the cookies with the answer. */
export type Visitor = {
  /** Owner of the access token that was sent; null without one. */
  principal: Principal | null;
  /** A token was sent that is not good any more. */
  hasEndedToken: boolean;
  /** The operator of the token, for calls of operators. */
  operator: { name: string; role: OperatorRole } | null;
  /** The sign-in of that token. */
  signInId: string | undefined;
  /** The guest of that token, even when it has ended: who signs in late must not lose the cart. */
  guestId: string | undefined;
  refreshToken: string | undefined;
  /** What the cookie of an attempt to sign in elsewhere says. */
  attempt: string | undefined;
  /** What the cookie of a known device says. */
  deviceSecret: string | undefined;
  /** What the cookie of the browser that registered says. */
  registrationSecret: string | undefined;
  /** Browser and system as far as they are known. */
  device: string;
  /** Where the shop is. */
  origin: string;
  /** Set by an operation: new tokens, or null to expire both cookies. */
  cookies: Tokens | null | undefined;
  /** Set by an operation: the cookie of a known device. */
  deviceCookie: string | undefined;
  /** Set by an operation: the cookie of the browser that registered; empty to expire it. */
  registrationCookie: string | undefined;
  /** Set by an operation: the cookie of an attempt. */
  attemptCookie: string | undefined;
};

/** @throws {Refusal} UNAUTHORIZED without an identity */
export function ownerOf(visitor: Visitor): Principal {
  if (!visitor.principal) throw new Refusal('UNAUTHORIZED');
  return visitor.principal;
}
