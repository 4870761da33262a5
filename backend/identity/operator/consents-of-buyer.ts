import { desc, eq } from 'drizzle-orm';
import type { BuyerConsent } from '#contract/client/client.schemas.ts';
import { CONSENT_TITLES } from '#shared/forms/consents.ts';
import { shownSentence } from '../../domain/consents/consents.ts';
import { consent } from '../../domain/tables/identities.ts';
import type { order, orderBuyer } from '../../domain/tables/orders.ts';
import type { Reader } from './find-buyer.ts';

const MOST = 200;

/** The consents of an account with the sentences that were shown, newest first. */
export async function consentsOfAccount(db: Reader, accountId: string): Promise<BuyerConsent[]> {
  const rows = await db
    .select()
    .from(consent)
    .where(eq(consent.accountId, accountId))
    .orderBy(desc(consent.givenAt), consent.purpose)
    .limit(MOST);
  return rows.map(({ purpose, document, version, textHash, givenAt, withdrawnAt }) => ({
    purpose,
    title: CONSENT_TITLES[purpose],
    text: shownSentence({ document, version, textHash }),
    document,
    version,
    givenAt: givenAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    orderNumber: null,
  }));
}

type Placed = { order: typeof order.$inferSelect; buyer: typeof orderBuyer.$inferSelect };

/** The consents that a guest gave with orders. */
export const consentsOfOrders = (placed: readonly Placed[]): BuyerConsent[] =>
  placed.flatMap(consentsOfOrder).slice(0, MOST);

function consentsOfOrder({ order: { number, placedAt }, buyer }: Placed): BuyerConsent[] {
  const given = (
    purpose: 'personal-data' | 'marketing',
    record: { document: string; version: string; textHash: string },
  ): BuyerConsent => ({
    purpose,
    title: CONSENT_TITLES[purpose],
    text: shownSentence(record),
    document: record.document,
    version: record.version,
    givenAt: placedAt.toISOString(),
    withdrawnAt: null,
    orderNumber: number,
  });
  const { marketingDocument, marketingVersion, marketingTextHash } = buyer;
  const data = {
    document: buyer.consentDocument,
    version: buyer.consentVersion,
    textHash: buyer.consentTextHash,
  };
  const hasNews = marketingDocument !== null && marketingVersion !== null && marketingTextHash !== null;
  return [
    ...(hasNews
      ? [
          given('marketing', {
            document: marketingDocument,
            version: marketingVersion,
            textHash: marketingTextHash,
          }),
        ]
      : []),
    given('personal-data', data),
  ];
}
