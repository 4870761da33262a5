import type { OperatorSession, PasskeyQuestion } from '#contract/client/client.schemas.ts';
import { endedSessionCookie, sessionCookie } from '#shared/web/desk-cookies.ts';
import type { Call } from '../../platform/http/implement.ts';
import type { OperatorsDeps } from '../base/deps.ts';
import { operatorGate } from '../base/operator-gate.ts';
import { readSession } from '../sessions/read-session.ts';
import { beginSession, endSessions } from '../sessions/sessions.ts';
import { attemptOf, beginAttempt, passkeyRefused } from './attempt.ts';
import { ANSWER_MS, takeChallenge } from './challenges.ts';
import { checkedAnswer, findPasskey, type KnownPasskey, notePasskeyUse, rpIdOf } from './passkeys.ts';

/** Creates a challenge for a sign-in. Any passkey of the desk may answer it. */
export async function startOperatorSignIn(
  call: Call<'startOperatorSignIn', OperatorsDeps>,
): Promise<PasskeyQuestion> {
  const { deps, clientIp } = call;
  await deps.limits.passkeyChallenge(clientIp);
  const challenge = await beginAttempt(call, { purpose: 'SIGN_IN', operatorId: null });
  return { challenge, rpId: rpIdOf(deps.deskOrigin), timeout: ANSWER_MS, userVerification: 'required' };
}

/**
 * Signs in with a passkey. Each attempt is logged under the operator who owns the passkey, even if it is
 * refused.
 * @throws ProblemError 409 PASSKEY_REFUSED
 */
export async function signInOperator(call: Call<'signInOperator', OperatorsDeps>): Promise<OperatorSession> {
  const { deps, body, clientIp, requestId } = call;
  const attempt = await deps.limits.passkeyAnswer(clientIp);
  const known = await findPasskey(deps.db, body.id);
  if (!known) throw passkeyRefused();
  const logged = {
    operatorId: known.operator.id,
    operation: 'signInOperator' as const,
    params: {},
    requestId,
  };
  try {
    const { session, token } = await verified(call, known, (tx) =>
      operatorGate.note(tx, { ...logged, outcome: 'OK', at: deps.clock() }),
    );
    await attempt.giveBack();
    call.setCookie(sessionCookie(token));
    return session;
  } catch (error) {
    await operatorGate.note(deps.db, { ...logged, outcome: 'PASSKEY_REFUSED', at: deps.clock() });
    throw error;
  }
}

type Note = (tx: Parameters<typeof operatorGate.note>[0]) => Promise<void>;

async function verified(
  { deps, body, userAgent, cookies }: Call<'signInOperator', OperatorsDeps>,
  { passkey, operator }: KnownPasskey,
  note: Note,
): Promise<{ session: OperatorSession; token: string }> {
  const secret = attemptOf({ cookies });
  const now = deps.clock();
  const holder = { purpose: 'SIGN_IN' as const, operatorId: null, now };
  const { clientDataJSON } = body.response;
  const challenge = secret && (await takeChallenge(deps.db, clientDataJSON, { ...holder, secret }));
  if (!challenge || operator.revokedAt !== null) throw passkeyRefused();
  const answer = await checkedAnswer(deps, body, { passkey, challenge });
  return deps.db.transaction(async (tx) => {
    if (!(await notePasskeyUse(tx, passkey.id, { ...answer, now }))) throw passkeyRefused();
    const began = { operatorId: operator.id, passkeyId: passkey.id, userAgent };
    const { token, endsAt } = await beginSession(tx, deps, began);
    await note(tx);
    return { session: await readSession(tx, operator, endsAt), token };
  });
}

/** Ends the session of this browser. Work places have no sessions. */
export async function signOutOperator({
  deps,
  principal: { session },
  headers,
  setCookie,
}: Call<'signOutOperator', OperatorsDeps>): Promise<void> {
  if (session) await endSessions(deps.db, { id: session.id }, deps.clock());
  headers.set('clear-site-data', '"cache"');
  setCookie(endedSessionCookie());
}
