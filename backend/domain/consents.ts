import {
  CONSENT_TEXTS,
  type ConsentId,
  type ConsentPurpose,
  consentSentence,
} from '#shared/forms/consents.ts';
import type { Deps } from '../deps.ts';
import type { Transaction } from '../platform/db/client.ts';
import { consent } from '../platform/db/schema/identities.ts';
import { hashOf } from './secrets.ts';

export type ConsentRecord = {
  purpose: ConsentPurpose;
  document: string;
  version: string;
  textHash: string;
};

/** What the sentence says a shopper agrees to, as it is kept with the consent. */
export function consentRecord(id: ConsentId): ConsentRecord {
  const text = CONSENT_TEXTS[id];
  const { purpose, document, version } = text;
  return { purpose, document, version, textHash: hashOf(consentSentence(text)) };
}

/** Writes one row a sentence. Rows are withdrawn, never deleted (docs/specification.md §5.4). */
export async function recordConsents(
  tx: Transaction,
  given: { accountId: string; texts: ConsentId[]; ip: string; now: Date; ids: Deps['ids'] },
): Promise<void> {
  await tx.insert(consent).values(
    given.texts.map((text) => ({
      id: given.ids(),
      accountId: given.accountId,
      ...consentRecord(text),
      ip: given.ip,
      givenAt: given.now,
    })),
  );
}
