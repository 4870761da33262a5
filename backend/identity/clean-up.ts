import { and, eq, isNull, lt, notExists } from 'drizzle-orm';
import { accessToken, account, principal, tokenFamily } from '../domain/tables/identities.ts';
import { before, type CleanUp, DAY, removeRows } from '../platform/jobs/clean-up.ts';
import { eraseAccounts } from './account/erase-accounts.ts';
import {
  accountEvent,
  accountUndo,
  confirmation,
  externalAttempt,
  externalIdentity,
  knownDevice,
  refreshToken,
} from './base/tables.ts';

/** How long rows are kept after their last use, in ms. */
const KEPT = {
  /**
   * Access tokens are kept as long as the browser keeps their cookie, because expired ones are still accepted
   * when a shopper signs in or out.
   */
  accessToken: 7 * DAY,
  confirmation: DAY,
  /** Known browsers are kept as long as their cookie. */
  knownDevice: 400 * DAY,
  /** Events in the history of accounts, which the owners can view. */
  accountEvent: 180 * DAY,
  /**
   * Accounts that were never confirmed. Accounts with an external sign-in are not deleted, because they may
   * have no address.
   */
  unconfirmedAccount: 7 * DAY,
  /**
   * Token families and guests without a valid token. They are kept for a day, because a parallel request may
   * be creating their tokens.
   */
  orphan: DAY,
};

/** Maximum number of accounts that one run erases; the next run continues. */
const MOST_ACCOUNTS = 10_000;

/**
 * Deletes expired tokens and their families, guests without a valid token, and accounts that were never
 * confirmed.
 */
export const cleanUpIdentities: CleanUp = async (tx, now) => {
  let rows = await removeRows(tx, accessToken, lt(accessToken.expiresAt, before(now, KEPT.accessToken)));
  rows += await removeRows(tx, refreshToken, lt(refreshToken.expiresAt, now));
  rows += await removeRows(tx, confirmation, lt(confirmation.expiresAt, before(now, KEPT.confirmation)));
  rows += await removeRows(tx, knownDevice, lt(knownDevice.lastUsedAt, before(now, KEPT.knownDevice)));
  rows += await removeRows(tx, accountUndo, lt(accountUndo.expiresAt, now));
  rows += await removeRows(tx, accountEvent, lt(accountEvent.at, before(now, KEPT.accountEvent)));
  rows += await removeRows(tx, externalAttempt, lt(externalAttempt.expiresAt, now));

  const refreshTokens = tx.select().from(refreshToken).where(eq(refreshToken.familyId, tokenFamily.id));
  rows += await removeRows(
    tx,
    tokenFamily,
    and(lt(tokenFamily.createdAt, before(now, KEPT.orphan)), notExists(refreshTokens)),
  );
  const families = tx.select().from(tokenFamily).where(eq(tokenFamily.principalId, principal.id));
  const isGuest = and(eq(principal.kind, 'guest'), lt(principal.createdAt, before(now, KEPT.orphan)));
  rows += await removeRows(tx, principal, and(isGuest, notExists(families)));

  const identities = tx.select().from(externalIdentity).where(eq(externalIdentity.accountId, account.id));
  const unconfirmed = await tx
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        isNull(account.emailConfirmedAt),
        isNull(account.phoneConfirmedAt),
        lt(account.createdAt, before(now, KEPT.unconfirmedAccount)),
        notExists(identities),
      ),
    )
    .limit(MOST_ACCOUNTS)
    .for('update');
  const ids = unconfirmed.map(({ id }) => id);
  await eraseAccounts(tx, ids, now);
  return rows + ids.length;
};
