import { and, arrayContains, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { daysAfter, UNCONFIRMED_DAYS } from '#shared/forms/newsletter.ts';
import { consentRecord } from '../domain/consents/consents.ts';
import { signedId } from '../domain/signing/signed-id.ts';
import { signingSecret } from '../domain/signing/signing-secret.ts';
import { account } from '../domain/tables/identities.ts';
import { enqueueLetter } from '../platform/mail/enqueue-letter.ts';
import type { NewsletterDeps } from './deps.ts';
import { isLive } from './end-news.ts';
import { alreadySubscribedLetter, confirmSubscriptionLetter } from './letters.ts';
import { newsletterSubscription as subscription } from './tables.ts';

/**
 * Stores an email address with the consent, and writes a letter with a link that confirms both. A letter is
 * sent by the same SQL statements even if the address is already subscribed, so that neither the response nor
 * its time reveals that. A repeated call sends the link again. Throws 429 above the rate limits.
 */
export async function subscribe(
  deps: NewsletterDeps,
  asked: { email: string; clientIp: string },
): Promise<void> {
  const email = asked.email.toLowerCase();
  await deps.limits.newsletter(asked.clientIp, email);
  const secret = await signingSecret(deps, 'unsubscribe');
  const now = deps.clock();
  const { document, version, textHash } = consentRecord('newsletter');
  await deps.db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.email, email), arrayContains(account.subscriptions, ['EMAIL_NEWS'])));
    const [kept] = await tx
      .insert(subscription)
      .values({
        id: deps.ids(),
        email,
        state: 'asked',
        ip: asked.clientIp,
        askedAt: now,
        consentDocument: document,
        consentVersion: version,
        consentTextHash: textHash,
        keptUntil: daysAfter(now, UNCONFIRMED_DAYS),
      })
      .onConflictDoUpdate({
        target: subscription.email,
        targetWhere: isLive,
        set: {
          ip: unlessConfirmed(subscription.ip),
          askedAt: unlessConfirmed(subscription.askedAt),
          consentDocument: unlessConfirmed(subscription.consentDocument),
          consentVersion: unlessConfirmed(subscription.consentVersion),
          consentTextHash: unlessConfirmed(subscription.consentTextHash),
          keptUntil: unlessConfirmed(subscription.keptUntil),
        },
      })
      .returning({ id: subscription.id, state: subscription.state });
    if (!kept) throw new Error('A subscription was neither found nor written.');
    const isSubscribed = known !== undefined || kept.state === 'confirmed';
    const letter = isSubscribed
      ? alreadySubscribedLetter(deps, signedId('news', known?.id ?? kept.id, secret))
      : confirmSubscriptionLetter(deps, signedId('newsletter-confirmation', kept.id, secret));
    const life = daysAfter(now, UNCONFIRMED_DAYS).getTime() - now.getTime();
    await enqueueLetter(tx, deps, { to: { channel: 'email', value: email }, letter, life });
  });
  deps.wakeOutbox();
}

/**
 * SQL: changes a column only if the subscription is not confirmed yet. The consent of a confirmed
 * subscription must stay as it was.
 */
const unlessConfirmed = (column: PgColumn): SQL =>
  sql`case when ${subscription.state} = 'asked' then ${sql.raw(`excluded."${column.name}"`)} else ${column} end`;
