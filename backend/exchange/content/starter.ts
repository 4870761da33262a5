import { fileURLToPath } from 'node:url';
import { inArray } from 'drizzle-orm';
import { ANY_REASON_TERM, MONEY_TERM } from '#shared/refunds/term-words.ts';
import type { Database } from '../../platform/db/client.ts';
import { contentPage } from '../../platform/db/schema/catalog.ts';
import type { ContentIssue } from './content-error.ts';
import type { ContentSet } from './content-set.ts';
import type { Details } from './details.ts';
import { putContent } from './put-content.ts';
import { pageKinds, readContentFolder } from './read-folder.ts';

const STARTER = fileURLToPath(new URL('./starter', import.meta.url));

/** What the shop itself counts by. */
const terms: Details = { 'срок возврата': ANY_REASON_TERM, 'срок выплаты': MONEY_TERM };

/** The texts every shop begins with, with its terms and the details of its seller put in. */
export const readStarter = (details: Details): Promise<{ content: ContentSet; warnings: ContentIssue[] }> =>
  readContentFolder(STARTER, {
    details: { ...terms, ...details },
    take: async () => {
      throw new Error('The starter set has no pictures.');
    },
  });

/**
 * Gives a shop without any page the starter set: the consents of a shopper link to these pages. A shop that has a page
 * keeps what it has. Says whether it did.
 */
export async function putStarterContent(
  db: Database,
  { details, now, ids }: { details: Details; now: Date; ids: () => string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const pages = await tx
      .select({ slug: contentPage.slug })
      .from(contentPage)
      .where(inArray(contentPage.kind, [...pageKinds]))
      .limit(1);
    if (pages.length > 0) return false;
    const { content } = await readStarter(details);
    await putContent(tx, content, { now, idOf: ids });
    return true;
  });
}
