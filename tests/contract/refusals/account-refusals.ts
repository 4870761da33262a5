import type { OperationId } from '#contract/operations.ts';
import { operationList } from '#contract/operations.ts';
import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { IdentityProof, ProfileUpdate } from '#contract/sdk/types.gen.ts';
import { consentTo, otherSignIn } from '../calls/account.ts';
import { becomeExternalUser } from '../external.ts';
import { UNKNOWN_ID } from '../goods.ts';
import {
  becomeAnonymous,
  becomeGuest,
  becomeUser,
  changeEmail,
  newAddress,
  OTHER_PASSWORD,
  onAnotherDevice,
  PASSWORD,
  registerOnly,
  UNKNOWN_SECRET,
  unchangedProfile,
} from '../people.ts';
import { Shopper } from '../shopper.ts';
import { validCalls } from '../valid-calls.ts';
import type { RefusalCase } from './refusal-case.ts';

/** A refusal case: a call with one invalid field. The error must name the field. */
function field(
  operationId: OperationId,
  pointer: string,
  title: string,
  attempt: (shopper: Shopper, email: string) => Promise<unknown>,
): RefusalCase {
  return {
    operationId,
    status: 422,
    code: 'INVALID_REQUEST',
    title,
    pointer,
    async run(shopper) {
      await attempt(shopper, await becomeUser(shopper));
    },
  };
}

const profile = (pointer: string, title: string, change: Partial<ProfileUpdate>) =>
  field('updateMyAccount', pointer, title, (shopper, email) =>
    sdk.updateMyAccount({ ...shopper.with(), body: { ...unchangedProfile(email), ...change } }),
  );

const password = (pointer: string, title: string, currentPassword: string | null, newPassword: string) =>
  field('changePassword', pointer, title, (shopper) =>
    sdk.changePassword({ ...shopper.with(), body: { currentPassword, newPassword } }),
  );

const deletion = (title: string, typed: string | null) =>
  field('deleteMyAccount', '/password', title, (shopper) =>
    sdk.deleteMyAccount({ ...shopper.with(), body: { password: typed } }),
  );

/**
 * A refusal case: a change that would let another person take over the account. It is refused because the
 * shopper proved the identity too long ago.
 */
const unproven = (
  operationId: OperationId,
  title: string,
  attempt: (shopper: Shopper) => Promise<unknown>,
  become: (shopper: Shopper) => Promise<string> = becomeUser,
): RefusalCase => ({
  operationId,
  status: 403,
  code: 'PROOF_NEEDED',
  title,
  async run(shopper) {
    await become(shopper);
    await shopper.target.letProofsEnd();
    await attempt(shopper);
  },
});

const notProof = (
  pointer: '/password' | '/code',
  title: string,
  body: IdentityProof,
  become: (shopper: Shopper) => Promise<string>,
): RefusalCase => ({
  operationId: 'proveIdentity',
  status: 422,
  code: 'INVALID_REQUEST',
  title,
  pointer,
  async run(shopper) {
    await become(shopper);
    await sdk.proveIdentity({ ...shopper.with(), body });
  },
});

const noCode = (title: string, become: (shopper: Shopper) => Promise<string>): RefusalCase => ({
  operationId: 'requestProofCode',
  status: 409,
  code: 'PROOF_NOT_POSSIBLE',
  title,
  async run(shopper) {
    await become(shopper);
    await sdk.requestProofCode(shopper.with());
  },
});

const notFound = (operationId: OperationId, title: string, run: RefusalCase['run']): RefusalCase => ({
  operationId,
  status: 404,
  code: 'NOT_FOUND',
  title,
  run,
});

const endSignIn = (shopper: Shopper, signInId: string) =>
  sdk.endMySignIn({ ...shopper.with(), path: { signInId } });

const withdraw = (shopper: Shopper, consentId: string) =>
  sdk.withdrawConsent({ ...shopper.with(), path: { consentId } });

const tomorrow = () =>
  new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10).split('-').reverse().join('.');

/** Refusal cases: a guest's token is used for operations that need an account. */
const guests = operationList
  .filter(({ access }) => access === 'user')
  .map(
    ({ id }): RefusalCase => ({
      operationId: id,
      status: 401,
      code: 'UNAUTHORIZED',
      title: 'a guest',
      async run(shopper) {
        const call = await validCalls[id](shopper);
        await becomeNewGuest(shopper);
        await call();
      },
    }),
  );

async function becomeNewGuest(shopper: Shopper): Promise<void> {
  becomeAnonymous(shopper);
  await becomeGuest(shopper);
}

const unlink = (shopper: Shopper) =>
  sdk.unlinkExternalSignIn({ ...shopper.with(), path: { provider: 'yandex' } });

const undo = (shopper: Shopper, token: string) =>
  sdk.undoAccountChange({ ...shopper.with(), body: { token } });

const undoRejected = (title: string, run: RefusalCase['run']): RefusalCase => ({
  operationId: 'undoAccountChange',
  status: 409,
  code: 'UNDO_REJECTED',
  title,
  run,
});

/** Cases in which account operations are refused. */
export const accountRefusals: RefusalCase[] = [
  ...guests,
  profile('/birthDate', 'a birth date in the future', { birthDate: tomorrow() }),
  profile('/birthDate', 'the thirty-first of February', { birthDate: '31.02.1990' }),
  profile('/birthDate', 'a date in another country’s format', { birthDate: '1990-03-08' }),
  profile('/firstName', 'a blank name', { firstName: '  ' }),
  profile('/phone', 'half a phone', { phone: '+7999' }),
  profile('/email', 'an invalid address', { email: 'anna@' }),
  profile('/email', 'removing the last way to sign in', { email: '' }),
  password('/currentPassword', 'a wrong password', 'ne-tot-parol-1986', OTHER_PASSWORD),
  password('/currentPassword', 'a missing current password', null, OTHER_PASSWORD),
  password('/newPassword', 'a common password', PASSWORD, 'qwerty123456'),
  password('/newPassword', 'a new password that is too short', PASSWORD, 'devyat-nn'),
  deletion('a wrong password', 'ne-tot-parol-1986'),
  deletion('a missing current password', null),
  unproven('updateMyAccount', 'another e-mail without a proof', (shopper) =>
    sdk.updateMyAccount({ ...shopper.with(), body: unchangedProfile(newAddress()) }),
  ),
  unproven(
    'changePassword',
    'a first password without a proof',
    (shopper) =>
      sdk.changePassword({
        ...shopper.with(),
        body: { currentPassword: null, newPassword: OTHER_PASSWORD },
      }),
    becomeExternalUser,
  ),
  unproven(
    'deleteMyAccount',
    'the end of an account without a proof',
    (shopper) => sdk.deleteMyAccount({ ...shopper.with(), body: { password: null } }),
    becomeExternalUser,
  ),
  unproven(
    'unlinkExternalSignIn',
    'an external sign-in without a proof',
    (shopper) => unlink(shopper),
    becomeExternalUser,
  ),
  {
    operationId: 'unlinkExternalSignIn',
    status: 409,
    code: 'LAST_WAY_IN',
    title: 'the only way in',
    async run(shopper) {
      await becomeExternalUser(shopper, 'unverified');
      await unlink(shopper);
    },
  },
  notFound('unlinkExternalSignIn', 'a provider that is not linked', async (shopper) => {
    await becomeUser(shopper);
    await unlink(shopper);
  }),
  undoRejected('an unknown secret', (shopper) => undo(shopper, UNKNOWN_SECRET)),
  undoRejected('a used secret', async (shopper) => {
    const email = await becomeUser(shopper);
    await changeEmail(shopper);
    const token = await shopper.target.secretSentTo(email);
    await undo(shopper, token);
    await undo(shopper, token);
  }),
  undoRejected('a secret for another purpose', async (shopper) => {
    await undo(shopper, await shopper.target.secretSentTo(await registerOnly(shopper)));
  }),
  notProof('/password', 'a wrong password', { password: 'ne-tot-parol-1986', code: null }, becomeUser),
  notProof('/password', 'a code instead of a password', { password: null, code: '482915' }, becomeUser),
  notProof('/code', 'a wrong code', { password: null, code: '000000' }, becomeExternalUser),
  notProof('/code', 'no code', { password: PASSWORD, code: null }, becomeExternalUser),
  noCode('an account with a password', becomeUser),
  noCode('an account without an address', (shopper) => becomeExternalUser(shopper, 'unverified')),
  notFound('endMySignIn', 'an unknown sign-in', async (shopper) => {
    await becomeUser(shopper);
    await endSignIn(shopper, UNKNOWN_ID);
  }),
  notFound('endMySignIn', 'a sign-in of another shopper', async (shopper) => {
    const other = new Shopper(shopper.target);
    await onAnotherDevice(other, await becomeUser(other));
    await becomeUser(shopper);
    await endSignIn(shopper, await otherSignIn(other));
  }),
  notFound('unsubscribe', 'a forged token', async (shopper) => {
    await sdk.unsubscribe({ ...shopper.with(), body: { token: '0'.repeat(43) } });
  }),
  notFound('withdrawConsent', 'an unknown consent', async (shopper) => {
    await becomeUser(shopper);
    await withdraw(shopper, UNKNOWN_ID);
  }),
  notFound('withdrawConsent', 'a consent of another shopper', async (shopper) => {
    const other = new Shopper(shopper.target);
    await becomeUser(other);
    await becomeUser(shopper);
    await withdraw(shopper, await consentTo(other, 'marketing'));
  }),
  {
    operationId: 'withdrawConsent',
    status: 409,
    code: 'CONSENT_NEEDED',
    title: 'the consent that the account requires',
    async run(shopper) {
      await becomeUser(shopper);
      await withdraw(shopper, await consentTo(shopper, 'personal-data'));
    },
  },
];
