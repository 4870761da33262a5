import { and, eq, isNull } from 'drizzle-orm';
import {
  CONSENT_TEXTS,
  type ConsentId,
  type ConsentPurpose,
  consentSentence,
} from '#shared/forms/consents.ts';
import { SENT_NEWS } from '#shared/forms/subscriptions.ts';
import type { PlatformDeps } from '../../platform/base/deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { hashOf } from '../secrets.ts';
import { account, consent } from '../tables/identities.ts';

export type ConsentRecord = {
  purpose: ConsentPurpose;
  document: string;
  version: string;
  textHash: string;
};

/** Name, version and hash of the consent text, which are stored when a shopper consents. */
export function consentRecord(id: ConsentId): ConsentRecord {
  const text = CONSENT_TEXTS[id];
  const { purpose, document, version } = text;
  return { purpose, document, version, textHash: hashOf(consentSentence(text)) };
}

/**
 * The sentence that was shown when a consent was given. Null if its hash is that of none of today's
 * sentences.
 */
export function shownSentence(given: Omit<ConsentRecord, 'purpose'>): string | null {
  const found = Object.values(CONSENT_TEXTS).find(
    (text) =>
      text.document === given.document &&
      text.version === given.version &&
      hashOf(consentSentence(text)) === given.textHash,
  );
  return found ? consentSentence(found) : null;
}

/**
 * Inserts one consent row for each text. Rows may be withdrawn later, but are never deleted
 * (docs/specification.md §5.4).
 */
export async function recordConsents(
  tx: Transaction,
  input: { accountId: string; texts: ConsentId[]; ip: string; now: Date; ids: PlatformDeps['ids'] },
): Promise<void> {
  await tx.insert(consent).values(
    input.texts.map((text) => ({
      id: input.ids(),
      accountId: input.accountId,
      ...consentRecord(text),
      ip: input.ip,
      givenAt: input.now,
    })),
  );
}

type GivenByAccount = Omit<Parameters<typeof recordConsents>[1], 'texts'>;

/**
 * Records that an account consents to get news and, unless the account has already chosen its subscriptions,
 * subscribes its email address. Does nothing if the account has no email address, because the shop sends news
 * only by email. Locks the account, so call it before locking carts or orders.
 */
export async function agreeToNews(tx: Transaction, input: GivenByAccount): Promise<void> {
  const [lockedAccount] = await tx
    .select()
    .from(account)
    .where(eq(account.id, input.accountId))
    .for('update');
  if (!lockedAccount || lockedAccount.email === null) return;
  await recordConsents(tx, { ...input, texts: ['marketing'] });
  if (lockedAccount.subscriptions.length > 0) return;
  await tx
    .update(account)
    .set({ subscriptions: [SENT_NEWS] })
    .where(eq(account.id, lockedAccount.id));
}

/** Withdraws all consents of an account for one purpose. */
export async function withdrawPurpose(
  tx: Transaction,
  { accountId, purpose, now }: { accountId: string; purpose: ConsentPurpose; now: Date },
): Promise<void> {
  await tx
    .update(consent)
    .set({ withdrawnAt: now })
    .where(and(eq(consent.accountId, accountId), eq(consent.purpose, purpose), isNull(consent.withdrawnAt)));
}
