import type { Visitor } from '../../contract/visitor.ts';
import { mergeGuest } from '../cart/merge.ts';
import type { Account } from '../state/account.ts';
import { belongingsOf, type ShopState } from '../state/state.ts';
import { issueTokens, newSecret } from '../state/tokens.ts';
import { recordEvent } from './events.ts';
import { followNewsletter } from './newsletter.ts';

/**
 * Signs the owner of an account in: merges the guest's data into the account, and creates a sign-in with
 * tokens for this device.
 */
export function startSignIn(
  state: ShopState,
  visitor: Visitor,
  account: Account,
  isKnown = hasBeenSeen(state, visitor, account),
): void {
  const { id } = account.profile;
  // Messages about an earlier merge are removed, because they belong to an earlier sign-in.
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

/** Signs in with the password, and sets the cookie that makes this browser a known device. */
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
 * Whether the account was already signed in on a device with the same name. This replaces the device cookie
 * if a request has none.
 */
const hasBeenSeen = ({ signIns }: ShopState, { device }: Visitor, { profile }: Account): boolean =>
  signIns.some((signIn) => signIn.accountId === profile.id && signIn.device === device);
