import * as sdk from '#contract/sdk/sdk.gen.ts';
import { becomeExternalUser } from '../external.ts';
import {
  becomeAnonymous,
  becomeUser,
  changeEmail,
  OTHER_PASSWORD,
  onAnotherDevice,
  PASSWORD,
  unchangedProfile,
} from '../people.ts';
import type { Shopper } from '../shopper.ts';
import type { Calls } from './prepare.ts';

/** Valid calls of account operations by a signed-in shopper. */
export const accountCalls = {
  async getMyAccount(shopper) {
    await becomeUser(shopper);
    return () => sdk.getMyAccount(shopper.with());
  },
  async updateMyAccount(shopper) {
    const email = await becomeUser(shopper);
    const body = { ...unchangedProfile(email), birthDate: '08.03.1990', sex: 'FEMALE' as const };
    return () => sdk.updateMyAccount({ ...shopper.with(), body });
  },
  async deleteMyAccount(shopper) {
    await becomeUser(shopper);
    return () => sdk.deleteMyAccount({ ...shopper.with(), body: { password: PASSWORD } });
  },
  async changePassword(shopper) {
    await becomeUser(shopper);
    const body = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
    return () => sdk.changePassword({ ...shopper.with(), body });
  },
  async proveIdentity(shopper) {
    await becomeUser(shopper);
    return () => sdk.proveIdentity({ ...shopper.with(), body: { password: PASSWORD, code: null } });
  },
  async requestProofCode(shopper) {
    await becomeExternalUser(shopper);
    return () => sdk.requestProofCode(shopper.with());
  },
  async getMyAccountEvents(shopper) {
    await becomeUser(shopper);
    return () => sdk.getMyAccountEvents(shopper.with());
  },
  async unlinkExternalSignIn(shopper) {
    await becomeExternalUser(shopper);
    return () => sdk.unlinkExternalSignIn({ ...shopper.with(), path: { provider: 'yandex' } });
  },
  async undoAccountChange(shopper) {
    const email = await becomeUser(shopper);
    await changeEmail(shopper);
    const token = await shopper.target.secretSentTo(email);
    becomeAnonymous(shopper);
    return () => sdk.undoAccountChange({ ...shopper.with(), body: { token } });
  },
  async getMySignIns(shopper) {
    await becomeUser(shopper);
    return () => sdk.getMySignIns(shopper.with());
  },
  async endMySignIn(shopper) {
    await onAnotherDevice(shopper, await becomeUser(shopper));
    const signInId = await otherSignIn(shopper);
    return () => sdk.endMySignIn({ ...shopper.with(), path: { signInId } });
  },
  async endMySignIns(shopper) {
    await becomeUser(shopper);
    return () => sdk.endMySignIns(shopper.with());
  },
  async getMyConsents(shopper) {
    await becomeUser(shopper);
    return () => sdk.getMyConsents(shopper.with());
  },
  async answerConsents(shopper) {
    await becomeUser(shopper);
    const answers = [{ purpose: 'analytics' as const, version: '1', allowed: true }];
    return () => sdk.answerConsents({ ...shopper.with(), body: { answers } });
  },
  async unsubscribe(shopper) {
    await becomeUser(shopper);
    const { data } = await sdk.getMyAccount(shopper.with());
    const token = await shopper.target.unsubscribeToken(data?.id ?? '');
    becomeAnonymous(shopper);
    return () => sdk.unsubscribe({ ...shopper.with(), body: { token } });
  },
  async withdrawConsent(shopper) {
    await becomeUser(shopper);
    const consentId = await consentTo(shopper, 'marketing');
    return () => sdk.withdrawConsent({ ...shopper.with(), path: { consentId } });
  },
  async getMyMeasures(shopper) {
    await becomeUser(shopper);
    return () => sdk.getMyMeasures(shopper.with());
  },
  async replaceMyMeasures(shopper) {
    await becomeUser(shopper);
    return () =>
      sdk.replaceMyMeasures({
        ...shopper.with(),
        path: { wearer: 'women' },
        body: { chest: 92, waist: 74.5 },
      });
  },
  async deleteMyMeasures(shopper) {
    await becomeUser(shopper);
    return () => sdk.deleteMyMeasures({ ...shopper.with(), path: { wearer: 'women' } });
  },
  async getMyData(shopper) {
    await becomeUser(shopper);
    return () => sdk.getMyData(shopper.with());
  },
} satisfies Calls;

/** Signs in on another device. Returns the id of that sign-in. */
export async function otherSignIn(shopper: Shopper): Promise<string> {
  const { data } = await sdk.getMySignIns({ ...shopper.with(), throwOnError: true });
  return data.items.find(({ current }) => !current)?.id ?? '';
}

export async function consentTo(shopper: Shopper, purpose: 'personal-data' | 'marketing'): Promise<string> {
  const { data } = await sdk.getMyConsents({ ...shopper.with(), throwOnError: true });
  return data.items.find((consent) => consent.purpose === purpose)?.id ?? '';
}
