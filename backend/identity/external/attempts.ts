import { and, eq, gt, isNull } from 'drizzle-orm';
import { ATTEMPT_SECONDS } from '#shared/web/identity-cookies.ts';
import { hashOf } from '../../domain/secrets.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { ExternalProfile } from '../base/external-profile.ts';
import type { AttemptSecrets, ExternalProvider } from '../base/external-sign-in.ts';
import { externalAttempt } from '../base/tables.ts';

export type Attempt = typeof externalAttempt.$inferSelect;

/** Names an attempt as only its own browser can. */
export type AttemptKey = { provider: ExternalProvider['id']; state: string; browserSecret: string };

/** Keeps a new attempt for ten minutes. The verifier and the nonce are good for nothing without the provider's code. */
export async function beginAttempt(
  db: Database,
  attempt: AttemptSecrets & AttemptKey & { mode: Attempt['mode']; redirect: string; now: Date },
): Promise<void> {
  const { provider, nonce, codeVerifier, mode, redirect } = attempt;
  await db.insert(externalAttempt).values({
    stateHash: hashOf(attempt.state),
    provider,
    browserHash: hashOf(attempt.browserSecret),
    nonce,
    codeVerifier,
    mode,
    redirect,
    expiresAt: new Date(attempt.now.getTime() + ATTEMPT_SECONDS * 1000),
  });
}

/** The attempt of this browser, or undefined: unknown, ended, too old, of another provider or another browser. */
export async function findAttempt(db: Database, key: AttemptKey, now: Date): Promise<Attempt | undefined> {
  const rows = await db.select().from(externalAttempt).where(isAlive(key, now));
  return rows[0];
}

/** Takes the right to exchange the code. Of several who ask at the same moment one gets it; false for the others. */
export async function claimExchange(db: Database, key: AttemptKey, now: Date): Promise<boolean> {
  const rows = await db
    .update(externalAttempt)
    .set({ exchangedAt: now })
    .where(and(isAlive(key, now), isNull(externalAttempt.exchangedAt)))
    .returning({ one: externalAttempt.provider });
  return rows.length === 1;
}

/** Keeps who the provider says it is while the shopper is asked for the consent. */
export async function keepProfile(tx: Transaction, key: AttemptKey, profile: ExternalProfile): Promise<void> {
  await tx
    .update(externalAttempt)
    .set({ profile })
    .where(eq(externalAttempt.stateHash, hashOf(key.state)));
}

/** Ends an attempt. False when another call has ended it. */
export async function endAttempt(db: Database | Transaction, key: AttemptKey): Promise<boolean> {
  const rows = await db
    .delete(externalAttempt)
    .where(eq(externalAttempt.stateHash, hashOf(key.state)))
    .returning({ one: externalAttempt.provider });
  return rows.length === 1;
}

const isAlive = ({ provider, state, browserSecret }: AttemptKey, now: Date) =>
  and(
    eq(externalAttempt.stateHash, hashOf(state)),
    eq(externalAttempt.provider, provider),
    eq(externalAttempt.browserHash, hashOf(browserSecret)),
    gt(externalAttempt.expiresAt, now),
  );
