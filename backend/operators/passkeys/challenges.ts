import { and, eq, gt } from 'drizzle-orm';
import { PASSKEY_SECONDS } from '#shared/operators/session-ends.ts';
import { hashOf } from '../../domain/secrets.ts';
import type { Database } from '../../platform/db/database.ts';
import type { OperatorsDeps } from '../base/deps.ts';
import { operatorChallenge } from '../base/tables.ts';

type Purpose = typeof operatorChallenge.$inferSelect.purpose;

/**
 * Who may answer a challenge: only the browser with this secret. `operatorId` is the operator who gets the
 * new passkey; null for a sign-in.
 */
export type Holder = { purpose: Purpose; secret: string; operatorId: string | null };

/** How long a challenge may be answered, in ms. */
export const ANSWER_MS = PASSKEY_SECONDS * 1000;

/** Creates a challenge for a browser. It can be answered once, within five minutes. */
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
 * Deletes the challenge that an authenticator has signed, so that it cannot be used again.
 * @param clientData the signed text, base64url
 * @returns the challenge; null if it is unknown, used or expired, or belongs to another browser or purpose
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

/**
 * The challenge in a text that an authenticator has signed. Null if the text has none, or was signed in a
 * frame of another page.
 */
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
