import { eq } from 'drizzle-orm';
import { idOfSigned } from '../domain/signing/signed-id.ts';
import { signingSecret } from '../domain/signing/signing-secret.ts';
import { account } from '../domain/tables/identities.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { NewsletterDeps } from './deps.ts';
import { moveToAccount } from './follow-newsletter.ts';
import { newsletterSubscription as subscription } from './tables.ts';

/**
 * Confirms the subscription of the email address to which the token was sent. If an account has proven the
 * address, the subscription belongs to the account; otherwise it is stored with the address alone. Repeating
 * the call changes nothing. Throws 404 if the token was not signed by the shop or has expired, or if the
 * subscription has ended, and 429 above the rate limits.
 */
export async function confirmSubscription(
  deps: NewsletterDeps,
  { token, clientIp }: { token: string; clientIp: string },
): Promise<void> {
  const secret = await signingSecret(deps, 'unsubscribe');
  const id = idOfSigned('newsletter-confirmation', token, secret);
  const now = deps.clock();
  const isThere = id !== undefined && (await deps.db.transaction((tx) => confirm(tx, deps, { id, now })));
  if (isThere) return;
  await deps.limits.confirm(clientIp);
  throw new ProblemError(404, 'NOT_FOUND');
}

async function confirm(
  tx: Parameters<Parameters<NewsletterDeps['db']['transaction']>[0]>[0],
  { ids }: Pick<NewsletterDeps, 'ids'>,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const isIt = eq(subscription.id, id);
  const [asked] = await tx.select({ email: subscription.email }).from(subscription).where(isIt);
  if (!asked) return false;
  // To avoid deadlocks, all code that changes an account and its subscriptions locks the account first.
  const [owner] = await tx.select().from(account).where(eq(account.email, asked.email)).for('update');
  const [row] = await tx.select().from(subscription).where(isIt).for('update');
  if (!row || row.state === 'ended') return false;
  if (row.state !== 'asked') return true;
  if (row.keptUntil !== null && row.keptUntil <= now) return false;
  if (owner) await moveToAccount(tx, { owner, row, now, ids });
  else
    await tx.update(subscription).set({ state: 'confirmed', confirmedAt: now, keptUntil: null }).where(isIt);
  return true;
}
