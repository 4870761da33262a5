import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { ProfileUpdate } from '#contract/sdk/types.gen.ts';
import { Shopper } from './shopper.ts';

export const PASSWORD = 'lipovyy-chay-1986';
export const OTHER_PASSWORD = 'malinovyy-uzvar-1986';

/** A secret that was never sent. */
export const UNKNOWN_SECRET = 'net-takogo-sekreta-nikogda-ne-bylo';

/** A unique name, since an account can be created only once. */
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

/** Registers without confirming. Returns the e-mail address. */
export async function registerOnly(shopper: Shopper, email = newAddress()): Promise<string> {
  await sdk.register({ ...shopper.with(), body: registration(email) });
  return email;
}

/** Creates a confirmed account and signs in. Returns the e-mail address. */
export async function becomeUser(shopper: Shopper, email?: string): Promise<string> {
  const address = await registerOnly(shopper, email);
  const token = await shopper.target.secretSentTo(address);
  await sdk.confirmRegistration({ ...shopper.with(), body: { token } });
  return address;
}

/** Drops the shopper's identity, as in a new browser. */
export function becomeAnonymous(shopper: Shopper): void {
  shopper.tokens = { access: undefined, refresh: undefined };
}

export function credentials(login: string, password = PASSWORD) {
  return { login, password };
}

/** The same person on another device, signed in. */
export async function onAnotherDevice({ target }: Shopper, email: string): Promise<Shopper> {
  const device = new Shopper(target);
  await sdk.login({ ...device.with(), body: credentials(email) });
  return device;
}

/** Requests a password reset. Returns the secret from the message. */
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

/** The request body of saving an unchanged profile. */
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
