import type { Deps } from '../deps.ts';
import type { Transaction } from '../platform/db/client.ts';
import { consent } from '../platform/db/schema/identities.ts';
import { hashOf } from './secrets.ts';

type Purpose = 'personal-data' | 'marketing';

/** What the shopper saw beside the box. A change of a text is a new version; the old rows keep the old hash. */
const DOCUMENTS: Record<Purpose, { document: string; version: string; text: string }> = {
  'personal-data': {
    document: '/page/personal-data-agreement',
    version: '1',
    text: 'Даю согласие на обработку персональных данных',
  },
  marketing: {
    document: '/page/marketing-agreement',
    version: '1',
    text: 'Хочу получать новости и предложения',
  },
};

export type ConsentText = { document: string; version: string; textHash: string };

/** What a shopper agrees to now, as it is kept with the consent. */
export function consentText(purpose: Purpose): ConsentText {
  const { document, version, text } = DOCUMENTS[purpose];
  return { document, version, textHash: hashOf(text) };
}

/** Writes one row a purpose. Rows are withdrawn, never deleted (docs/specification.md §5.4). */
export async function recordConsents(
  tx: Transaction,
  given: { accountId: string; purposes: Purpose[]; ip: string; now: Date; ids: Deps['ids'] },
): Promise<void> {
  await tx.insert(consent).values(
    given.purposes.map((purpose) => ({
      id: given.ids(),
      accountId: given.accountId,
      purpose,
      ...consentText(purpose),
      ip: given.ip,
      givenAt: given.now,
    })),
  );
}
