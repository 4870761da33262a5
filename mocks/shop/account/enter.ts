import { mergeGuest } from '../cart/merge.ts';
import { belongingsOf, type ShopState } from '../state/state.ts';
import { issueTokens } from '../state/tokens.ts';
import type { Visitor } from '../state/visitor.ts';
import type { Account } from './account.ts';
import { record } from './events.ts';

/** Signs the owner of an account in: the guest's things go into it, this device gets a sign-in and tokens of its own. */
export function enter(state: ShopState, visitor: Visitor, account: Account): void {
  const { id } = account.profile;
  // What an earlier merge had to say was about an earlier sign-in.
  belongingsOf(state, id).cart.messages = [];
  if (visitor.guestId) mergeGuest(state, visitor.guestId, id);
  const isKnown = state.signIns.some(
    ({ accountId, device }) => accountId === id && device === visitor.device,
  );
  if (!isKnown) record(state, account, { kind: 'SIGNED_IN', device: visitor.device });
  const now = new Date().toISOString();
  const signIn = {
    id: crypto.randomUUID(),
    accountId: id,
    device: visitor.device,
    createdAt: now,
    lastSeenAt: now,
    provenAt: now,
    endedAt: null,
  };
  state.signIns.push(signIn);
  issueTokens(state, visitor, { id, kind: 'user' }, signIn.id);
}
