import { noAddress } from '#shared/forms/account-refusals.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Visitor } from '../../contract/visitor.ts';
import type { Account } from '../state/account.ts';
import { refuseCommonPassword, refuseFields } from '../state/field-refusal.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState } from '../state/state.ts';
import { newSecret } from '../state/tokens.ts';
import { accountOf, hasLogin, isPendingLogin, isProven, newAccount } from './account.ts';
import { giveConsents } from './consents.ts';
import { addressesOf, offerUndo, recordEvent } from './events.ts';
import { dropSecret, mailOf, sendSecret } from './mails.ts';
import { followNewsletter } from './newsletter.ts';
import { startSignIn } from './start-sign-in.ts';

type Operations = Pick<ShopOperations, 'register' | 'requestConfirmation' | 'confirmRegistration'>;

export function registrationOperations(state: ShopState): Operations {
  return {
    register({ visitor, body: { firstName, email = '', phone = '', password, marketingConsent } }) {
      const to = email.toLowerCase() || phone;
      refuseFields({ '/email': to ? null : noAddress });
      refuseCommonPassword('/password', password);
      visitor.registrationCookie = newSecret();
      if (!state.accounts.some((account) => hasLogin(account, to))) {
        const account = newAccount(firstName.trim());
        account.profile.pendingEmail = email.toLowerCase();
        account.pendingPhone = phone;
        account.password = password;
        account.registeredBy = visitor.registrationCookie;
        // Without an e-mail address there is no newsletter.
        const wantsNews = marketingConsent && email !== '';
        giveConsents(account, wantsNews ? ['personal-data', 'marketing'] : ['personal-data']);
        if (wantsNews) account.profile.subscriptions = ['EMAIL_NEWS'];
        state.accounts.push(account);
        sendSecret(state, account, 'registration', to);
      }
      return { status: 'PENDING_CONFIRMATION' };
    },

    requestConfirmation({ body: { login } }) {
      const account = state.accounts.findLast((candidate) => isPendingLogin(candidate, login));
      if (!account) return;
      const { pendingEmail } = account.profile;
      const to = pendingEmail === login.trim().toLowerCase() ? pendingEmail : account.pendingPhone;
      const isNew = !isProven(account) && account.identities.length === 0;
      sendSecret(state, account, isNew ? 'registration' : 'address', to);
    },

    confirmRegistration({ visitor, body }) {
      const mail = mailOf(
        state,
        body.token,
        ({ purpose }) => purpose === 'registration' || purpose === 'address',
      );
      const account = accountOf(state, mail.accountId);
      const isTaken = state.accounts.some((other) => other !== account && hasLogin(other, mail.to));
      if (!account || isTaken || !isPendingLogin(account, mail.to))
        throw new Refusal('CONFIRMATION_REJECTED');
      if (mail.purpose === 'address') requireOwner(account, visitor);
      dropSecret(state, mail);
      const before = addressesOf(account);
      const channel = prove(account, mail.to);
      if (mail.purpose === 'address') {
        recordEvent(state, account, { kind: `${channel}_CHANGED`, device: visitor.device });
        offerUndo(state, account, channel, before);
        followNewsletter(state, account);
        return { status: 'ADDRESS_CONFIRMED' };
      }
      const isRegistering = visitor.registrationSecret === account.registeredBy;
      account.registeredBy = undefined;
      if (!isRegistering) {
        dropPassword(account);
        state.mails.push({ ...mail, purpose: 'password' });
        return { status: 'PASSWORD_NEEDED' };
      }
      visitor.registrationCookie = '';
      startSignIn(state, visitor, account);
      return { status: 'CONFIRMED' };
    },
  };
}

/**
 * Checks that the visitor is signed in to this account.
 * @throws {Refusal} UNAUTHORIZED for an expired token, otherwise SIGN_IN_NEEDED
 */
function requireOwner({ profile }: Account, { principal, hasEndedToken }: Visitor): void {
  if (hasEndedToken) throw new Refusal('UNAUTHORIZED');
  if (principal?.id !== profile.id) throw new Refusal('SIGN_IN_NEEDED');
}

/**
 * Removes the password and the unconfirmed e-mail address and phone number: someone else may have entered
 * them.
 */
function dropPassword(account: Account): void {
  account.password = null;
  account.profile.pendingEmail = '';
  account.pendingPhone = '';
}

function prove(account: Account, address: string): 'EMAIL' | 'PHONE' {
  const { profile } = account;
  if (profile.pendingEmail === address) {
    profile.email = address;
    profile.pendingEmail = '';
    profile.isEmailConfirmed = true;
    return 'EMAIL';
  }
  account.phone = address;
  account.pendingPhone = '';
  return 'PHONE';
}
