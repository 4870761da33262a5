import type { NewPasskey, OperatorSession, PasskeyWish } from '#contract/client/client.schemas.ts';
import { operatorRoles } from '#contract/operations.ts';
import { MOST_PASSKEYS, managedBy, operationsOf } from '#shared/operators/roles.ts';
import { PASSKEY_SECONDS } from '#shared/operators/session-ends.ts';
import type { ShopOperations } from '../../../contract/shop-operations.ts';
import type { Visitor } from '../../../contract/visitor.ts';
import type { Desk, StoredSession, WithDesk } from '../../state/desk.ts';
import { Refusal } from '../../state/refusal.ts';
import { base64url, challengeIn, newCode } from './codes.ts';
import { endOf } from './operators.ts';
import { callerOf, detailsOf, endSessions } from './people.ts';

type SigningInOperations = Pick<
  ShopOperations,
  | 'getOperatorSession'
  | 'signOutOperator'
  | 'startOperatorSignIn'
  | 'signInOperator'
  | 'showInvitation'
  | 'startInvitation'
  | 'acceptInvitation'
  | 'startPasskey'
  | 'addPasskey'
>;

const RP_ID = 'localhost';
const SHOP = 'Витрина';

/** Signing in with passkeys. Challenges are checked; signatures are not, because the mock shop has no keys. */
export function signingInOperations(state: WithDesk): SigningInOperations {
  return {
    getOperatorSession: ({ visitor }) => {
      const { session, ...operator } = callerOf(visitor);
      return sessionOf(state.desk, operator, session);
    },

    signOutOperator({ visitor }) {
      const { session } = callerOf(visitor);
      if (session) endSessions(state.desk, ({ id }) => id === session.id);
      visitor.deskCookie = '';
    },

    startOperatorSignIn({ visitor }) {
      const challenge = challengeFor(state.desk, 'SIGN_IN', attemptFor(visitor), null);
      return { challenge, rpId: RP_ID, timeout: PASSKEY_SECONDS * 1000, userVerification: 'required' };
    },

    signInOperator({ visitor, body }) {
      const passkey = state.desk.passkeys.find(({ credentialId }) => credentialId === body.id);
      const operator = state.desk.operators.find(({ id }) => id === passkey?.operatorId);
      if (!passkey || !operator) throw new Refusal('PASSKEY_REFUSED');
      try {
        assertAnswered(state.desk, 'SIGN_IN', body.response.clientDataJSON, visitor.deskAttempt);
        if (operator.revokedAt !== null) throw new Refusal('PASSKEY_REFUSED');
      } catch (error) {
        logSignIn(state.desk, operator, 'signInOperator', 'PASSKEY_REFUSED');
        throw error;
      }
      passkey.lastUsedAt = new Date().toISOString();
      return beginSession(state.desk, visitor, {
        operator,
        passkeyId: passkey.id,
        operation: 'signInOperator',
      });
    },

    showInvitation({ body: { code } }) {
      const { operator, endsAt } = invitedBy(state.desk, code);
      return { name: operator.name, role: operator.role, shop: SHOP, endsAt };
    },

    startInvitation({ visitor, body: { code } }) {
      const { operator } = invitedBy(state.desk, code);
      return wishFor(
        state.desk,
        operator,
        challengeFor(state.desk, 'INVITATION', attemptFor(visitor), operator.id),
      );
    },

    acceptInvitation({ visitor, body: { code, passkey } }) {
      const { operator } = invitedBy(state.desk, code);
      const { clientDataJSON } = passkey.response;
      assertAnswered(state.desk, 'INVITATION', clientDataJSON, visitor.deskAttempt, operator.id);
      const passkeyId = keepPasskey(state.desk, operator.id, passkey, visitor);
      state.desk.invitations = state.desk.invitations.filter((one) => one.code !== code);
      return beginSession(state.desk, visitor, { operator, passkeyId, operation: 'acceptInvitation' });
    },

    startPasskey({ visitor }) {
      const { id, name, session } = callerOf(visitor);
      const known = state.desk.passkeys.filter(({ operatorId }) => operatorId === id);
      if (!session || known.length >= MOST_PASSKEYS) throw new Refusal('OPERATOR_STEP_REFUSED');
      return wishFor(state.desk, { id, name }, challengeFor(state.desk, 'PASSKEY', session.id, id));
    },

    addPasskey({ visitor, body }) {
      const { id, session } = callerOf(visitor);
      if (!session) throw new Refusal('OPERATOR_STEP_REFUSED');
      assertAnswered(state.desk, 'PASSKEY', body.response.clientDataJSON, session.id, id);
      keepPasskey(state.desk, id, body, visitor);
      visitor.subjectId = id;
      return detailsOf(state.desk, id, visitor);
    },
  };
}

type Purpose = Desk['challenges'][number]['purpose'];

function challengeFor(desk: Desk, purpose: Purpose, holder: string, operatorId: string | null): string {
  const challenge = newCode();
  desk.challenges.push({ challenge, purpose, holder, operatorId });
  return challenge;
}

/**
 * Uses up the challenge that an authenticator has signed.
 * @throws {Refusal} PASSKEY_REFUSED if it was not issued to this browser for this purpose, or was used before
 */
function assertAnswered(
  desk: Desk,
  purpose: Purpose,
  clientData: string,
  holder: string | undefined,
  operatorId: string | null = null,
): void {
  const challenge = challengeIn(clientData);
  const found = desk.challenges.find(
    (one) =>
      one.challenge === challenge &&
      one.purpose === purpose &&
      one.holder === holder &&
      one.operatorId === operatorId,
  );
  if (!found) throw new Refusal('PASSKEY_REFUSED');
  desk.challenges = desk.challenges.filter((one) => one !== found);
}

/** The secret that ties an attempt to the visitor's browser. */
function attemptFor(visitor: Visitor): string {
  const secret = visitor.deskAttempt ?? newCode();
  visitor.deskAttemptCookie = secret;
  return secret;
}

function invitedBy(desk: Desk, code: string) {
  const invitation = desk.invitations.find((one) => one.code === code);
  const operator = desk.operators.find(({ id }) => id === invitation?.operatorId);
  if (!invitation || !operator || Date.parse(invitation.endsAt) <= Date.now())
    throw new Refusal('CONFIRMATION_REJECTED');
  return { operator, endsAt: invitation.endsAt };
}

function wishFor(desk: Desk, { id, name }: { id: string; name: string }, challenge: string): PasskeyWish {
  return {
    challenge,
    rp: { id: RP_ID, name: SHOP },
    user: { id: base64url(bytesOf(id)), name, displayName: name },
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
    timeout: PASSKEY_SECONDS * 1000,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: desk.passkeys
      .filter(({ operatorId }) => operatorId === id)
      .map(({ credentialId }) => ({ type: 'public-key', id: credentialId, transports: [] })),
  };
}

const bytesOf = (uuid: string): Uint8Array =>
  Uint8Array.from(uuid.replaceAll('-', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

function keepPasskey(desk: Desk, operatorId: string, { id }: NewPasskey, { device }: Visitor): string {
  if (desk.passkeys.some(({ credentialId }) => credentialId === id)) throw new Refusal('PASSKEY_REFUSED');
  const createdAt = new Date().toISOString();
  const passkey = { id: crypto.randomUUID(), operatorId, credentialId: id, device, createdAt };
  desk.passkeys.push({ ...passkey, lastUsedAt: null });
  return passkey.id;
}

type Began = { operator: Desk['operators'][number]; passkeyId: string; operation: string };

function beginSession(
  desk: Desk,
  visitor: Visitor,
  { operator, passkeyId, operation }: Began,
): OperatorSession {
  const now = new Date().toISOString();
  const session: StoredSession = {
    id: crypto.randomUUID(),
    operatorId: operator.id,
    passkeyId,
    token: newCode(),
    device: visitor.device,
    startedAt: now,
    lastUsedAt: now,
    endedAt: null,
  };
  desk.sessions.push(session);
  visitor.deskCookie = session.token;
  logSignIn(desk, operator, operation, 'OK');
  return sessionOf(desk, operator, session);
}

function sessionOf(
  desk: Desk,
  { id, kind, name, role }: Pick<Desk['operators'][number], 'id' | 'kind' | 'name' | 'role'>,
  session: Parameters<typeof endOf>[0] | null,
): OperatorSession {
  return {
    operator: { id, kind, name, role },
    operations: operationsOf(role, operatorRoles),
    manages: [...managedBy(role)],
    passkeys: desk.passkeys.filter(({ operatorId }) => operatorId === id).length,
    endsAt: session && endOf(session).toISOString(),
  };
}

function logSignIn(
  desk: Desk,
  { id, name }: { id: string; name: string },
  operation: string,
  outcome: string,
) {
  desk.log.push({
    at: new Date().toISOString(),
    operatorId: id,
    operator: name,
    operation,
    orderId: null,
    subjectId: null,
    outcome,
    requestId: crypto.randomUUID(),
  });
}
