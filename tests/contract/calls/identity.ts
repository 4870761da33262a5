import * as sdk from '#contract/sdk/sdk.gen.ts';
import {
  becomeAnonymous,
  becomeGuest,
  becomeUser,
  credentials,
  newAddress,
  registerOnly,
  registration,
} from '../people.ts';
import type { Calls } from './prepare.ts';

/** Valid calls of operations for session, sign-in and registration. */
export const identityCalls = {
  async getSession(shopper) {
    await becomeUser(shopper);
    return () => sdk.getSession(shopper.with());
  },
  async deleteSession(shopper) {
    await becomeUser(shopper);
    return () => sdk.deleteSession(shopper.with());
  },
  async login(shopper) {
    const email = await becomeUser(shopper);
    becomeAnonymous(shopper);
    return () => sdk.login({ ...shopper.with(), body: credentials(email) });
  },
  async register(shopper) {
    return () => sdk.register({ ...shopper.with(), body: registration(newAddress()) });
  },
  async confirmRegistration(shopper) {
    const token = await shopper.target.secretSentTo(await registerOnly(shopper));
    return () => sdk.confirmRegistration({ ...shopper.with(), body: { token } });
  },
  async getUserIdentity(shopper) {
    await becomeGuest(shopper);
    return () => sdk.getUserIdentity(shopper.with());
  },
  async logout(shopper) {
    await becomeUser(shopper);
    return () => sdk.logout(shopper.with());
  },
  async refreshTokens(shopper) {
    await becomeGuest(shopper);
    return () => sdk.refreshTokens(shopper.with());
  },
  async createGuestIdentity(shopper) {
    return () => sdk.createGuestIdentity(shopper.with());
  },
  async requestConfirmation(shopper) {
    const login = await registerOnly(shopper);
    return () => sdk.requestConfirmation({ ...shopper.with(), body: { login } });
  },
} satisfies Calls;
