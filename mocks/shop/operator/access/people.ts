import type { InvitedOperator, OperatorDetails, OperatorSummary } from '#contract/client/client.schemas.ts';
import {
  INVITATION_MS,
  MOST_PASSKEYS,
  managedBy,
  type OperatorRole,
  rolesOf,
} from '#shared/operators/roles.ts';
import type { ShopOperations } from '../../../contract/shop-operations.ts';
import type { Visitor } from '../../../contract/visitor.ts';
import type { Desk, WithDesk } from '../../state/desk.ts';
import { Refusal } from '../../state/refusal.ts';
import { newCode } from './codes.ts';
import { endOf, isOpen } from './operators.ts';

type PeopleOperations = Pick<
  ShopOperations,
  | 'listOperators'
  | 'showOperator'
  | 'inviteOperator'
  | 'inviteOperatorAgain'
  | 'changeOperatorRole'
  | 'revokeOperator'
  | 'endOperatorSessions'
  | 'endPasskey'
>;

/** The operations by which owners and managers invite, change and revoke operators. */
export function peopleOperations(state: WithDesk): PeopleOperations {
  return {
    listOperators: () => ({
      items: state.desk.operators
        .map((stored) => summaryOf(state.desk, stored))
        .sort(
          (one, other) =>
            Number(one.state === 'REVOKED') - Number(other.state === 'REVOKED') ||
            (one.name < other.name ? -1 : 1),
        ),
    }),

    showOperator({ visitor, params: { operatorId } }) {
      const { id, role } = callerOf(visitor);
      if (role !== 'manager' && role !== 'owner' && operatorId !== id) throw new Refusal('FORBIDDEN');
      return detailsOf(state.desk, operatorId, visitor);
    },

    inviteOperator({ visitor, body: { name, role } }) {
      assertManages(visitor, role);
      if (state.desk.operators.some((one) => one.name === name)) throw new Refusal('OPERATOR_NAME_TAKEN');
      const id = crypto.randomUUID();
      const createdAt = new Date().toISOString();
      state.desk.operators.push({ id, kind: 'PERSON', name, role, token: null, createdAt, revokedAt: null });
      visitor.subjectId = id;
      return invitationOf(state.desk, id);
    },

    inviteOperatorAgain({ visitor, params: { operatorId } }) {
      const stored = storedOf(state.desk, operatorId);
      assertManages(visitor, stored.role);
      const isFull = passkeysOf(state.desk, operatorId).length >= MOST_PASSKEYS;
      if (stored.kind !== 'PERSON' || stored.revokedAt !== null || isFull)
        throw new Refusal('OPERATOR_STEP_REFUSED');
      return invitationOf(state.desk, operatorId);
    },

    changeOperatorRole({ visitor, params: { operatorId }, body: { from, to } }) {
      const stored = storedOf(state.desk, operatorId);
      assertManages(visitor, stored.role);
      assertManages(visitor, to);
      if (stored.role !== from || stored.revokedAt !== null || !rolesOf[stored.kind].includes(to))
        throw new Refusal('OPERATOR_STEP_REFUSED');
      if (from === 'owner' && to !== 'owner') assertOtherOwner(state.desk, operatorId);
      stored.role = to;
      state.desk.invitations = state.desk.invitations.filter((one) => one.operatorId !== operatorId);
      return detailsOf(state.desk, operatorId, visitor);
    },

    revokeOperator({ visitor, params: { operatorId } }) {
      const stored = storedOf(state.desk, operatorId);
      assertManages(visitor, stored.role);
      if (stored.revokedAt !== null) throw new Refusal('OPERATOR_STEP_REFUSED');
      if (stored.role === 'owner') assertOtherOwner(state.desk, operatorId);
      stored.revokedAt = new Date().toISOString();
      state.desk.invitations = state.desk.invitations.filter((one) => one.operatorId !== operatorId);
      endSessions(state.desk, (one) => one.operatorId === operatorId);
      return detailsOf(state.desk, operatorId, visitor);
    },

    endOperatorSessions({ visitor, params: { operatorId } }) {
      const { id, session } = callerOf(visitor);
      const stored = storedOf(state.desk, operatorId);
      if (operatorId !== id) assertManages(visitor, stored.role);
      endSessions(state.desk, (one) => one.operatorId === operatorId && one.id !== session?.id);
      return detailsOf(state.desk, operatorId, visitor);
    },

    endPasskey({ visitor, params: { operatorId, passkeyId } }) {
      const { id } = callerOf(visitor);
      const stored = storedOf(state.desk, operatorId);
      if (operatorId !== id) assertManages(visitor, stored.role);
      const known = passkeysOf(state.desk, operatorId);
      if (!known.some((one) => one.id === passkeyId)) throw new Refusal('NOT_FOUND');
      if (known.length === 1) {
        if (operatorId === id) throw new Refusal('LAST_PASSKEY');
        if (stored.role === 'owner' && stored.revokedAt === null) assertOtherOwner(state.desk, operatorId);
      }
      endSessions(state.desk, (one) => one.passkeyId === passkeyId);
      state.desk.passkeys = state.desk.passkeys.filter((one) => one.id !== passkeyId);
      return detailsOf(state.desk, operatorId, visitor);
    },
  };
}

/** @throws {Refusal} UNAUTHORIZED if the call has no operator, which the handlers have checked before */
export function callerOf({ operator }: Visitor): NonNullable<Visitor['operator']> {
  if (!operator) throw new Refusal('UNAUTHORIZED');
  return operator;
}

function storedOf(desk: Desk, id: string): Desk['operators'][number] {
  const stored = desk.operators.find((one) => one.id === id);
  if (!stored) throw new Refusal('NOT_FOUND');
  return stored;
}

const passkeysOf = (desk: Desk, operatorId: string) =>
  desk.passkeys.filter((one) => one.operatorId === operatorId);

function assertManages(visitor: Visitor, role: OperatorRole): void {
  if (!managedBy(callerOf(visitor).role).includes(role)) throw new Refusal('FORBIDDEN');
}

function assertOtherOwner(desk: Desk, id: string): void {
  const signsIn = (one: Desk['operators'][number]) => passkeysOf(desk, one.id).length > 0;
  const isOther = desk.operators.some(
    (one) => one.role === 'owner' && one.revokedAt === null && one.id !== id && signsIn(one),
  );
  if (!isOther) throw new Refusal('LAST_OWNER');
}

export function endSessions(desk: Desk, isEnded: (session: Desk['sessions'][number]) => boolean): void {
  const endedAt = new Date().toISOString();
  for (const session of desk.sessions) if (isEnded(session)) session.endedAt ??= endedAt;
}

function invitationOf(desk: Desk, operatorId: string): InvitedOperator {
  const code = newCode();
  const endsAt = new Date(Date.now() + INVITATION_MS).toISOString();
  desk.invitations = desk.invitations.filter((one) => one.operatorId !== operatorId);
  desk.invitations.push({ operatorId, code, endsAt });
  const operator = summaryOf(desk, storedOf(desk, operatorId));
  return { operator, link: `http://localhost:4300/invitation#${code}`, endsAt };
}

function summaryOf(desk: Desk, stored: Desk['operators'][number]): OperatorSummary {
  const { id, kind, name, role, createdAt, revokedAt } = stored;
  const passkeys = passkeysOf(desk, id).length;
  const isInvited = kind === 'PERSON' && passkeys === 0;
  return {
    id,
    kind,
    name,
    role,
    state: revokedAt !== null ? 'REVOKED' : isInvited ? 'INVITED' : 'ACTIVE',
    createdAt,
    revokedAt,
    invitationEndsAt: desk.invitations.find((one) => one.operatorId === id)?.endsAt ?? null,
    lastCallAt: desk.log.findLast((entry) => entry.operatorId === id)?.at ?? null,
    passkeys,
    sessions: desk.sessions.filter((one) => one.operatorId === id && isOpen(one)).length,
  };
}

/** An operator with passkeys and sessions. */
export function detailsOf(desk: Desk, id: string, { operator }: Visitor): OperatorDetails {
  return {
    operator: summaryOf(desk, storedOf(desk, id)),
    passkeys: passkeysOf(desk, id).map((one) => ({
      id: one.id,
      device: one.device,
      createdAt: one.createdAt,
      lastUsedAt: one.lastUsedAt,
      isSynced: false,
    })),
    sessions: desk.sessions
      .filter((one) => one.operatorId === id && isOpen(one))
      .sort((one, other) => other.lastUsedAt.localeCompare(one.lastUsedAt))
      .map((one) => ({
        id: one.id,
        device: one.device,
        startedAt: one.startedAt,
        lastUsedAt: one.lastUsedAt,
        endsAt: endOf(one).toISOString(),
        current: one.id === operator?.session?.id,
      })),
  };
}
