import { expect } from 'vitest';
import type { OperatorDetails } from '#contract/sdk/types.gen.ts';
import { SoftAuthenticator } from '#shared/operators/testing/authenticator.ts';
import { answered, invite, openLink } from '../../calls/desk.ts';
import { becomeOperator } from '../../calls/operator.ts';
import type { Facts } from '../stage/facts.ts';
import { story } from '../stage/story.ts';

const access = ({ operator, passkeys, sessions }: OperatorDetails): Facts => ({
  state: operator.state,
  role: operator.role,
  invited: operator.invitationEndsAt !== null,
  passkeys: passkeys.map(({ device, lastUsedAt }) => [device, lastUsedAt !== null]),
  sessions: sessions.map(({ device, current }) => [device, current]),
});

/** docs/decisions/0076-the-desk.md */
export const newPacker = story('a new packer of the shop', async (scene) => {
  const owner = scene.browser('an owner');
  const invited = await invite(owner.shopper);
  const { id: operatorId, name } = invited.operator;
  const path = { operatorId };
  const { code, authenticator } = openLink(scene.shopper, invited);
  await owner.refused('gives a name once', 'inviteOperator', { body: { name, role: 'viewer' } });
  await owner.step('sees who has not come', 'showOperator', { path }, access);

  await scene.step('sees who is invited', 'showInvitation', { body: { code } }, ({ role, shop }) => ({
    role,
    shop: shop !== '',
  }));
  const wish = await scene.quietly('startInvitation', { body: { code } });
  const passkey = authenticator.create(wish);
  const accepting = { body: { code, passkey } };
  await scene.step('comes', 'acceptInvitation', accepting, ({ operator, manages, passkeys }) => ({
    kind: operator.kind,
    isNamed: operator.name === name,
    manages,
    passkeys,
  }));
  await scene.refused('comes once', 'acceptInvitation', accepting);
  await scene.refused('decides about no people', 'listOperators');
  await scene.step('works', 'listOrders', {}, () => ({}));

  const { origin } = new URL(invited.link);
  const second = new SoftAuthenticator(origin);
  const more = second.create(await scene.quietly('startPasskey'));
  await scene.step('adds a second key', 'addPasskey', { body: more }, access);
  await scene.refused('adds a key once', 'addPasskey', { body: more });

  const phone = scene.browser('on a phone');
  const answer = await answered(phone.shopper, second);
  await phone.step('signs in with the second key', 'signInOperator', { body: answer });
  await phone.refused('uses an answer once', 'signInOperator', { body: answer });
  const { passkeys } = await phone.quietly('showOperator', { path });
  const first = { path: { operatorId, passkeyId: passkeys[0]?.id ?? '' } };
  await phone.step('ends the first key, which is lost', 'endPasskey', first, access);
  await scene.refused('has no session of an ended key', 'getOperatorSession');

  await owner.step(
    'makes the packer a manager',
    'changeOperatorRole',
    { path, body: { from: 'packer', to: 'manager' } },
    access,
  );
  await phone.step('is a manager at once', 'getOperatorSession', {}, ({ operator, manages }) => ({
    role: operator.role,
    manages,
  }));
  await phone.refused('does not make an owner', 'inviteOperator', {
    body: { name: 'Ещё владелец', role: 'owner' },
  });
  await owner.step('revokes the manager', 'revokeOperator', { path }, access);
  await phone.refused('has no session after that', 'listOrders');
  await phone.refused('signs in no more', 'signInOperator', {
    body: await answered(phone.shopper, second),
  });

  const log = await owner.quietly('listOperatorCalls', { query: { about: operatorId } });
  owner.say('reads who did what about the packer', {
    calls: log.items.map(({ operation, outcome, operator }) => [
      operation,
      outcome,
      operator === name ? 'the packer' : 'an owner',
    ]),
  });
  expect(log.next).toBeNull();
});

export const signedOut = story('signing out of the desk', async (scene) => {
  const { code, authenticator } = openLink(scene.shopper, await invite(scene.shopper, 'viewer'));
  const wish = await scene.quietly('startInvitation', { body: { code } });
  await scene.quietly('acceptInvitation', { body: { code, passkey: authenticator.create(wish) } });
  const token = scene.shopper.tokens.access;
  await scene.step('ends the session', 'signOutOperator');
  scene.say('expires the cookie', { has: scene.shopper.tokens.access !== undefined });
  scene.shopper.tokens.access = token;
  await scene.refused('makes the token of the session worthless', 'getOperatorSession');
  await becomeOperator(scene.shopper, 'viewer');
  await scene.step('changes nothing for a work place', 'signOutOperator');
});
