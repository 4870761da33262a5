import { describe, expect, test } from 'vitest';
import * as sdk from '../../../src/generated/sdk/sdk.gen';
import type { ProfileUpdate, UserProfile } from '../../../src/generated/sdk/types.gen';
import { consentTo, otherSignIn } from '../calls/account.ts';
import {
  becomeUser,
  credentials,
  forgetPassword,
  newAddress,
  OTHER_PASSWORD,
  onAnotherDevice,
  PASSWORD,
  registration,
  unchangedProfile,
} from '../people.ts';
import { Shopper, type Target } from '../shopper.ts';

async function account(shopper: Shopper): Promise<UserProfile> {
  const { data } = await sdk.getMyAccount({ ...shopper.with(), throwOnError: true });
  return data;
}

async function save(shopper: Shopper, body: ProfileUpdate): Promise<UserProfile> {
  const { data } = await sdk.updateMyAccount({ ...shopper.with(), body, throwOnError: true });
  return data;
}

/** The status that a request for the account gets: 200 while the shopper is signed in. */
async function statusOf(shopper: Shopper): Promise<number | undefined> {
  await sdk.getMyAccount(shopper.with());
  return shopper.last?.status;
}

/** The status with which a fresh device signs in. */
async function loginStatus({ target }: Shopper, login: string, password: string) {
  const device = new Shopper(target);
  await sdk.login({ ...device.with(), body: credentials(login, password) });
  return device.last?.status;
}

/** What the account remembers from one call to the next. */
export function describeAccountStories(target: () => Target): void {
  describe('an account', () => {
    test('keeps what was edited', async () => {
      const shopper = new Shopper(target());
      const email = await becomeUser(shopper);
      const edited = {
        ...unchangedProfile(email),
        lastName: 'Лебедева',
        birthDate: '29.02.1988',
        sex: 'FEMALE' as const,
      };
      expect(await save(shopper, edited)).toMatchObject(edited);
      expect(await account(shopper)).toMatchObject({ ...edited, hasPassword: true, externalProviders: [] });
    });

    test('has its old e-mail until the new one is proven', async () => {
      const shopper = new Shopper(target());
      const email = await becomeUser(shopper);
      const pendingEmail = newAddress();
      await save(shopper, unchangedProfile(pendingEmail));
      expect(await account(shopper)).toMatchObject({ email, pendingEmail });
      expect(await loginStatus(shopper, pendingEmail, PASSWORD)).toBe(401);

      const token = await shopper.target.secretSentTo(pendingEmail);
      const { data } = await sdk.confirmRegistration({ ...shopper.with(), body: { token } });
      expect(data).toEqual({ status: 'ADDRESS_CONFIRMED' });
      expect(shopper.last?.headers.getSetCookie()).toEqual([]);
      expect(await account(shopper)).toMatchObject({ email: pendingEmail, pendingEmail: '' });
      expect(await loginStatus(shopper, pendingEmail, PASSWORD)).toBe(204);
      expect(await loginStatus(shopper, email, PASSWORD)).toBe(401);
    });

    test('is closed to the secret of an address that was given up meanwhile', async () => {
      const shopper = new Shopper(target());
      const email = await becomeUser(shopper);
      const pendingEmail = newAddress();
      await save(shopper, unchangedProfile(pendingEmail));
      const token = await shopper.target.secretSentTo(pendingEmail);
      await save(shopper, unchangedProfile(email));
      await sdk.confirmRegistration({ ...shopper.with(), body: { token } });
      expect(shopper.last?.status).toBe(409);
      expect(await account(shopper)).toMatchObject({ email, pendingEmail: '' });
    });

    test('signs other devices out when its password changes, and no other way', async () => {
      const shopper = new Shopper(target());
      const email = await becomeUser(shopper);
      const device = await onAnotherDevice(shopper, email);
      const body = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
      await sdk.changePassword({ ...shopper.with(), body, throwOnError: true });
      expect(await statusOf(shopper)).toBe(200);
      expect(await statusOf(device)).toBe(401);
      expect(await loginStatus(shopper, email, PASSWORD)).toBe(401);
      expect(await loginStatus(shopper, email, OTHER_PASSWORD)).toBe(204);
    });

    test('signs every device out when its password is set by a link', async () => {
      const shopper = new Shopper(target());
      const email = await becomeUser(shopper);
      const token = await forgetPassword(new Shopper(target()), email);
      const body = { token, password: OTHER_PASSWORD };
      await sdk.setNewPassword({ ...new Shopper(target()).with(), body, throwOnError: true });
      expect(await statusOf(shopper)).toBe(401);
      expect(await loginStatus(shopper, email, OTHER_PASSWORD)).toBe(204);
    });

    test('shows its devices, the one that asks first, and signs one of them out', async () => {
      const shopper = new Shopper(target());
      const device = await onAnotherDevice(shopper, await becomeUser(shopper));
      const { data } = await sdk.getMySignIns({ ...shopper.with(), throwOnError: true });
      expect(data.items.map(({ current }) => current)).toEqual([true, false]);
      const path = { signInId: await otherSignIn(shopper) };
      for (const _time of ['once', 'and once more'])
        await sdk.endMySignIn({ ...shopper.with(), path, throwOnError: true });
      expect([await statusOf(shopper), await statusOf(device)]).toEqual([200, 401]);
      await sdk.endMySignIns({ ...shopper.with(), throwOnError: true });
      expect(await statusOf(shopper)).toBe(401);
    });

    test('gets no more news when the consent to them is withdrawn', async () => {
      const shopper = new Shopper(target());
      await becomeUser(shopper);
      expect((await account(shopper)).subscriptions).toEqual(['EMAIL_NEWS']);
      const path = { consentId: await consentTo(shopper, 'marketing') };
      const { data } = await sdk.withdrawConsent({ ...shopper.with(), path, throwOnError: true });
      const withdrawn = Object.fromEntries(data.items.map((each) => [each.purpose, each.withdrawnAt]));
      expect(withdrawn).toEqual({ 'personal-data': null, marketing: expect.any(String) });
      expect((await account(shopper)).subscriptions).toEqual([]);
    });

    test('is gone when it is deleted, and its address is free', async () => {
      const shopper = new Shopper(target());
      const email = await becomeUser(shopper);
      const device = await onAnotherDevice(shopper, email);
      await sdk.deleteMyAccount({ ...shopper.with(), body: { password: PASSWORD }, throwOnError: true });
      expect(shopper.tokens).toEqual({ access: undefined, refresh: undefined });
      expect(await statusOf(device)).toBe(401);
      expect(await loginStatus(shopper, email, PASSWORD)).toBe(401);
      const body = { ...registration(email), marketingConsent: false };
      await sdk.register({ ...shopper.with(), body, throwOnError: true });
      const token = await shopper.target.secretSentTo(email);
      await sdk.confirmRegistration({ ...shopper.with(), body: { token }, throwOnError: true });
      expect(await account(shopper)).toMatchObject({ email, subscriptions: [] });
    });
  });
}
