import { operatorRoles } from '#contract/operations.ts';
import { Uuid } from '#contract/zod/zod.schemas.ts';
import { QUIET_OPERATIONS } from '#shared/operators/quiet-operations.ts';
import { sessionEnd } from '#shared/operators/session-ends.ts';
import type { Visitor } from '../../../contract/visitor.ts';
import type { Desk, StoredSession } from '../../state/desk.ts';
import { Refusal } from '../../state/refusal.ts';

type OperatorOperation = keyof typeof operatorRoles;

/** Whether an operation needs an operator. Signing in does not. */
export const needsOperator = (id: string): id is OperatorOperation => Object.hasOwn(operatorRoles, id);

/** When a session ends if no further call is made. */
export const endOf = ({ startedAt, lastUsedAt }: Pick<StoredSession, 'startedAt' | 'lastUsedAt'>): Date =>
  sessionEnd({ startedAt: new Date(startedAt), lastUsedAt: new Date(lastUsedAt) });

export const isOpen = (session: StoredSession): boolean =>
  session.endedAt === null && endOf(session).getTime() > Date.now();

/**
 * The operator of a token who may call an operation.
 * @throws {Refusal} UNAUTHORIZED for another token, FORBIDDEN for a wrong role
 */
export function admittedOperator(
  desk: Desk,
  id: OperatorOperation,
  token: string | undefined,
): NonNullable<Visitor['operator']> {
  const session = desk.sessions.find((one) => one.token === token && isOpen(one)) ?? null;
  const found = desk.operators.find((one) => one.id === session?.operatorId || one.token === token);
  if (!token || !found || found.revokedAt !== null) throw new Refusal('UNAUTHORIZED');
  if (!(operatorRoles[id] as readonly string[]).includes(found.role)) throw new Refusal('FORBIDDEN');
  if (session && !isQuiet(id)) session.lastUsedAt = new Date().toISOString();
  return { id: found.id, kind: found.kind, name: found.name, role: found.role, session };
}

const isQuiet = (id: string): boolean => (QUIET_OPERATIONS as readonly string[]).includes(id);

const uuidOf = (value: unknown): string | null => Uuid.safeParse(value).data ?? null;

/** Logs a call of an operator as the backend does. */
export function logOperatorCall(
  desk: Desk,
  { operator, subjectId }: Visitor,
  call: { operation: string; params: Record<string, unknown>; outcome: string; requestId: string },
): void {
  if (!operator || isQuiet(call.operation)) return;
  const { orderId, refundId, reviewId, messageId, operatorId, contactRequestId, buyerId } = call.params;
  desk.log.push({
    at: new Date().toISOString(),
    operatorId: operator.id,
    operator: operator.name,
    operation: call.operation,
    orderId: uuidOf(orderId),
    subjectId:
      subjectId ?? uuidOf(refundId ?? reviewId ?? messageId ?? operatorId ?? contactRequestId ?? buyerId),
    outcome: call.outcome,
    requestId: call.requestId,
  });
}
