import { fileURLToPath } from 'node:url';
import { inArray } from 'drizzle-orm';
import { EVIDENCE_DAYS, UNCONFIRMED_DAYS } from '#shared/forms/newsletter.ts';
import { BOUGHT_TOGETHER_DAYS, NEW_DAYS } from '#shared/goods/selection-days.ts';
import { ANY_REASON_TERM, MONEY_TERM, termOf } from '#shared/refunds/term-words.ts';
import { STORE_EXCHANGE_DAYS } from '#shared/refunds/terms.ts';
import type { Details } from '../../domain/pages/page-details.ts';
import { contentPage } from '../../domain/tables/content.ts';
import type { Database } from '../../platform/db/database.ts';
import type { FileIssue } from '../../platform/files/file-issue.ts';
import type { ContentSet } from './content-set.ts';
import { putContent } from './put-content.ts';
import { pageKinds, readContentFolder } from './read-folder.ts';

const STARTER = fileURLToPath(new URL('./starter', import.meta.url));

/**
 * After a consent is withdrawn, personal data must be deleted within this number of days: article 21, part 5
 * of the law on personal data.
 */
const DELETION_DAYS = 30;

/**
 * Values for placeholders in the starter texts that mean a number of days or hours set by the shop's code or
 * by law.
 */
const terms: Details = {
  'срок возврата': ANY_REASON_TERM,
  'срок выплаты': MONEY_TERM,
  'срок обмена': termOf(STORE_EXCHANGE_DAYS),
  'срок новинок': termOf(NEW_DAYS),
  'срок совместных покупок': termOf(BOUGHT_TOGETHER_DAYS),
  'срок подтверждения подписки': termOf(UNCONFIRMED_DAYS),
  'срок хранения отказа': termOf(EVIDENCE_DAYS),
  'срок удаления данных': termOf(DELETION_DAYS),
};

/**
 * Reads the texts with which every shop begins, and replaces the placeholders listed in `terms`. Placeholders
 * for the seller's details stay in the text.
 */
export const readStarter = (details: Details = {}): Promise<{ content: ContentSet; warnings: FileIssue[] }> =>
  readContentFolder(STARTER, {
    details: { ...terms, ...details },
    take: async () => {
      throw new Error('The starter set has no pictures.');
    },
  });

/**
 * Writes the starter pages to a shop that has no pages. Every shop needs them, because shoppers give consents
 * that link to them. Does not change a shop that has pages. Returns whether the pages were written.
 */
export async function putStarterContent(
  db: Database,
  { now, ids }: { now: Date; ids: () => string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const pages = await tx
      .select({ slug: contentPage.slug })
      .from(contentPage)
      .where(inArray(contentPage.kind, [...pageKinds]))
      .limit(1);
    if (pages.length > 0) return false;
    const { content } = await readStarter();
    await putContent(tx, content, { now, idOf: ids });
    return true;
  });
}
