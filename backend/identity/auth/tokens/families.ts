import { and, desc, eq, exists, gt, isNull, ne } from 'drizzle-orm';
import { tokenFamily } from '../../../domain/tables/identities.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { refreshToken } from '../../base/tables.ts';

/** A sign-in on a device, as the list of sign-ins shows it. */
export type Family = {
  id: string;
  /** Names of browser and system; empty if they were not recognised. */
  device: string;
  createdAt: Date;
  /**
   * Time of the sign-in or of the last token renewal. The device may have been used up to 15 minutes longer,
   * because an access token is valid for that time.
   */
  lastSeenAt: Date;
};

/** Maximum number of sign-ins that the contract allows in the list. */
const MOST = 100;

/**
 * The active sign-ins of an account (token families whose tokens can still be renewed): most recently used
 * first, at most 100.
 */
export function listFamilies(
  db: Database | Transaction,
  { principalId, now }: { principalId: string; now: Date },
): Promise<Family[]> {
  const living = db
    .select({ hash: refreshToken.hash })
    .from(refreshToken)
    .where(
      and(
        eq(refreshToken.familyId, tokenFamily.id),
        isNull(refreshToken.usedAt),
        gt(refreshToken.expiresAt, now),
      ),
    );
  return db
    .select({
      id: tokenFamily.id,
      device: tokenFamily.device,
      createdAt: tokenFamily.createdAt,
      lastSeenAt: tokenFamily.lastSeenAt,
    })
    .from(tokenFamily)
    .where(and(eq(tokenFamily.principalId, principalId), isNull(tokenFamily.revokedAt), exists(living)))
    .orderBy(desc(tokenFamily.lastSeenAt), desc(tokenFamily.createdAt), tokenFamily.id)
    .limit(MOST);
}

/**
 * Ends all sign-ins (token families) of an account except `except`, and returns how many were active. Change
 * the password before this call and in the same transaction, so that a parallel sign-in with the old password
 * is either ended here or refused.
 */
export async function endFamilies(
  tx: Database | Transaction,
  { principalId, except, now }: { principalId: string; except?: string; now: Date },
): Promise<number> {
  const others = except === undefined ? undefined : ne(tokenFamily.id, except);
  const ended = await tx
    .update(tokenFamily)
    .set({ revokedAt: now })
    .where(and(eq(tokenFamily.principalId, principalId), others, isNull(tokenFamily.revokedAt)))
    .returning({ id: tokenFamily.id });
  return ended.length;
}

/**
 * Ends one sign-in of an account. Returns false if the account has no active sign-in with this id; sign-ins
 * of other accounts do not count.
 */
export async function endFamily(
  tx: Database | Transaction,
  { principalId, familyId, now }: { principalId: string; familyId: string; now: Date },
): Promise<boolean> {
  const ended = await tx
    .update(tokenFamily)
    .set({ revokedAt: now })
    .where(
      and(
        eq(tokenFamily.id, familyId),
        eq(tokenFamily.principalId, principalId),
        isNull(tokenFamily.revokedAt),
      ),
    )
    .returning({ id: tokenFamily.id });
  return ended.length > 0;
}
