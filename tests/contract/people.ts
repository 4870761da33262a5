import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { ProfileUpdate } from '#contract/sdk/types.gen.ts';
import { Shopper } from './shopper.ts';

export const PASSWORD = 'lipovyy-chay-1986';
export const OTHER_PASSWORD = 'malinovyy-uzvar-1986';

/** A secret, as letters contain it in links, that the shop has never sent. */
export const UNKNOWN_SECRET = 'net-takogo-sekreta-nikogda-ne-bylo';

/** An invitation code for the desk that the shop has never sent. Such codes have 43 characters. */
export const UNKNOWN_CODE = 'takogo-koda-nikogda-ne-bylo-v-etom-magazine';

/** A unique name, since only one account can be created for an e-mail address. */
export const newName = () => `anna-${crypto.randomUUID().slice(0, 8)}`;
export const newAddress = () => `${newName()}@example.ru`;

export const registration = (email: string) => ({
  firstName: 'Анна',
  email,
  password: PASSWORD,
  personalDataConsent: true as const,
  marketingConsent: true,
});

export async function becomeGuest(shopper: Shopper): Promise<void> {
  await sdk.createGuestIdentity(shopper.with());
}

/** Registers an account and leaves its e-mail address unconfirmed. Returns the address. */
export async function registerOnly(shopper: Shopper, email = newAddress()): Promise<string> {
  await sdk.register({ ...shopper.with(), body: registration(email) });
  return email;
}

/** Creates an account with a confirmed e-mail address and signs in. Returns the address. */
export async function becomeUser(shopper: Shopper, email?: string): Promise<string> {
  const address = await registerOnly(shopper, email);
  const token = await shopper.target.secretSentTo(address);
  await sdk.confirmRegistration({ ...shopper.with(), body: { token } });
  return address;
}

/** Deletes the cookies and tokens of the shopper, who then calls the shop like a new browser. */
export function becomeAnonymous(shopper: Shopper): void {
  shopper.tokens = { access: undefined, refresh: undefined };
}

export function credentials(login: string, password = PASSWORD) {
  return { login, password };
}

/** Signs in to the shopper's account on another device. Returns a shopper that acts for this device. */
export async function onAnotherDevice({ target }: Shopper, email: string): Promise<Shopper> {
  const device = new Shopper(target);
  await sdk.login({ ...device.with(), body: credentials(email) });
  return device;
}

/** Requests a password reset. Returns the secret of the link in the letter that the shop sends. */
export async function forgetPassword(shopper: Shopper, email: string): Promise<string> {
  await sdk.requestPasswordReset({ ...shopper.with(), body: { login: email } });
  return shopper.target.secretSentTo(email);
}

/** Changes the account's e-mail address and confirms it. Returns the new address. */
export async function changeEmail(shopper: Shopper): Promise<string> {
  const email = newAddress();
  await sdk.updateMyAccount({ ...shopper.with(), body: unchangedProfile(email) });
  const token = await shopper.target.secretSentTo(email);
  await sdk.confirmRegistration({ ...shopper.with(), body: { token } });
  return email;
}

/** The request body for saving the profile of a new account unchanged. */
export function unchangedProfile(email: string): ProfileUpdate {
  return {
    phone: '',
    email,
    firstName: 'Анна',
    middleName: '',
    lastName: '',
    birthDate: null,
    sex: '',
    subscriptions: ['EMAIL_NEWS'],
  };
}
