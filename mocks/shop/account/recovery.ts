import type { ShopOperations } from '../../contract/shop-operations.ts';
import { refuseCommonPassword } from '../state/field-refusal.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState } from '../state/state.ts';
import { endSignIns } from '../state/tokens.ts';
import { accountOf, hasLogin } from './account.ts';
import { recordEvent } from './events.ts';
import { dropSecret, mailOf, sendSecret } from './mails.ts';

export function recoveryOperations(
  state: ShopState,
): Pick<ShopOperations, 'requestPasswordReset' | 'setNewPassword'> {
  return {
    requestPasswordReset({ body: { login } }) {
      const account = state.accounts.find((candidate) => hasLogin(candidate, login));
      if (!account) return;
      const { email } = account.profile;
      sendSecret(state, account, 'password', email === login.trim().toLowerCase() ? email : account.phone);
    },

    setNewPassword({ visitor, body: { token, password } }) {
      const mail = mailOf(state, token, ({ purpose }) => purpose === 'password');
      const account = accountOf(state, mail.accountId);
      if (!account) throw new Refusal('CONFIRMATION_REJECTED');
      refuseCommonPassword('/password', password);
      dropSecret(state, mail);
      account.password = password;
      recordEvent(state, account, { kind: 'PASSWORD_CHANGED', device: visitor.device });
      state.knownDevices = state.knownDevices.filter(({ accountId }) => accountId !== account.profile.id);
      endSignIns(state, (_id, ownerId) => ownerId === account.profile.id);
    },
  };
}
