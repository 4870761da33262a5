import { and, eq, gt, isNull } from 'drizzle-orm';
import type { OperatorInvitation, OperatorSession, PasskeyWish } from '#contract/client/client.schemas.ts';
import { INVITATION_MS, MOST_PASSKEYS } from '#shared/operators/roles.ts';
import { sessionCookie } from '#shared/web/desk-cookies.ts';
import { hashOf } from '../../domain/secrets.ts';
import { operator } from '../../domain/tables/operators.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/implement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { countWrong } from '../../platform/limits/limits.ts';
import type { OperatorsDeps } from '../base/deps.ts';
import { operatorGate } from '../base/operator-gate.ts';
import { operatorInvitation, operatorPasskey } from '../base/tables.ts';
import { attemptOf, beginAttempt, passkeyRefused } from '../passkeys/attempt.ts';
import { takeChallenge } from '../passkeys/challenges.ts';
import { checkedPasskey, keepPasskey, passkeyWish } from '../passkeys/passkeys.ts';
import { readSession } from '../sessions/read-session.ts';
import { beginSession } from '../sessions/sessions.ts';
import { lockOperator } from './managed.ts';

/**
 * Creates the link of an invitation and replaces an earlier one. The code is in the fragment of the URL:
 * browsers do not send fragments, so the code gets into no log.
 */
export async function makeInvitation(
  tx: Transaction,
  { deskOrigin, secrets, clock }: Pick<OperatorsDeps, 'deskOrigin' | 'secrets' | 'clock'>,
  operatorId: string,
): Promise<{ link: string; endsAt: Date }> {
  const code = secrets();
  const row = { codeHash: hashOf(code), endsAt: new Date(clock().getTime() + INVITATION_MS) };
  await tx
    .insert(operatorInvitation)
    .values({ operatorId, ...row })
    .onConflictDoUpdate({ target: operatorInvitation.operatorId, set: row });
  return { link: `${deskOrigin}/invitation#${code}`, endsAt: row.endsAt };
}

const ended = () => new ProblemError(409, 'CONFIRMATION_REJECTED');

/**
 * Finds the person who was given an invitation code. @throws ProblemError 409 for an unknown or expired
 * code
 */
async function invitedBy(db: Database, code: string, now: Date) {
  const [found] = await db
    .select({ operator, endsAt: operatorInvitation.endsAt })
    .from(operatorInvitation)
    .innerJoin(operator, eq(operator.id, operatorInvitation.operatorId))
    .where(
      and(
        eq(operatorInvitation.codeHash, hashOf(code)),
        gt(operatorInvitation.endsAt, now),
        isNull(operator.revokedAt),
      ),
    );
  if (!found) throw ended();
  return found;
}

type InvitationCall<Id extends 'showInvitation' | 'startInvitation' | 'acceptInvitation'> = Call<
  Id,
  OperatorsDeps
>;

/** Runs a call that needs an invitation code. Counts wrong codes, so that codes cannot be guessed. */
const withCode = <Answer>(
  { deps, clientIp }: { deps: OperatorsDeps; clientIp: string },
  run: () => Promise<Answer>,
): Promise<Answer> =>
  countWrong(run, {
    count: () => deps.limits.invitationCode(clientIp),
    wrong: 'CONFIRMATION_REJECTED',
  });

export const showInvitation = (call: InvitationCall<'showInvitation'>): Promise<OperatorInvitation> =>
  withCode(call, async () => {
    const { deps, body } = call;
    const { operator: invited, endsAt } = await invitedBy(deps.db, body.code, deps.clock());
    const { name, role } = invited;
    return { name, role, shop: deps.shopName, endsAt: endsAt.toISOString() };
  });

/** Creates a challenge for the passkey of an invited person. */
export const startInvitation = (call: InvitationCall<'startInvitation'>): Promise<PasskeyWish> =>
  withCode(call, async () => {
    const { deps, body, clientIp } = call;
    await deps.limits.passkeyChallenge(clientIp);
    const { operator: invited } = await invitedBy(deps.db, body.code, deps.clock());
    const attempt = { purpose: 'INVITATION' as const, operatorId: invited.id };
    return passkeyWish(deps, invited, await beginAttempt(call, attempt));
  });

/** Stores the passkey of an invited person, deletes the invitation and begins a session. */
export const acceptInvitation = (call: InvitationCall<'acceptInvitation'>): Promise<OperatorSession> =>
  withCode(call, async () => {
    const { deps, body, clientIp, requestId, userAgent, cookies } = call;
    const attempt = await deps.limits.passkeyAnswer(clientIp);
    const now = deps.clock();
    const { operator: invited } = await invitedBy(deps.db, body.code, now);
    const operatorId = invited.id;
    const secret = attemptOf({ cookies });
    if (!secret) throw passkeyRefused();
    const holder = { purpose: 'INVITATION' as const, secret, operatorId, now };
    const challenge = await takeChallenge(deps.db, body.passkey.response.clientDataJSON, holder);
    const passkey = await checkedPasskey(deps, body.passkey, challenge);
    const { session, token } = await deps.db.transaction(async (tx) => {
      await lockOperator(tx, operatorId);
      await useUp(tx, body.code, now);
      if ((await tx.$count(operatorPasskey, eq(operatorPasskey.operatorId, operatorId))) >= MOST_PASSKEYS)
        throw passkeyRefused();
      const passkeyId = await keepPasskey(tx, deps, { ...passkey, operatorId, userAgent });
      const began = await beginSession(tx, deps, { operatorId, passkeyId, userAgent });
      const logged = { operatorId, operation: 'acceptInvitation' as const, params: {}, requestId };
      await operatorGate.note(tx, { ...logged, outcome: 'OK', at: now });
      return { session: await readSession(tx, invited, began.endsAt), token: began.token };
    });
    await attempt.giveBack();
    call.setCookie(sessionCookie(token));
    return session;
  });

/**
 * Deletes an invitation when its code is used. If two calls use the code at the same time, one is refused.
 */
async function useUp(tx: Transaction, code: string, now: Date): Promise<void> {
  const used = await tx
    .delete(operatorInvitation)
    .where(and(eq(operatorInvitation.codeHash, hashOf(code)), gt(operatorInvitation.endsAt, now)))
    .returning({ operatorId: operatorInvitation.operatorId });
  if (used.length === 0) throw ended();
}
