import { and, eq, isNull } from 'drizzle-orm';
import { account, consent } from '../../domain/tables/identities.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';

/** SQL subquery for the ids of accounts with a valid consent to price-drop letters. */
export const agreed = (tx: Database | Transaction) =>
  tx
    .select()
    .from(consent)
    .where(
      and(eq(consent.accountId, account.id), eq(consent.purpose, 'price-drops'), isNull(consent.withdrawnAt)),
    );
