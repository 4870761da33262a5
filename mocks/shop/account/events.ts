import type { AccountEvent } from '#contract/client/client.schemas.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Account } from '../state/account.ts';
import { Refusal } from '../state/refusal.ts';
import type { AccountUndo, Mail, ShopState } from '../state/state.ts';
import { endSignIns, newSecret } from '../state/tokens.ts';
import { accountOf, hasLogin, myAccount } from './account.ts';
import { sendSecret } from './mails.ts';

type Operations = Pick<ShopOperations, 'getMyAccountEvents' | 'undoAccountChange'>;

export function eventOperations(state: ShopState): Operations {
  return {
    getMyAccountEvents: ({ visitor }) => ({ items: eventsOf(state, myAccount(state, visitor)) }),

    undoAccountChange({ visitor, body: { token } }) {
      const undo = state.undos.find((each) => each.token === token);
      const account = undo && accountOf(state, undo.accountId);
      if (!undo || !account) throw new Refusal('UNDO_REJECTED');
      takeBack(state, account, undo);
      recordEvent(state, account, { kind: 'CHANGES_UNDONE', device: visitor.device });
      const to = undo.channel === 'EMAIL' ? account.profile.email : account.phone;
      if (to) sendSecret(state, account, 'password', to);
      return { letter: to ? undo.channel : 'NONE' };
    },
  };
}

/** The security history of the visitor's account, newest first. */
export function eventsOf(state: ShopState, { profile: { id } }: Account): AccountEvent[] {
  return state.accountEvents
    .filter(({ accountId }) => accountId === id)
    .map(({ accountId: _, ...event }) => event)
    .reverse();
}

export function recordEvent(
  state: ShopState,
  { profile }: Account,
  {
    provider = null,
    ...event
  }: Pick<AccountEvent, 'kind' | 'device'> & { provider?: AccountEvent['provider'] },
): void {
  state.accountEvents.push({ accountId: profile.id, at: new Date().toISOString(), provider, ...event });
}

/**
 * The e-mail address, phone number and external identities with which the owner could sign in before a
 * change.
 */
export const addressesOf = ({ profile: { email }, phone, identities }: Account) => ({
  email,
  phone,
  identities: [...identities],
});

/**
 * "Sends" a link that undoes a change of the e-mail address or phone number (`channel`). It goes to the
 * former e-mail address or phone number; if the account had none, to its phone number or e-mail address
 * instead.
 */
export function offerUndo(
  state: ShopState,
  { profile }: Account,
  channel: AccountUndo['channel'],
  before: ReturnType<typeof addressesOf>,
): void {
  const known = { EMAIL: before.email, PHONE: before.phone };
  const other = channel === 'EMAIL' ? 'PHONE' : 'EMAIL';
  const used = known[channel] ? channel : other;
  if (!known[used]) return;
  const undo: AccountUndo = { accountId: profile.id, token: newSecret(), channel: used, ...before };
  state.undos.push(undo);
  const mail: Mail = { to: known[used], accountId: profile.id, token: undo.token, purpose: 'undo' };
  state.mails.push(mail);
}

/**
 * Undoes a change of an account. Links that undo later changes become invalid; those for earlier changes stay
 * valid.
 */
function takeBack(state: ShopState, account: Account, undo: AccountUndo): void {
  const { id } = account.profile;
  const isFree = (login: string) =>
    !state.accounts.some((other) => other !== account && login !== '' && hasLogin(other, login));
  const email = isFree(undo.email) ? undo.email : '';
  Object.assign(account.profile, { email, isEmailConfirmed: email !== '', pendingEmail: '' });
  const phone = isFree(undo.phone) ? undo.phone : '';
  Object.assign(account, { phone, pendingPhone: '', password: null });
  account.identities = account.identities.filter(({ provider, subject }) =>
    undo.identities.some((identity) => identity.provider === provider && identity.subject === subject),
  );
  const since = state.undos.indexOf(undo);
  state.undos = state.undos.filter(({ accountId }, place) => accountId !== id || place < since);
  state.mails = state.mails.filter(({ accountId, purpose }) => accountId !== id || purpose === 'undo');
  endSignIns(state, (_id, ownerId) => ownerId === id);
  state.knownDevices = state.knownDevices.filter(({ accountId }) => accountId !== id);
}
