import { wrongCode } from '#shared/forms/account-refusals.ts';
import { requiredMessage } from '#shared/forms/required.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Visitor } from '../../contract/visitor.ts';
import { refuseFields, refuseWrongPassword } from '../state/field-refusal.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, SignedIn } from '../state/state.ts';
import { myAccount } from './account.ts';

const PROOF_LIFE_MS = 10 * 60 * 1000;

/** The code in every message. The mock shop sends no messages, so the code is always the same. */
const MOCK_CODE = '482915';

export function proofOperations(
  state: ShopState,
): Pick<ShopOperations, 'proveIdentity' | 'requestProofCode'> {
  return {
    proveIdentity({ visitor, body: { password, code } }) {
      const account = myAccount(state, visitor);
      refuseWrongPassword('/password', account.password, password);
      if (account.password === null) {
        if (code === null) refuseFields({ '/code': { code: 'required', message: requiredMessage('/code') } });
        const { id } = account.profile;
        const isOfCode = (mail: ShopState['mails'][number]) =>
          mail.accountId === id && mail.purpose === 'proof' && mail.token === code;
        refuseFields({ '/code': state.mails.some(isOfCode) ? null : wrongCode });
        state.mails = state.mails.filter((mail) => !isOfCode(mail));
      }
      const signIn = signInOf(state, visitor);
      if (signIn) signIn.provenAt = new Date().toISOString();
    },

    requestProofCode({ visitor }) {
      const { profile, phone, password } = myAccount(state, visitor);
      const to = profile.email || phone;
      if (password !== null || !to) throw new Refusal('PROOF_NOT_POSSIBLE');
      const isOlder = (mail: ShopState['mails'][number]) =>
        mail.accountId === profile.id && mail.purpose === 'proof';
      const mail = { to, accountId: profile.id, token: MOCK_CODE, purpose: 'proof' as const };
      state.mails = [...state.mails.filter((other) => !isOlder(other)), mail];
    },
  };
}

/**
 * Checks the proof of identity.
 * @throws {Refusal} PROOF_NEEDED unless the visitor signed in or entered a code in the last ten minutes
 */
export function refuseUnproven(state: ShopState, visitor: Visitor): void {
  const provenAt = Date.parse(signInOf(state, visitor)?.provenAt ?? '');
  if (!(Date.now() - provenAt < PROOF_LIFE_MS)) throw new Refusal('PROOF_NEEDED');
}

const signInOf = (state: ShopState, visitor: Visitor): SignedIn | undefined =>
  state.signIns.find(({ id }) => id === visitor.signInId);
