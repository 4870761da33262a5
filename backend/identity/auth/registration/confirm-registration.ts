import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { findPrincipal } from '../../../domain/principal.ts';
import { hashOf } from '../../../domain/secrets.ts';
import { account } from '../../../domain/tables/identities.ts';
import { followNewsletter } from '../../../newsletter/follow-newsletter.ts';
import { followNews } from '../../../orders/follow-news.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import type { IdentityDeps } from '../../base/deps.ts';
import { confirmation } from '../../base/tables.ts';
import { recordEvent } from '../events/record-event.ts';
import { forgetSecrets, lockAccountOfSecret, SECRET_LIFE_MS } from '../messages/issue-secret.ts';
import { forgetDevices } from '../sign-in/known-devices.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { endFamilies } from '../tokens/families.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { offerUndo } from '../undo/offer-undo.ts';

/**
 * The result of a confirmation. `tokens` is null if the confirmation does not sign the shopper in: because an
 * existing account confirmed a further address, or because the account has no password.
 */
export type Confirmed =
  | { status: 'CONFIRMED'; tokens: Tokens }
  | { status: 'PASSWORD_NEEDED' | 'ADDRESS_CONFIRMED'; tokens: null };

/**
 * Confirms a pending address of an account by the secret in a message. The first address of a new account,
 * confirmed in the browser that registered it, also signs in. In another browser, it is possible that another
 * person has registered with this address, so the password and everything else that may come from that person
 * is removed; the secret can then set a new password (docs/decisions/0050-registering-browser.md). Throws 403
 * SIGN_IN_NEEDED for a new address of an account to which the caller is not signed in, and 401 if the
 * caller's token has expired. Throws 409 CONFIRMATION_REJECTED if the secret is unknown, used or too old, if
 * the address is no longer pending, or if another account has proven it. If it throws, nothing is written and
 * the secret stays valid.
 */
export async function confirmRegistration(
  deps: IdentityDeps,
  asked: { token: string; bearer: string | null; userAgent: string; browserSecret: string | null },
): Promise<Confirmed> {
  try {
    const confirmed: Confirmed = await deps.db.transaction(async (tx) => {
      const now = deps.clock();
      const { bearer, userAgent, browserSecret } = asked;
      const hash = hashOf(asked.token);
      const { accountId, purpose, channel, before } = await useUp(tx, hash, now);
      if (purpose !== 'registration') {
        await requireOwner(tx, { accountId, bearer, now });
        const kind = channel === 'email' ? 'EMAIL_CHANGED' : 'PHONE_CHANGED';
        await recordEvent(tx, { accountId, kind, userAgent, now });
        await offerUndo(tx, deps, { accountId, part: channel, before });
        await followNews(tx, { accountId, ids: deps.ids });
        await followNewsletter(tx, { accountId, now, ids: deps.ids });
        return { status: 'ADDRESS_CONFIRMED', tokens: null };
      }
      const isRegistering = browserSecret !== null && hashOf(browserSecret) === before.registeredBy;
      await tx.update(account).set({ registeredBy: null }).where(eq(account.id, accountId));
      if (!isRegistering) {
        await dropPassword(tx, { accountId, hash, now });
        return { status: 'PASSWORD_NEEDED', tokens: null };
      }
      return { status: 'CONFIRMED', tokens: await signIn(tx, deps, { accountId, bearer, userAgent }) };
    });
    deps.wakeOutbox();
    return confirmed;
  } catch (error) {
    throw isUniqueViolation(error) ? rejected() : error;
  }
}

/**
 * Requires that the person who opens the link is signed in to the account. Otherwise, someone could enter
 * another person's address in their own account, and that person, by opening the link, would add the address
 * to an account that someone else controls.
 */
async function requireOwner(
  tx: Transaction,
  { accountId, bearer, now }: { accountId: string; bearer: string | null; now: Date },
): Promise<void> {
  if (bearer === null) throw new ProblemError(403, 'SIGN_IN_NEEDED');
  const caller = await findPrincipal(tx, bearer, now);
  if (!caller) throw new ProblemError(401, 'UNAUTHORIZED');
  if (caller.id !== accountId) throw new ProblemError(403, 'SIGN_IN_NEEDED');
}

async function useUp(tx: Transaction, hash: string, now: Date) {
  await lockAccountOfSecret(tx, hash);
  const [used] = await tx
    .update(confirmation)
    .set({ usedAt: now })
    .where(
      and(
        eq(confirmation.hash, hash),
        inArray(confirmation.purpose, ['registration', 'address']),
        isNull(confirmation.usedAt),
        gt(confirmation.expiresAt, now),
      ),
    )
    .returning();
  if (!used) throw rejected();
  const [pending, change] =
    used.channel === 'email'
      ? [account.pendingEmail, { email: sql`pending_email`, pendingEmail: null, emailConfirmedAt: now }]
      : [account.pendingPhone, { phone: sql`pending_phone`, pendingPhone: null, phoneConfirmedAt: now }];
  const [before] = await tx
    .select({ email: account.email, phone: account.phone, registeredBy: account.registeredBy })
    .from(account)
    .where(eq(account.id, used.accountId));
  // An account that has already confirmed an address is not new, so confirming a second one does not sign in.
  const isNew = and(isNull(account.emailConfirmedAt), isNull(account.phoneConfirmedAt));
  const [confirmed] = await tx
    .update(account)
    .set(change)
    .where(
      and(
        eq(account.id, used.accountId),
        eq(pending, used.address),
        used.purpose === 'registration' ? isNew : undefined,
      ),
    )
    .returning({ id: account.id });
  if (!before || !confirmed) throw rejected();
  await forgetSecrets(tx, { ...used, now });
  return { ...used, before };
}

/**
 * Removes everything by which the person who registered could sign in to the account: the password, the other
 * pending address and all sign-ins. The secret in the letter can then set a password.
 */
async function dropPassword(
  tx: Transaction,
  { accountId, hash, now }: { accountId: string; hash: string; now: Date },
): Promise<void> {
  await tx
    .update(account)
    .set({ passwordHash: null, pendingEmail: null, pendingPhone: null })
    .where(eq(account.id, accountId));
  await endFamilies(tx, { principalId: accountId, now });
  await forgetDevices(tx, accountId);
  await tx
    .update(confirmation)
    .set({ purpose: 'password', usedAt: null, expiresAt: new Date(now.getTime() + SECRET_LIFE_MS.password) })
    .where(eq(confirmation.hash, hash));
}

const rejected = () => new ProblemError(409, 'CONFIRMATION_REJECTED');
