import type { Principal, Visitor } from '../../contract/visitor.ts';
import type { ShopState } from './state.ts';

const ACCESS_TOKEN_MS = 15 * 60 * 1000;

export function endOfToken(): string {
  return new Date(Date.now() + ACCESS_TOKEN_MS).toISOString();
}

export function newSecret(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** Issues new tokens, for a guest or for a sign-in on a device. */
export function issueTokens(
  state: ShopState,
  visitor: Visitor,
  { id, kind }: Principal,
  signInId: string,
): void {
  const tokens = { access: newSecret(), refresh: newSecret() };
  state.accessTokens[tokens.access] = { id, kind, signInId, expiresAt: endOfToken() };
  state.refreshTokens[tokens.refresh] = { id, kind, signInId };
  visitor.cookies = tokens;
}

/** Ends all sign-ins for which `ends` returns true. Their tokens become invalid. */
export function endSignIns(state: ShopState, ends: (signInId: string, ownerId: string) => boolean): void {
  const now = new Date().toISOString();
  for (const signIn of state.signIns) {
    if (ends(signIn.id, signIn.accountId)) signIn.endedAt ??= now;
  }
  for (const tokens of [state.accessTokens, state.refreshTokens]) {
    for (const [token, { signInId, id }] of Object.entries(tokens)) {
      if (ends(signInId, id)) delete tokens[token];
    }
  }
}
