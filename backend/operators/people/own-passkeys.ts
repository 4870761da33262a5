import { and, eq } from 'drizzle-orm';
import type { OperatorDetails, PasskeyWish } from '#contract/client/client.schemas.ts';
import { MOST_PASSKEYS } from '#shared/operators/roles.ts';
import type { Call } from '../../platform/http/implement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OperatorsDeps } from '../base/deps.ts';
import { operatorPasskey } from '../base/tables.ts';
import { makeChallenge, takeChallenge } from '../passkeys/challenges.ts';
import { checkedPasskey, keepPasskey, passkeyWish } from '../passkeys/passkeys.ts';
import { endSessions } from '../sessions/sessions.ts';
import { assertManages, assertOtherOwner, lockOperator, stepRefused } from './managed.ts';
import { readOperator } from './read-operator.ts';

/** Creates a challenge for an additional passkey of the caller. Only the same session can answer it. */
export async function startPasskey({
  deps,
  principal: { id, name, session },
}: Call<'startPasskey', OperatorsDeps>): Promise<PasskeyWish> {
  if (!session || (await countPasskeys(deps.db, id)) >= MOST_PASSKEYS) throw stepRefused();
  const holder = { purpose: 'PASSKEY' as const, secret: session.id, operatorId: id };
  return passkeyWish(deps, { id, name }, await makeChallenge(deps, holder));
}

/** Stores an additional passkey of the caller. */
export async function addPasskey({
  deps,
  principal,
  body,
  userAgent,
}: Call<'addPasskey', OperatorsDeps>): Promise<OperatorDetails> {
  const { id: operatorId, session, sign } = principal;
  if (!session) throw stepRefused();
  const now = deps.clock();
  const holder = { purpose: 'PASSKEY' as const, secret: session.id, operatorId, now };
  const challenge = await takeChallenge(deps.db, body.response.clientDataJSON, holder);
  const passkey = await checkedPasskey(deps, body, challenge);
  return deps.db.transaction(async (tx) => {
    await lockOperator(tx, operatorId);
    if ((await countPasskeys(tx, operatorId)) >= MOST_PASSKEYS) throw stepRefused();
    await keepPasskey(tx, deps, { ...passkey, operatorId, userAgent });
    await sign(tx, operatorId);
    return readOperator(tx, operatorId, { now, current: session.id });
  });
}

/**
 * Deletes a passkey and ends the sessions that were begun with it.
 * @throws ProblemError 409 LAST_PASSKEY if it is the caller's only passkey, LAST_OWNER if it is the only passkey of
 * an owner and no other owner can sign in
 */
export async function endPasskey({
  deps,
  principal,
  params: { operatorId, passkeyId },
}: Call<'endPasskey', OperatorsDeps>): Promise<OperatorDetails> {
  const now = deps.clock();
  const isOwn = operatorId === principal.id;
  return deps.db.transaction(async (tx) => {
    const { role } = await lockOperator(tx, operatorId);
    if (!isOwn) assertManages(principal, role);
    const which = and(eq(operatorPasskey.id, passkeyId), eq(operatorPasskey.operatorId, operatorId));
    // A sign-in with this passkey ends first, so that its session is ended too.
    const [known] = await tx
      .select({ id: operatorPasskey.id })
      .from(operatorPasskey)
      .where(which)
      .for('update');
    if (!known) throw new ProblemError(404, 'NOT_FOUND');
    if ((await countPasskeys(tx, operatorId)) === 1) {
      if (isOwn) throw new ProblemError(409, 'LAST_PASSKEY');
      if (role === 'owner') await assertOtherOwner(tx, operatorId);
    }
    await endSessions(tx, { passkeyId }, now);
    await tx.delete(operatorPasskey).where(which);
    await principal.sign(tx);
    return readOperator(tx, operatorId, { now, current: principal.session?.id ?? null });
  });
}

const countPasskeys = (db: Pick<OperatorsDeps['db'], '$count'>, operatorId: string): Promise<number> =>
  db.$count(operatorPasskey, eq(operatorPasskey.operatorId, operatorId));
