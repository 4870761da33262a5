import * as sdk from '#contract/sdk/sdk.gen.ts';
import { becomeAnonymous, becomeUser, forgetPassword, OTHER_PASSWORD } from '../people.ts';
import type { Calls } from './prepare.ts';

/** Valid calls of operations for resetting a password. */
export const recoveryCalls = {
  async requestPasswordReset(shopper) {
    const login = await becomeUser(shopper);
    becomeAnonymous(shopper);
    return () => sdk.requestPasswordReset({ ...shopper.with(), body: { login } });
  },
  async setNewPassword(shopper) {
    const email = await becomeUser(shopper);
    becomeAnonymous(shopper);
    const token = await forgetPassword(shopper, email);
    return () => sdk.setNewPassword({ ...shopper.with(), body: { token, password: OTHER_PASSWORD } });
  },
} satisfies Calls;
