import * as sdk from '#contract/sdk/sdk.gen.ts';
import {
  becomeAnonymous,
  becomeUser,
  credentials,
  forgetPassword,
  newAddress,
  OTHER_PASSWORD,
  PASSWORD,
  registerOnly,
  registration,
  UNKNOWN_SECRET,
  unchangedProfile,
} from '../people.ts';
import type { Shopper } from '../shopper.ts';
import type { RefusalCase } from './refusal-case.ts';

const setNewPassword = (shopper: Shopper, token: string, password = OTHER_PASSWORD) =>
  sdk.setNewPassword({ ...shopper.with(), body: { token, password } });

const confirm = (shopper: Shopper, token: string) =>
  sdk.confirmRegistration({ ...shopper.with(), body: { token } });

/**
 * Requests a change of a new account's e-mail address. Returns the secret of the link in the letter to the
 * new address.
 */
async function askForAddress(shopper: Shopper): Promise<string> {
  await becomeUser(shopper);
  const address = newAddress();
  await sdk.updateMyAccount({ ...shopper.with(), body: unchangedProfile(address) });
  return shopper.target.secretSentTo(address);
}

const rejected = (
  operationId: 'confirmRegistration' | 'setNewPassword',
  title: string,
  run: (shopper: Shopper) => Promise<unknown>,
): RefusalCase => ({ operationId, status: 409, code: 'CONFIRMATION_REJECTED', title, run });

/** Cases in which operations for sign-in, registration and password recovery are refused. */
export const identityRefusals: RefusalCase[] = [
  {
    operationId: 'refreshTokens',
    status: 401,
    code: 'REFRESH_REJECTED',
    title: 'an unknown refresh token',
    run(shopper) {
      shopper.tokens.refresh = 'never-issued';
      return sdk.refreshTokens(shopper.with());
    },
  },
  {
    operationId: 'login',
    status: 401,
    code: 'INVALID_CREDENTIALS',
    title: 'a wrong password',
    async run(shopper) {
      const email = await becomeUser(shopper);
      becomeAnonymous(shopper);
      await sdk.login({ ...shopper.with(), body: credentials(email, 'ne-tot-parol-1986') });
    },
  },
  {
    operationId: 'login',
    status: 403,
    code: 'ACCOUNT_NOT_CONFIRMED',
    title: 'an account that is not confirmed',
    async run(shopper) {
      const email = await registerOnly(shopper);
      await sdk.login({ ...shopper.with(), body: credentials(email) });
    },
  },
  rejected('confirmRegistration', 'an unknown secret', (shopper) => confirm(shopper, UNKNOWN_SECRET)),
  rejected('confirmRegistration', 'a used secret', async (shopper) => {
    const token = await shopper.target.secretSentTo(await registerOnly(shopper));
    await confirm(shopper, token);
    await confirm(shopper, token);
  }),
  rejected('confirmRegistration', 'a secret replaced by a newer one', async (shopper) => {
    const login = await registerOnly(shopper);
    const token = await shopper.target.secretSentTo(login);
    await sdk.requestConfirmation({ ...shopper.with(), body: { login }, throwOnError: true });
    await shopper.target.secretSentTo(login);
    await confirm(shopper, token);
  }),
  rejected('confirmRegistration', 'the secret of a password reset', async (shopper) => {
    const token = await forgetPassword(shopper, await becomeUser(shopper));
    await confirm(shopper, token);
  }),
  {
    operationId: 'confirmRegistration',
    status: 403,
    code: 'SIGN_IN_NEEDED',
    title: 'an account’s new address, without being signed in',
    async run(shopper) {
      const token = await askForAddress(shopper);
      becomeAnonymous(shopper);
      await confirm(shopper, token);
    },
  },
  {
    operationId: 'confirmRegistration',
    status: 403,
    code: 'SIGN_IN_NEEDED',
    title: 'another account’s new address',
    async run(shopper) {
      const token = await askForAddress(shopper);
      becomeAnonymous(shopper);
      await becomeUser(shopper);
      await confirm(shopper, token);
    },
  },
  {
    operationId: 'confirmRegistration',
    status: 401,
    code: 'UNAUTHORIZED',
    title: 'an expired token, for an account’s new address',
    async run(shopper) {
      const token = await askForAddress(shopper);
      shopper.tokens.access = 'ended-long-ago';
      await confirm(shopper, token);
    },
  },
  rejected('setNewPassword', 'an unknown secret', (shopper) => setNewPassword(shopper, UNKNOWN_SECRET)),
  rejected('setNewPassword', 'a used secret', async (shopper) => {
    const token = await forgetPassword(shopper, await becomeUser(shopper));
    await setNewPassword(shopper, token);
    await setNewPassword(shopper, token, PASSWORD);
  }),
  rejected('setNewPassword', 'the secret of a registration', async (shopper) => {
    const token = await shopper.target.secretSentTo(await registerOnly(shopper));
    await setNewPassword(shopper, token);
  }),
  {
    operationId: 'setNewPassword',
    status: 422,
    code: 'INVALID_REQUEST',
    title: 'a common password',
    async run(shopper) {
      const token = await forgetPassword(shopper, await becomeUser(shopper));
      await setNewPassword(shopper, token, 'qwerty123456');
    },
  },
  {
    operationId: 'register',
    status: 422,
    code: 'INVALID_REQUEST',
    title: 'a common password',
    run: (shopper) =>
      sdk.register({
        ...shopper.with(),
        body: { ...registration('anna@example.ru'), password: 'qwerty123456' },
      }),
  },
];
