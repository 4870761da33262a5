import { and, eq, gt, isNull } from 'drizzle-orm';
import { ATTEMPT_SECONDS } from '#shared/web/identity-cookies.ts';
import { hashOf } from '../../domain/secrets.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { ExternalProfile } from '../base/external-profile.ts';
import type { AttemptSecrets, ExternalProvider } from '../base/external-sign-in.ts';
import { externalAttempt } from '../base/tables.ts';

export type Attempt = typeof externalAttempt.$inferSelect;

/**
 * Identifies an attempt to sign in by an external provider. Only the browser that began the attempt knows all
 * three values.
 */
export type AttemptKey = { provider: ExternalProvider['id']; state: string; browserSecret: string };

/**
 * Stores a new attempt, which is valid for ten minutes. Code verifier and nonce need no encryption, because
 * they are useless without the provider's code.
 */
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

/**
 * Finds the attempt that this browser began. Undefined if it is unknown, finished, too old, or belongs to
 * another provider or browser.
 */
export async function findAttempt(db: Database, key: AttemptKey, now: Date): Promise<Attempt | undefined> {
  const rows = await db.select().from(externalAttempt).where(isAlive(key, now));
  return rows[0];
}

/**
 * Reserves the exchange of the provider's code for this call. Of several parallel calls, only one gets true.
 */
export async function claimExchange(db: Database, key: AttemptKey, now: Date): Promise<boolean> {
  const rows = await db
    .update(externalAttempt)
    .set({ exchangedAt: now })
    .where(and(isAlive(key, now), isNull(externalAttempt.exchangedAt)))
    .returning({ one: externalAttempt.provider });
  return rows.length === 1;
}

/** Stores the person's data from the provider until the shopper has given or refused consent. */
export async function storeProfile(
  tx: Transaction,
  key: AttemptKey,
  profile: ExternalProfile,
): Promise<void> {
  await tx
    .update(externalAttempt)
    .set({ profile })
    .where(eq(externalAttempt.stateHash, hashOf(key.state)));
}

/** Marks an attempt as finished. Returns false if another call has already done so. */
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
