import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { ProblemCode } from '#contract/sdk/types.gen.ts';
import { codeOf, signInExternally, startExternalSignIn } from '../external.ts';
import { becomeUser, newName } from '../people.ts';
import type { Shopper } from '../shopper.ts';
import type { RefusalCase } from './refusal-case.ts';

type Provider = 'vk' | 'yandex' | 'demo';
type Values = { code?: string; personalDataConsent?: true };

const complete = (shopper: Shopper, state: string, values: Values, provider: Provider = 'yandex') =>
  sdk.completeExternalSignIn({ ...shopper.with(), path: { provider }, body: { state, ...values } });

const start = (shopper: Shopper, redirect: string, provider: Provider = 'yandex') =>
  sdk.startExternalSignIn({ ...shopper.with(), path: { provider }, body: { mode: 'popup', redirect } });

const rejected = (
  title: string,
  run: (shopper: Shopper) => Promise<unknown>,
  code: ProblemCode = 'EXTERNAL_SIGN_IN_REJECTED',
): RefusalCase => ({ operationId: 'completeExternalSignIn', status: 409, code, title, run });

const goodCode = () => codeOf('verified', newName());

/** Invalid values for the redirect after the sign-in: none is a path within the shop. */
const elsewhere = ['https://example.com/', '//example.com/', '/\\example.com/', 'wishlist', ''].map(
  (redirect): RefusalCase => ({
    operationId: 'startExternalSignIn',
    status: 422,
    code: 'INVALID_REQUEST',
    title: `a redirect to ${JSON.stringify(redirect)}`,
    run: (shopper) => start(shopper, redirect),
  }),
);

/** Cases in which operations of external sign-in are refused. */
export const externalRefusals: RefusalCase[] = [
  ...elsewhere,
  {
    operationId: 'startExternalSignIn',
    status: 404,
    code: 'NOT_FOUND',
    title: 'a provider that is not configured',
    run: (shopper) => start(shopper, '/', 'demo'),
  },
  {
    operationId: 'completeExternalSignIn',
    status: 404,
    code: 'NOT_FOUND',
    title: 'a provider that is not configured',
    async run(shopper) {
      await complete(shopper, await startExternalSignIn(shopper), { code: goodCode() }, 'demo');
    },
  },
  rejected('an unknown attempt', (shopper) =>
    complete(shopper, 'net-takoy-popytki-nikogda-ne-bylo', { code: goodCode() }),
  ),
  rejected('an attempt of another browser', async (shopper) => {
    const state = await startExternalSignIn(shopper);
    shopper.attempt = undefined;
    await complete(shopper, state, { code: goodCode() });
  }),
  rejected('an attempt with another provider', async (shopper) => {
    await complete(shopper, await startExternalSignIn(shopper), { code: goodCode() }, 'vk');
  }),
  rejected('a code unknown to the provider', async (shopper) => {
    await complete(shopper, await startExternalSignIn(shopper), { code: 'net-takogo-koda' });
  }),
  rejected('a finished attempt', async (shopper) => {
    const { state } = await signInExternally(shopper, goodCode());
    const { attempt } = shopper;
    await complete(shopper, state, { personalDataConsent: true });
    shopper.attempt = attempt;
    await complete(shopper, state, { code: goodCode() });
  }),
  rejected(
    'an existing account’s e-mail that the provider has not verified',
    async (shopper) => {
      const name = newName();
      await becomeUser(shopper, `${name}@example.ru`);
      await complete(shopper, await startExternalSignIn(shopper), { code: codeOf('unverified', name) });
    },
    'EXTERNAL_EMAIL_UNVERIFIED',
  ),
];
