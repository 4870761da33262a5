import { and, eq, gt } from 'drizzle-orm';
import { PASSKEY_SECONDS } from '#shared/operators/session-ends.ts';
import { hashOf } from '../../domain/secrets.ts';
import type { Database } from '../../platform/db/database.ts';
import type { OperatorsDeps } from '../base/deps.ts';
import { operatorChallenge } from '../base/tables.ts';

type Purpose = typeof operatorChallenge.$inferSelect.purpose;

/** Who may answer a challenge: the browser with this secret, for this operator unless it is a sign-in. */
export type Holder = { purpose: Purpose; secret: string; operatorId: string | null };

/** How long an authenticator may take, in ms. */
export const ANSWER_MS = PASSKEY_SECONDS * 1000;

/** Makes a challenge for a browser. It is good once, for five minutes. */
export async function makeChallenge(
  { db, clock, secrets }: Pick<OperatorsDeps, 'db' | 'clock' | 'secrets'>,
  { purpose, secret, operatorId }: Holder,
): Promise<string> {
  const challenge = secrets();
  const endsAt = new Date(clock().getTime() + ANSWER_MS);
  const row = { challenge, purpose, holderHash: hashOf(secret), operatorId, endsAt };
  await db.insert(operatorChallenge).values(row);
  return challenge;
}

/**
 * Uses up the challenge that an authenticator has signed.
 * @param clientData the signed text, base64url
 * @returns the challenge, or null if it is unknown, used, ended, or that of another browser or purpose
 */
export async function takeChallenge(
  db: Database,
  clientData: string,
  { purpose, secret, operatorId, now }: Holder & { now: Date },
): Promise<string | null> {
  const challenge = challengeIn(clientData);
  if (challenge === null) return null;
  const [taken] = await db
    .delete(operatorChallenge)
    .where(
      and(
        eq(operatorChallenge.challenge, challenge),
        eq(operatorChallenge.purpose, purpose),
        eq(operatorChallenge.holderHash, hashOf(secret)),
        operatorId === null ? undefined : eq(operatorChallenge.operatorId, operatorId),
        gt(operatorChallenge.endsAt, now),
      ),
    )
    .returning({ challenge: operatorChallenge.challenge });
  return taken?.challenge ?? null;
}

/** The challenge in the text that an authenticator signs. A text of a page in a frame has none. */
function challengeIn(clientData: string): string | null {
  try {
    const { challenge, crossOrigin } = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    return typeof challenge === 'string' && challenge.length <= 100 && crossOrigin !== true
      ? challenge
      : null;
  } catch {
    return null;
  }
}
