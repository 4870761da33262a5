import * as sdk from '#contract/sdk/sdk.gen.ts';
import { codeOf, signInExternally } from '../external.ts';
import { newName } from '../people.ts';
import type { Calls } from './prepare.ts';

const path = { provider: 'yandex' as const };

/** Valid calls of operations for signing in with an external provider. */
export const externalCalls = {
  async getExternalProviders(shopper) {
    return () => sdk.getExternalProviders(shopper.with());
  },
  async startExternalSignIn(shopper) {
    const body = { mode: 'redirect' as const, redirect: '/checkout?step=2' };
    return () => sdk.startExternalSignIn({ ...shopper.with(), path, body });
  },
  async completeExternalSignIn(shopper) {
    const { state } = await signInExternally(shopper, codeOf('verified', newName()));
    const body = { state, personalDataConsent: true as const, marketingConsent: false };
    return () => sdk.completeExternalSignIn({ ...shopper.with(), path, body });
  },
} satisfies Calls;
