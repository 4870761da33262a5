import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { deviceOf } from '../../../domain/device.ts';
import { hashOf, successorOf } from '../../../domain/secrets.ts';
import { accessToken, principal, tokenFamily } from '../../../domain/tables/identities.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { IdentityDeps } from '../../base/deps.ts';
import { refreshToken } from '../../base/tables.ts';

export type Tokens = { access: string; refresh: string };

const ACCESS_LIFE_MS = 15 * 60 * 1000;
const REFRESH_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * How long after its use a refresh token can be used again with the same result, in ms. So parallel tabs get
 * the same pair of tokens.
 */
const OVERLAP_MS = 10_000;

type Tools = Pick<IdentityDeps, 'clock' | 'ids' | 'secrets'>;

/**
 * Begins a new token family with its first pair of tokens. The family belongs to a guest or to a sign-in; a
 * sign-in counts as proof that the account's owner uses the session. The device label comes from the
 * User-Agent.
 */
export async function beginFamily(
  tx: Transaction,
  tools: Tools,
  { principalId, userAgent, isProven }: { principalId: string; userAgent: string; isProven: boolean },
): Promise<{ tokens: Tokens; accessExpiresAt: Date }> {
  const now = tools.clock();
  const familyId = tools.ids();
  const refresh = tools.secrets();
  const device = deviceOf(userAgent);
  const moments = { createdAt: now, lastSeenAt: now, provenAt: isProven ? now : null };
  await tx.insert(tokenFamily).values({ id: familyId, principalId, device, ...moments });
  await insertRefresh(tx, familyId, refresh, now);
  const { access, expiresAt } = await insertAccess(tx, tools, familyId);
  return { tokens: { access, refresh }, accessExpiresAt: expiresAt };
}

/**
 * Exchanges a refresh token for the next pair. The first call marks the token as used. A repeated call within
 * 10 s gets the same successor; a later one revokes the whole family, because the token was used by two
 * holders, and one of them must have stolen it. Null if the token is missing, unknown, expired, revoked or
 * was used more than 10 s ago (docs/specification.md §6.3).
 */
export async function rotate(db: Database, tools: Tools, token: string): Promise<Tokens | null> {
  return db.transaction(async (tx) => {
    const now = tools.clock();
    const hash = hashOf(token);
    const living = tx
      .select({ id: tokenFamily.id })
      .from(tokenFamily)
      .innerJoin(principal, eq(principal.id, tokenFamily.principalId))
      .where(and(isNull(tokenFamily.revokedAt), isNull(principal.mergedInto)));
    const salt = tools.secrets();
    const [won] = await tx
      .update(refreshToken)
      .set({ usedAt: now, successorSalt: salt })
      .where(
        and(
          eq(refreshToken.hash, hash),
          isNull(refreshToken.usedAt),
          gt(refreshToken.expiresAt, now),
          inArray(refreshToken.familyId, living),
        ),
      )
      .returning({ familyId: refreshToken.familyId });
    if (won) {
      const refresh = successorOf(token, salt);
      await insertRefresh(tx, won.familyId, refresh, now);
      const { access } = await insertAccess(tx, tools, won.familyId);
      await tx.update(tokenFamily).set({ lastSeenAt: now }).where(eq(tokenFamily.id, won.familyId));
      return { access, refresh };
    }

    const [used] = await tx
      .select({
        familyId: refreshToken.familyId,
        usedAt: refreshToken.usedAt,
        successorSalt: refreshToken.successorSalt,
      })
      .from(refreshToken)
      .where(and(eq(refreshToken.hash, hash), inArray(refreshToken.familyId, living)));
    if (!used?.usedAt || !used.successorSalt) return null;
    // The absolute difference is compared, because the clock may have been set back. Otherwise, the used
    // token would stay valid until the clock reaches the time of its use again.
    if (Math.abs(now.getTime() - used.usedAt.getTime()) <= OVERLAP_MS) {
      const { access } = await insertAccess(tx, tools, used.familyId);
      return { access, refresh: successorOf(token, used.successorSalt) };
    }
    await revoke(tx, [used.familyId], now);
    return null;
  });
}

/**
 * Revokes the token families to which an access token and a refresh token belong, even if the tokens have
 * expired. Unknown tokens are ignored.
 */
export async function revokeTokens(
  db: Database,
  tokens: { access: string | null; refresh: string | null },
  now: Date,
): Promise<void> {
  const families = await db
    .select({ id: tokenFamily.id })
    .from(tokenFamily)
    .where(
      or(
        inArray(
          tokenFamily.id,
          db
            .select({ id: accessToken.familyId })
            .from(accessToken)
            .where(eq(accessToken.hash, hashOf(tokens.access ?? ''))),
        ),
        inArray(
          tokenFamily.id,
          db
            .select({ id: refreshToken.familyId })
            .from(refreshToken)
            .where(eq(refreshToken.hash, hashOf(tokens.refresh ?? ''))),
        ),
      ),
    );
  await revoke(
    db,
    families.map(({ id }) => id),
    now,
  );
}

async function revoke(db: Database | Transaction, familyIds: string[], now: Date): Promise<void> {
  if (familyIds.length === 0) return;
  await db
    .update(tokenFamily)
    .set({ revokedAt: now })
    .where(and(inArray(tokenFamily.id, familyIds), isNull(tokenFamily.revokedAt)));
}

async function insertRefresh(tx: Transaction, familyId: string, token: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + REFRESH_LIFE_MS);
  await tx.insert(refreshToken).values({ hash: hashOf(token), familyId, expiresAt });
}

async function insertAccess(tx: Transaction, { clock, secrets }: Tools, familyId: string) {
  const access = secrets();
  const expiresAt = new Date(clock().getTime() + ACCESS_LIFE_MS);
  await tx.insert(accessToken).values({ hash: hashOf(access), familyId, expiresAt });
  return { access, expiresAt };
}
