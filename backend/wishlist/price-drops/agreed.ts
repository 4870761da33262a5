import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/client.ts';
import { account, consent } from '../../platform/db/schema/identities.ts';

/** The consents to price-drop letters that hold, of each account of a query. */
export const agreed = (tx: Database | Transaction) =>
  tx
    .select()
    .from(consent)
    .where(
      and(eq(consent.accountId, account.id), eq(consent.purpose, 'price-drops'), isNull(consent.withdrawnAt)),
    );
