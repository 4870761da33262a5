import type { Visitor } from '../../contract/visitor.ts';
import { mergeGuest } from '../cart/merge.ts';
import type { Account } from '../state/account.ts';
import { belongingsOf, type ShopState } from '../state/state.ts';
import { issueTokens, newSecret } from '../state/tokens.ts';
import { recordEvent } from './events.ts';
import { followNewsletter } from './newsletter.ts';

/**
 * Signs in to an account: merges the guest's data into the account, and creates a sign-in for this device
 * with new tokens.
 */
export function startSignIn(
  state: ShopState,
  visitor: Visitor,
  account: Account,
  isKnown = hasBeenSeen(state, visitor, account),
): void {
  const { id } = account.profile;
  // Removes messages about the merge at an earlier sign-in.
  belongingsOf(state, id).cart.messages = [];
  if (visitor.guestId) mergeGuest(state, visitor.guestId, id);
  followNewsletter(state, account);
  if (!isKnown) recordEvent(state, account, { kind: 'SIGNED_IN', device: visitor.device });
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

/** Signs in with the password. Also sets the cookie that makes this browser a known device. */
export function startPasswordSignIn(state: ShopState, visitor: Visitor, account: Account): void {
  const { id: accountId } = account.profile;
  const { deviceSecret = newSecret() } = visitor;
  const isKnown = state.knownDevices.some(
    (known) => known.accountId === accountId && known.secret === deviceSecret,
  );
  startSignIn(state, visitor, account, isKnown);
  if (!isKnown) state.knownDevices.push({ accountId, secret: deviceSecret });
  visitor.deviceCookie = deviceSecret;
}

/**
 * Whether the account is already signed in on a device of the same name. Used for requests without a
 * known-device cookie.
 */
const hasBeenSeen = ({ signIns }: ShopState, { device }: Visitor, { profile }: Account): boolean =>
  signIns.some((signIn) => signIn.accountId === profile.id && signIn.device === device);
