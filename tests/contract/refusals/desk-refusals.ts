import type { OperationId } from '#contract/operations.ts';
import * as sdk from '#contract/sdk/sdk.gen.ts';
import { SoftAuthenticator } from '#shared/operators/testing/authenticator.ts';
import { answered, becomePerson, invite, openLink } from '../calls/desk.ts';
import { becomeOperator } from '../calls/operator.ts';
import { UNKNOWN_ID } from '../goods.ts';
import { becomeAnonymous, UNKNOWN_CODE } from '../people.ts';
import type { Shopper } from '../shopper.ts';
import { notFound, type RefusalCase } from './refusal-case.ts';

type Conflict = Extract<
  RefusalCase['code'],
  | 'PASSKEY_REFUSED'
  | 'CONFIRMATION_REJECTED'
  | 'LAST_PASSKEY'
  | 'LAST_OWNER'
  | 'OPERATOR_NAME_TAKEN'
  | 'OPERATOR_STEP_REFUSED'
>;

const conflict = (
  operationId: OperationId,
  code: Conflict,
  title: string,
  run: RefusalCase['run'],
): RefusalCase => ({ operationId, status: 409, code, title, run });

const forbidden = (operationId: OperationId, title: string, run: RefusalCase['run']): RefusalCase => ({
  operationId,
  status: 403,
  code: 'FORBIDDEN',
  title,
  run,
});

const unknown: Record<string, (shopper: Shopper) => Promise<unknown>> = {
  showOperator: (shopper) => sdk.showOperator({ ...shopper.with(), path: { operatorId: UNKNOWN_ID } }),
  inviteOperatorAgain: (shopper) =>
    sdk.inviteOperatorAgain({ ...shopper.with(), path: { operatorId: UNKNOWN_ID } }),
  changeOperatorRole: (shopper) =>
    sdk.changeOperatorRole({
      ...shopper.with(),
      path: { operatorId: UNKNOWN_ID },
      body: { from: 'packer', to: 'viewer' },
    }),
  revokeOperator: (shopper) => sdk.revokeOperator({ ...shopper.with(), path: { operatorId: UNKNOWN_ID } }),
  endOperatorSessions: (shopper) =>
    sdk.endOperatorSessions({ ...shopper.with(), path: { operatorId: UNKNOWN_ID } }),
  endPasskey: (shopper) =>
    sdk.endPasskey({ ...shopper.with(), path: { operatorId: UNKNOWN_ID, passkeyId: UNKNOWN_ID } }),
};

/** The id of a new manager. The shopper is another manager afterwards. */
async function otherManager(shopper: Shopper): Promise<string> {
  const { operator } = await invite(shopper, 'manager');
  await becomeOperator(shopper, 'manager');
  return operator.id;
}

/** The id of the only owner who can sign in. The shopper is an owner's work place afterwards. */
async function lastOwner(shopper: Shopper): Promise<string> {
  const { id } = await becomePerson(shopper, 'owner');
  await becomeOperator(shopper, 'owner');
  const { data } = await sdk.listOperators({ ...shopper.with(), throwOnError: true });
  const others = data.items.filter(
    (one) => one.id !== id && one.kind === 'PERSON' && one.role === 'owner' && one.state !== 'REVOKED',
  );
  for (const { id: operatorId } of others)
    await sdk.revokeOperator({ ...shopper.with(), path: { operatorId }, throwOnError: true });
  return id;
}

/** Cases in which signing in to the desk and changes of its people are refused. */
export const deskRefusals: RefusalCase[] = [
  ...Object.entries(unknown).map(([id, call]) =>
    notFound(id, 'an unknown operator', async (shopper) => {
      await becomeOperator(shopper, 'owner');
      await call(shopper);
    }),
  ),
  conflict('signInOperator', 'PASSKEY_REFUSED', 'an answer that was used', async (shopper) => {
    const { authenticator } = await becomePerson(shopper);
    const body = await answered(shopper, authenticator);
    for (const _ of [1, 2]) await sdk.signInOperator({ ...shopper.with(), body });
  }),
  conflict('signInOperator', 'PASSKEY_REFUSED', 'an unknown passkey', async (shopper) => {
    const { origin } = await becomePerson(shopper);
    const body = await answered(shopper, new SoftAuthenticator(origin));
    body.response.userHandle = 'dW5rbm93bg';
    await sdk.signInOperator({ ...shopper.with(), body });
  }),
  conflict('signInOperator', 'PASSKEY_REFUSED', 'the challenge of another browser', async (shopper) => {
    const { authenticator } = await becomePerson(shopper);
    const body = await answered(shopper, authenticator);
    shopper.deskAttempt = UNKNOWN_CODE;
    await sdk.signInOperator({ ...shopper.with(), body });
  }),
  conflict('signInOperator', 'PASSKEY_REFUSED', 'a person who was revoked', async (shopper) => {
    const { authenticator, id: operatorId } = await becomePerson(shopper);
    const body = await answered(shopper, authenticator);
    await becomeOperator(shopper, 'owner');
    await sdk.revokeOperator({ ...shopper.with(), path: { operatorId } });
    await sdk.signInOperator({ ...shopper.with(), body });
  }),
  conflict('showInvitation', 'CONFIRMATION_REJECTED', 'an unknown code', async (shopper) => {
    becomeAnonymous(shopper);
    await sdk.showInvitation({ ...shopper.with(), body: { code: UNKNOWN_CODE } });
  }),
  conflict('startInvitation', 'CONFIRMATION_REJECTED', 'an unknown code', async (shopper) => {
    becomeAnonymous(shopper);
    await sdk.startInvitation({ ...shopper.with(), body: { code: UNKNOWN_CODE } });
  }),
  conflict('showInvitation', 'CONFIRMATION_REJECTED', 'a link that was replaced', async (shopper) => {
    const invited = await invite(shopper);
    const path = { operatorId: invited.operator.id };
    await sdk.inviteOperatorAgain({ ...shopper.with(), path });
    await sdk.showInvitation({ ...shopper.with(), body: { code: openLink(shopper, invited).code } });
  }),
  conflict('acceptInvitation', 'CONFIRMATION_REJECTED', 'a link that was used', async (shopper) => {
    const { code, authenticator } = openLink(shopper, await invite(shopper));
    const { data } = await sdk.startInvitation({ ...shopper.with(), body: { code }, throwOnError: true });
    const body = { code, passkey: authenticator.create(data) };
    for (const _ of [1, 2]) await sdk.acceptInvitation({ ...shopper.with(), body });
  }),
  conflict('acceptInvitation', 'PASSKEY_REFUSED', 'a challenge that was not made', async (shopper) => {
    const { code, authenticator } = openLink(shopper, await invite(shopper));
    const { data } = await sdk.startInvitation({ ...shopper.with(), body: { code }, throwOnError: true });
    const passkey = authenticator.create(data, { challenge: UNKNOWN_CODE });
    await sdk.acceptInvitation({ ...shopper.with(), body: { code, passkey } });
  }),
  conflict('startPasskey', 'OPERATOR_STEP_REFUSED', 'a work place', async (shopper) => {
    await becomeOperator(shopper, 'packer');
    await sdk.startPasskey(shopper.with());
  }),
  conflict('addPasskey', 'OPERATOR_STEP_REFUSED', 'a work place', async (shopper) => {
    const { origin } = await becomePerson(shopper);
    const { data } = await sdk.startPasskey({ ...shopper.with(), throwOnError: true });
    await becomeOperator(shopper, 'packer');
    await sdk.addPasskey({ ...shopper.with(), body: new SoftAuthenticator(origin).create(data) });
  }),
  conflict('addPasskey', 'PASSKEY_REFUSED', 'a passkey that was added', async (shopper) => {
    const { authenticator } = await becomePerson(shopper);
    const { data } = await sdk.startPasskey({ ...shopper.with(), throwOnError: true });
    await sdk.addPasskey({ ...shopper.with(), body: authenticator.create(data) });
  }),
  conflict('endPasskey', 'LAST_PASSKEY', 'the last one of their own', async (shopper) => {
    const { id: operatorId } = await becomePerson(shopper);
    const call = shopper.with();
    const { data } = await sdk.showOperator({ ...call, path: { operatorId }, throwOnError: true });
    const path = { operatorId, passkeyId: data.passkeys[0]?.id ?? '' };
    await sdk.endPasskey({ ...shopper.with(), path });
  }),
  conflict('endPasskey', 'LAST_OWNER', 'an owner beside whom no other can sign in', async (shopper) => {
    const operatorId = await lastOwner(shopper);
    const call = shopper.with();
    const { data } = await sdk.showOperator({ ...call, path: { operatorId }, throwOnError: true });
    const path = { operatorId, passkeyId: data.passkeys[0]?.id ?? '' };
    await sdk.endPasskey({ ...shopper.with(), path });
  }),
  conflict('inviteOperator', 'OPERATOR_NAME_TAKEN', 'a name that is taken', async (shopper) => {
    const { operator } = await invite(shopper);
    await sdk.inviteOperator({ ...shopper.with(), body: { name: operator.name, role: 'viewer' } });
  }),
  conflict('inviteOperatorAgain', 'OPERATOR_STEP_REFUSED', 'a person who was revoked', async (shopper) => {
    const path = { operatorId: (await invite(shopper)).operator.id };
    await sdk.revokeOperator({ ...shopper.with(), path });
    await sdk.inviteOperatorAgain({ ...shopper.with(), path });
  }),
  conflict('changeOperatorRole', 'OPERATOR_STEP_REFUSED', 'a role that has changed', async (shopper) => {
    const path = { operatorId: (await invite(shopper)).operator.id };
    const body = { from: 'packer' as const, to: 'viewer' as const };
    for (const _ of [1, 2]) await sdk.changeOperatorRole({ ...shopper.with(), path, body });
  }),
  conflict(
    'changeOperatorRole',
    'OPERATOR_STEP_REFUSED',
    'a role of programs for a person',
    async (shopper) => {
      const path = { operatorId: (await invite(shopper)).operator.id };
      await sdk.changeOperatorRole({ ...shopper.with(), path, body: { from: 'packer', to: 'exchange' } });
    },
  ),
  conflict(
    'changeOperatorRole',
    'LAST_OWNER',
    'an owner beside whom no other can sign in',
    async (shopper) => {
      const path = { operatorId: await lastOwner(shopper) };
      await sdk.changeOperatorRole({ ...shopper.with(), path, body: { from: 'owner', to: 'manager' } });
    },
  ),
  conflict('revokeOperator', 'LAST_OWNER', 'an owner beside whom no other can sign in', async (shopper) => {
    const path = { operatorId: await lastOwner(shopper) };
    await sdk.revokeOperator({ ...shopper.with(), path });
  }),
  conflict('revokeOperator', 'OPERATOR_STEP_REFUSED', 'an operator who was revoked', async (shopper) => {
    const path = { operatorId: (await invite(shopper)).operator.id };
    for (const _ of [1, 2]) await sdk.revokeOperator({ ...shopper.with(), path });
  }),
  forbidden('showOperator', 'a packer who looks at another', async (shopper) => {
    const { operator } = await invite(shopper);
    await becomeOperator(shopper, 'packer');
    await sdk.showOperator({ ...shopper.with(), path: { operatorId: operator.id } });
  }),
  forbidden('inviteOperator', 'a manager who invites a manager', async (shopper) => {
    await becomeOperator(shopper, 'manager');
    await sdk.inviteOperator({ ...shopper.with(), body: { name: 'Второй менеджер', role: 'manager' } });
  }),
  forbidden('inviteOperatorAgain', 'a manager who invites a manager again', async (shopper) => {
    const operatorId = await otherManager(shopper);
    await sdk.inviteOperatorAgain({ ...shopper.with(), path: { operatorId } });
  }),
  forbidden('changeOperatorRole', 'a manager who makes a packer a manager', async (shopper) => {
    const { operator } = await invite(shopper);
    await becomeOperator(shopper, 'manager');
    const path = { operatorId: operator.id };
    await sdk.changeOperatorRole({ ...shopper.with(), path, body: { from: 'packer', to: 'manager' } });
  }),
  forbidden('revokeOperator', 'a manager who revokes a manager', async (shopper) => {
    const operatorId = await otherManager(shopper);
    await sdk.revokeOperator({ ...shopper.with(), path: { operatorId } });
  }),
  forbidden('endOperatorSessions', 'a packer who ends the sessions of another', async (shopper) => {
    const { operator } = await invite(shopper);
    await becomeOperator(shopper, 'packer');
    await sdk.endOperatorSessions({ ...shopper.with(), path: { operatorId: operator.id } });
  }),
];
