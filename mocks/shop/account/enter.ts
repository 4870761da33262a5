import { mergeGuest } from '../cart/merge.ts';
import { belongingsOf, type ShopState } from '../state/state.ts';
import { issueTokens, secret } from '../state/tokens.ts';
import type { Visitor } from '../state/visitor.ts';
import type { Account } from './account.ts';
import { record } from './events.ts';
import { followNewsletter } from './newsletter.ts';

/** Signs the owner of an account in: the guest's things go into it, this device gets a sign-in and tokens of its own. */
export function enter(
  state: ShopState,
  visitor: Visitor,
  account: Account,
  isKnown = hasBeenSeen(state, visitor, account),
): void {
  const { id } = account.profile;
  // What an earlier merge had to say was about an earlier sign-in.
  belongingsOf(state, id).cart.messages = [];
  if (visitor.guestId) mergeGuest(state, visitor.guestId, id);
  followNewsletter(state, account);
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

/** Signs in with the password: the browser is known from now on, by its cookie. */
export function enterByPassword(state: ShopState, visitor: Visitor, account: Account): void {
  const { id: accountId } = account.profile;
  const { deviceSecret = secret() } = visitor;
  const isKnown = state.knownDevices.some(
    (known) => known.accountId === accountId && known.secret === deviceSecret,
  );
  enter(state, visitor, account, isKnown);
  if (!isKnown) state.knownDevices.push({ accountId, secret: deviceSecret });
  visitor.deviceCookie = deviceSecret;
}

/** Where no cookie says so: whether a sign-in began in such a browser. */
const hasBeenSeen = ({ signIns }: ShopState, { device }: Visitor, { profile }: Account): boolean =>
  signIns.some((signIn) => signIn.accountId === profile.id && signIn.device === device);
