import type { ProfileUpdate } from '#contract/client/client.schemas.ts';
import { lastSignInAddress } from '#shared/forms/account-refusals.ts';
import { readBirthDate } from '#shared/forms/birth-date.ts';
import { unsentSubscription } from '#shared/forms/subscriptions.ts';
import { trimTexts } from '#shared/text/trim-texts.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Account } from '../state/account.ts';
import { eraseOrderDrafts } from '../state/erase-order-drafts.ts';
import { refuseCommonPassword, refuseFields, refuseWrongPassword } from '../state/field-refusal.ts';
import type { ShopState } from '../state/state.ts';
import { endSignIns } from '../state/tokens.ts';
import { myAccount, viewOf } from './account.ts';
import { giveConsents, withdrawPurpose } from './consents.ts';
import { addressesOf, offerUndo, recordEvent } from './events.ts';
import { sendSecret } from './mails.ts';
import { refuseUnproven } from './proof.ts';

type Operations = Pick<
  ShopOperations,
  'getMyAccount' | 'updateMyAccount' | 'changePassword' | 'deleteMyAccount'
>;

export function profileOperations(state: ShopState): Operations {
  return {
    getMyAccount: ({ visitor }) => viewOf(myAccount(state, visitor)),

    updateMyAccount({ visitor, body }) {
      const account = myAccount(state, visitor);
      const { email, phone, ...edited } = body;
      const { subscriptions } = edited;
      refuseWrong(account, body);
      if (changesAddresses(account, body)) refuseUnproven(state, visitor);
      const isNew = subscriptions.some((each) => !account.profile.subscriptions.includes(each));
      if (isNew) giveConsents(account, ['subscriptions']);
      else if (subscriptions.length === 0) withdrawPurpose(account, 'marketing');
      Object.assign(account.profile, trimTexts(edited));
      const before = addressesOf(account);
      saveEmail(state, account, email.toLowerCase());
      savePhone(state, account, phone);
      for (const channel of ['EMAIL', 'PHONE'] as const) {
        const key = channel === 'EMAIL' ? 'email' : 'phone';
        if (before[key] === '' || addressesOf(account)[key] !== '') continue;
        recordEvent(state, account, { kind: `${channel}_CHANGED`, device: visitor.device });
        offerUndo(state, account, channel, before);
      }
      return viewOf(account);
    },

    changePassword({ visitor, body: { currentPassword, newPassword } }) {
      const account = myAccount(state, visitor);
      refuseWrongPassword('/currentPassword', account.password, currentPassword);
      refuseCommonPassword('/newPassword', newPassword);
      if (account.password === null) refuseUnproven(state, visitor);
      account.password = newPassword;
      recordEvent(state, account, { kind: 'PASSWORD_CHANGED', device: visitor.device });
      endSignIns(state, (id, ownerId) => ownerId === account.profile.id && id !== visitor.signInId);
    },

    deleteMyAccount({ visitor, body: { password } }) {
      const account = myAccount(state, visitor);
      refuseWrongPassword('/password', account.password, password);
      if (account.password === null) refuseUnproven(state, visitor);
      eraseAccount(state, account);
      visitor.cookies = null;
    },
  };
}

/** Deletes an account with everything that belongs to its owner alone. */
export function eraseAccount(state: ShopState, account: Account): void {
  const { id, email } = account.profile;
  endSignIns(state, (_id, ownerId) => ownerId === id);
  state.accounts = state.accounts.filter((other) => other !== account);
  state.signIns = state.signIns.filter(({ accountId }) => accountId !== id);
  state.mails = state.mails.filter(({ accountId }) => accountId !== id);
  state.undos = state.undos.filter(({ accountId }) => accountId !== id);
  state.accountEvents = state.accountEvents.filter(({ accountId }) => accountId !== id);
  state.newsletter = state.newsletter.filter((subscription) => subscription.email !== email);
  eraseOrderDrafts(state, { accountId: id, phone: account.phone, email });
  delete state.belongings[id];
}

/**
 * Checks an update of the profile and refuses it with the errors of all fields. The last e-mail address or
 * phone number with which the owner can sign in must not be removed.
 */
function refuseWrong(account: Account, { email, phone, birthDate, subscriptions }: ProfileUpdate): void {
  const staysIn =
    (account.profile.email && email) || (account.phone && phone) || account.identities.length > 0;
  const read = birthDate === null ? null : readBirthDate(birthDate, new Date());
  refuseFields({
    '/email': account.profile.email && !staysIn ? lastSignInAddress.email : null,
    '/phone': account.phone && !staysIn ? lastSignInAddress.phone : null,
    '/birthDate': typeof read === 'string' ? null : read,
    '/subscriptions': unsentSubscription(account.profile.subscriptions, subscriptions) ?? null,
  });
}

/** Whether the update changes an e-mail address or phone number with which the owner can sign in. */
function changesAddresses({ profile, phone, pendingPhone }: Account, update: ProfileUpdate): boolean {
  const isOther = (known: string, pending: string, next: string) =>
    next === '' ? known !== '' : next !== known && next !== pending;
  return (
    isOther(profile.email, profile.pendingEmail, update.email.toLowerCase()) ||
    isOther(phone, pendingPhone, update.phone)
  );
}

/** Stores a new e-mail address as unconfirmed. The old one stays in use until the new one is confirmed. */
function saveEmail(state: ShopState, account: Account, email: string): void {
  const { profile } = account;
  if (email === '') Object.assign(profile, { email: '', isEmailConfirmed: false });
  const isNew = email !== '' && email !== profile.email;
  if (isNew && email !== profile.pendingEmail) sendSecret(state, account, 'address', email);
  profile.pendingEmail = isNew ? email : '';
}

function savePhone(state: ShopState, account: Account, phone: string): void {
  if (phone === '') account.phone = '';
  const isNew = phone !== '' && phone !== account.phone;
  if (isNew && phone !== account.pendingPhone) sendSecret(state, account, 'address', phone);
  account.pendingPhone = isNew ? phone : '';
}
