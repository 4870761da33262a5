import { randomBytes } from 'node:crypto';
import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { InvitedOperator, OperatorDraft } from '#contract/sdk/types.gen.ts';
import { SoftAuthenticator } from '#shared/operators/testing/authenticator.ts';
import type { Shopper } from '../shopper.ts';
import { becomeOperator } from './operator.ts';
import type { Calls } from './prepare.ts';

type Role = OperatorDraft['role'];

const newName = () => `Новый ${randomBytes(6).toString('hex')}`;

/** Invites a new person as an owner. The shopper is an owner afterwards. */
export async function invite(shopper: Shopper, role: Role = 'packer'): Promise<InvitedOperator> {
  await becomeOperator(shopper, 'owner');
  const { data } = await sdk.inviteOperator({
    ...shopper.with(),
    body: { name: newName(), role },
    throwOnError: true,
  });
  return data;
}

/**
 * Opens the link of an invitation in a browser without a session: the shopper has no token afterwards. Returns
 * the code in the link and an authenticator of that browser.
 */
export function openLink(shopper: Shopper, { link }: InvitedOperator) {
  shopper.tokens = { access: undefined, refresh: undefined };
  const { hash, origin } = new URL(link);
  return { code: hash.slice(1), authenticator: new SoftAuthenticator(origin) };
}

/** Invites a new person and accepts the invitation. The shopper is that person afterwards, in a session. */
export async function becomePerson(shopper: Shopper, role: Role = 'packer') {
  const invited = await invite(shopper, role);
  const { code, authenticator } = openLink(shopper, invited);
  const started = await sdk.startInvitation({ ...shopper.with(), body: { code }, throwOnError: true });
  const body = { code, passkey: authenticator.create(started.data) };
  await sdk.acceptInvitation({ ...shopper.with(), body, throwOnError: true });
  return { authenticator, id: invited.operator.id, origin: new URL(invited.link).origin };
}

/** Requests a challenge and answers it with the authenticator. */
export async function answered(shopper: Shopper, authenticator: SoftAuthenticator) {
  const { data } = await sdk.startOperatorSignIn({ ...shopper.with(), throwOnError: true });
  return authenticator.answer(data);
}

/** The shopper is signed in as a person. Adds a second passkey for that person. */
async function addSecondPasskey(shopper: Shopper, origin: string): Promise<SoftAuthenticator> {
  const second = new SoftAuthenticator(origin);
  const { data } = await sdk.startPasskey({ ...shopper.with(), throwOnError: true });
  await sdk.addPasskey({ ...shopper.with(), body: second.create(data), throwOnError: true });
  return second;
}

/** Valid calls of signing in to the desk, of its people and of their log. */
export const deskCalls = {
  async getOperatorSession(shopper) {
    await becomeOperator(shopper, 'viewer');
    return () => sdk.getOperatorSession(shopper.with());
  },
  async signOutOperator(shopper) {
    await becomePerson(shopper);
    return () => sdk.signOutOperator(shopper.with());
  },
  async startOperatorSignIn(shopper) {
    return () => sdk.startOperatorSignIn(shopper.with());
  },
  async signInOperator(shopper) {
    const { authenticator } = await becomePerson(shopper);
    shopper.tokens = { access: undefined, refresh: undefined };
    const body = await answered(shopper, authenticator);
    return () => sdk.signInOperator({ ...shopper.with(), body });
  },
  async showInvitation(shopper) {
    const { code } = openLink(shopper, await invite(shopper));
    return () => sdk.showInvitation({ ...shopper.with(), body: { code } });
  },
  async startInvitation(shopper) {
    const { code } = openLink(shopper, await invite(shopper));
    return () => sdk.startInvitation({ ...shopper.with(), body: { code } });
  },
  async acceptInvitation(shopper) {
    const { code, authenticator } = openLink(shopper, await invite(shopper));
    const { data } = await sdk.startInvitation({ ...shopper.with(), body: { code }, throwOnError: true });
    const body = { code, passkey: authenticator.create(data) };
    return () => sdk.acceptInvitation({ ...shopper.with(), body });
  },
  async startPasskey(shopper) {
    await becomePerson(shopper);
    return () => sdk.startPasskey(shopper.with());
  },
  async addPasskey(shopper) {
    const { origin } = await becomePerson(shopper);
    const { data } = await sdk.startPasskey({ ...shopper.with(), throwOnError: true });
    const body = new SoftAuthenticator(origin).create(data);
    return () => sdk.addPasskey({ ...shopper.with(), body });
  },
  async endPasskey(shopper) {
    const { id: operatorId, origin } = await becomePerson(shopper);
    await addSecondPasskey(shopper, origin);
    const { data } = await sdk.showOperator({
      ...shopper.with(),
      path: { operatorId },
      throwOnError: true,
    });
    const path = { operatorId, passkeyId: data.passkeys[1]?.id ?? '' };
    return () => sdk.endPasskey({ ...shopper.with(), path });
  },
  async listOperators(shopper) {
    await becomeOperator(shopper);
    return () => sdk.listOperators(shopper.with());
  },
  async showOperator(shopper) {
    const { operator } = await invite(shopper);
    return () => sdk.showOperator({ ...shopper.with(), path: { operatorId: operator.id } });
  },
  async inviteOperator(shopper) {
    await becomeOperator(shopper);
    const body = { name: newName(), role: 'packer' as const };
    return () => sdk.inviteOperator({ ...shopper.with(), body });
  },
  async inviteOperatorAgain(shopper) {
    const path = { operatorId: (await invite(shopper)).operator.id };
    return () => sdk.inviteOperatorAgain({ ...shopper.with(), path });
  },
  async changeOperatorRole(shopper) {
    const path = { operatorId: (await invite(shopper)).operator.id };
    const body = { from: 'packer' as const, to: 'viewer' as const };
    return () => sdk.changeOperatorRole({ ...shopper.with(), path, body });
  },
  async revokeOperator(shopper) {
    const path = { operatorId: (await invite(shopper)).operator.id };
    return () => sdk.revokeOperator({ ...shopper.with(), path });
  },
  async endOperatorSessions(shopper) {
    const path = { operatorId: (await becomePerson(shopper)).id };
    return () => sdk.endOperatorSessions({ ...shopper.with(), path });
  },
  async listOperatorCalls(shopper) {
    await invite(shopper);
    return () => sdk.listOperatorCalls(shopper.with());
  },
} satisfies Calls;
