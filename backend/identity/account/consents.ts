import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ConsentAnswers, Consents } from '#contract/zod/zod.schemas.ts';
import { CONSENT_TEXTS, CONSENT_TITLES, type ConsentPurpose } from '#shared/forms/consents.ts';
import { recordConsents, withdrawPurpose } from '../../domain/consents/consents.ts';
import { account, consent } from '../../domain/tables/identities.ts';
import { endSubscription } from '../../newsletter/end-news.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { IdentityDeps } from '../base/deps.ts';

/** Maximum number of consents that the contract allows in the list. */
const MOST = 200;

/**
 * The consents of an account, newest first, including withdrawn ones. If there are more than 200, valid ones
 * take precedence over withdrawn ones, and newer ones over older ones.
 */
export async function getMyConsents(db: Database | Transaction, accountId: string): Promise<Consents> {
  const rows = await db
    .select()
    .from(consent)
    .where(eq(consent.accountId, accountId))
    .orderBy(desc(sql`${consent.withdrawnAt} is null`), desc(consent.givenAt), desc(consent.id))
    .limit(MOST);
  rows.sort((one, other) => other.givenAt.getTime() - one.givenAt.getTime());
  return {
    items: rows.map((row) => ({
      id: row.id,
      purpose: row.purpose,
      title: CONSENT_TITLES[row.purpose],
      document: row.document,
      version: row.version,
      givenAt: row.givenAt.toISOString(),
      withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    })),
  };
}

/**
 * Withdraws a consent and all other consents for the same purpose, and stops what they allowed: withdrawing
 * the marketing consent ends all subscriptions. In the rows, only the time of the withdrawal changes. Throws
 * 404 for a consent of another account, and 409 CONSENT_NEEDED for the consent without which no account can
 * exist.
 */
export async function withdrawConsent(
  db: Database,
  asked: { accountId: string; consentId: string; now: Date },
): Promise<Consents> {
  const { accountId, consentId, now } = asked;
  return db.transaction(async (tx) => {
    // A request that saves the profile changes the same rows. This lock makes the two run one after the
    // other.
    const [locked] = await tx
      .select({ email: account.email })
      .from(account)
      .where(eq(account.id, accountId))
      .for('update');
    const [found] = await tx
      .select({ purpose: consent.purpose, withdrawnAt: consent.withdrawnAt })
      .from(consent)
      .where(and(eq(consent.id, consentId), eq(consent.accountId, accountId)));
    if (!found) throw new ProblemError(404, 'NOT_FOUND');
    if (found.purpose === 'personal-data') throw new ProblemError(409, 'CONSENT_NEEDED');
    if (found.withdrawnAt === null) {
      await withdrawPurpose(tx, { accountId, purpose: found.purpose, now });
      if (found.purpose === 'marketing') {
        await tx.update(account).set({ subscriptions: [] }).where(eq(account.id, accountId));
        if (locked?.email) await endSubscription(tx, { email: locked.email, now });
      }
    }
    return getMyConsents(tx, accountId);
  });
}

/**
 * Stores the shopper's answers about third-party scripts. An agreement adds a consent unless a valid one
 * exists; a refusal withdraws it. An agreement to an outdated text is not stored.
 */
export async function answerConsents(
  { db, clock, ids }: Pick<IdentityDeps, 'db' | 'clock' | 'ids'>,
  { accountId, answers, ip }: { accountId: string; answers: ConsentAnswers['answers']; ip: string },
): Promise<Consents> {
  const now = clock();
  const last = new Map(answers.map((answer) => [answer.purpose, answer]));
  return db.transaction(async (tx) => {
    // Without this lock, two parallel requests could both add the same consent.
    await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
    for (const { purpose, version, allowed } of last.values()) {
      const isToday = version === CONSENT_TEXTS[purpose].version;
      if (!allowed) await withdrawPurpose(tx, { accountId, purpose, now });
      else if (isToday && !(await holds(tx, { accountId, purpose, version })))
        await recordConsents(tx, { accountId, texts: [purpose], ip, now, ids });
    }
    return getMyConsents(tx, accountId);
  });
}

async function holds(
  tx: Transaction,
  { accountId, purpose, version }: { accountId: string; purpose: ConsentPurpose; version: string },
): Promise<boolean> {
  const isIt = and(
    ...[eq(consent.accountId, accountId), eq(consent.purpose, purpose), eq(consent.version, version)],
    isNull(consent.withdrawnAt),
  );
  return (await tx.select({ id: consent.id }).from(consent).where(isIt).limit(1)).length > 0;
}
