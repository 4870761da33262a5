import { eq } from 'drizzle-orm';
import type { InvitedOperator } from '#contract/client/client.schemas.ts';
import { MOST_PASSKEYS, type OperatorRole } from '#shared/operators/roles.ts';
import { operator } from '../../domain/tables/operators.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/implement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OperatorsDeps } from '../base/deps.ts';
import { operatorPasskey } from '../base/tables.ts';
import { makeInvitation } from './invitations.ts';
import { assertManages, lockOperator, stepRefused } from './managed.ts';
import { readOperator } from './read-operator.ts';

type InvitationDeps = Pick<OperatorsDeps, 'deskOrigin' | 'secrets' | 'clock' | 'ids'>;

type Invited = { id: string; link: string; endsAt: Date };

/**
 * Adds a person who has no passkey yet, and creates an invitation. Null if an operator has or had this name.
 */
export async function addPerson(
  tx: Transaction,
  deps: InvitationDeps,
  { name, role }: { name: string; role: OperatorRole },
): Promise<Invited | null> {
  const id = deps.ids();
  const row = { id, kind: 'PERSON' as const, name, role, createdAt: deps.clock() };
  const made = await tx
    .insert(operator)
    .values(row)
    .onConflictDoNothing({ target: operator.name })
    .returning({ id: operator.id });
  return made.length > 0 ? { id, ...(await makeInvitation(tx, deps, id)) } : null;
}

/**
 * Creates a new invitation for a person whose invitation has expired or who has lost all passkeys. Null for
 * work places, for revoked operators and for people with the maximum number of passkeys.
 */
export async function invitePersonAgain(
  tx: Transaction,
  deps: InvitationDeps,
  row: typeof operator.$inferSelect,
): Promise<Invited | null> {
  const passkeys = await tx.$count(operatorPasskey, eq(operatorPasskey.operatorId, row.id));
  if (row.kind !== 'PERSON' || row.revokedAt !== null || passkeys >= MOST_PASSKEYS) return null;
  return { id: row.id, ...(await makeInvitation(tx, deps, row.id)) };
}

/**
 * Adds a person and creates an invitation.
 * @throws ProblemError 403 if the caller may not give this role, 409 if the name is taken
 */
export function inviteOperator({
  deps,
  principal,
  body,
}: Call<'inviteOperator', OperatorsDeps>): Promise<InvitedOperator> {
  assertManages(principal, body.role);
  return deps.db.transaction(async (tx) => {
    const invited = await addPerson(tx, deps, body);
    if (!invited) throw new ProblemError(409, 'OPERATOR_NAME_TAKEN');
    await principal.sign(tx, invited.id);
    return answerOf(tx, invited, deps);
  });
}

export function inviteOperatorAgain({
  deps,
  principal,
  params,
}: Call<'inviteOperatorAgain', OperatorsDeps>): Promise<InvitedOperator> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOperator(tx, params.operatorId);
    assertManages(principal, row.role);
    const invited = await invitePersonAgain(tx, deps, row);
    if (!invited) throw stepRefused();
    await principal.sign(tx);
    return answerOf(tx, invited, deps);
  });
}

async function answerOf(
  tx: Transaction,
  { id, link, endsAt }: Invited,
  { clock }: InvitationDeps,
): Promise<InvitedOperator> {
  const { operator: summary } = await readOperator(tx, id, { now: clock(), current: null });
  return { operator: summary, link, endsAt: endsAt.toISOString() };
}
