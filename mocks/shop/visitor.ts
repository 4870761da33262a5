import { Refusal } from './refusal.ts';

export type Principal = { id: string; kind: 'guest' | 'user' };

/** The two tokens as their cookies carry them. */
export type Tokens = { access: string; refresh: string };

/** Who asks, and what becomes of the identity cookies with the answer. */
export type Visitor = {
  /** Owner of the access token that was sent; null without one. */
  principal: Principal | null;
  /** The guest of that token, even when it has ended: who signs in late must not lose the cart. */
  guestId: string | undefined;
  refreshToken: string | undefined;
  /** Set by an operation: new tokens, or null to expire both cookies. */
  cookies: Tokens | null | undefined;
};

/** @throws {Refusal} UNAUTHORIZED when nobody is known */
export function ownerOf(visitor: Visitor): Principal {
  if (!visitor.principal) throw new Refusal('UNAUTHORIZED');
  return visitor.principal;
}
