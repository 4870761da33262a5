import { and, eq } from 'drizzle-orm';
import { recordConsents } from '../../domain/consents/consents.ts';
import { account, principal } from '../../domain/tables/identities.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { recordEvent } from '../auth/events/record-event.ts';
import { lockAccount } from '../auth/messages/issue-secret.ts';
import { offerUndo } from '../auth/undo/offer-undo.ts';
import type { IdentityDeps } from '../base/deps.ts';
import type { ExternalProfile } from '../base/external-profile.ts';
import { externalIdentity } from '../base/tables.ts';

type Person = ExternalProfile & { provider: string; userAgent: string };

/**
 * Finds the account of a person that a provider has identified: the account that is linked to the person or,
 * if no account is linked, the account with the same email address. For the second way, the account must have
 * proven the address and the provider must have verified it; the account is then linked. Null if neither
 * exists. Throws 409 EXTERNAL_EMAIL_UNVERIFIED if an account has the address but the provider has not
 * verified it, because an unverified address at a provider must not give access to the account.
 */
export async function findAccount(
  tx: Transaction,
  deps: IdentityDeps,
  person: Person,
): Promise<string | null> {
  const { provider, subject, email } = person;
  const linked = () =>
    tx
      .select({ id: externalIdentity.accountId })
      .from(externalIdentity)
      .where(and(eq(externalIdentity.provider, provider), eq(externalIdentity.subject, subject)));
  const [known] = await linked();
  if (known) {
    // A parallel request may have unlinked the account, so the link is read again once the account is locked.
    await lockAccount(tx, known.id);
    if ((await linked()).some(({ id }) => id === known.id)) return known.id;
  }
  if (email === null) return null;
  // Locks the account, so that its address cannot be removed before the account is linked.
  const [owner] = await tx
    .select({ id: account.id, email: account.email, phone: account.phone })
    .from(account)
    .where(eq(account.email, email))
    .for('update');
  if (!owner) return null;
  if (!person.emailVerified) throw new ProblemError(409, 'EXTERNAL_EMAIL_UNVERIFIED');
  await link(tx, deps, person, owner.id);
  await offerUndo(tx, deps, { accountId: owner.id, part: 'external', before: owner });
  return owner.id;
}

/**
 * Creates an account for a new person, with the consents that registration requires. An email address that
 * the provider has verified counts as proven; any other address becomes pending. Throws a unique violation if
 * a parallel call has just created the account; the caller must then call findAccount again.
 */
export async function createAccount(
  tx: Transaction,
  deps: IdentityDeps,
  person: Person & { marketingConsent: boolean; clientIp: string },
): Promise<string> {
  const { email, emailVerified, marketingConsent } = person;
  const now = deps.clock();
  const id = deps.ids();
  await tx.insert(principal).values({ id, kind: 'user', createdAt: now });
  await tx.insert(account).values({
    id,
    email: emailVerified ? email : null,
    emailConfirmedAt: emailVerified ? now : null,
    pendingEmail: emailVerified ? null : email,
    firstName: person.firstName,
    lastName: person.lastName,
    subscriptions: marketingConsent && email !== null ? ['EMAIL_NEWS'] : [],
    createdAt: now,
  });
  await recordConsents(tx, {
    accountId: id,
    texts: marketingConsent ? ['personal-data', 'marketing'] : ['personal-data'],
    ip: person.clientIp,
    now,
    ids: deps.ids,
  });
  await link(tx, deps, person, id);
  return id;
}

async function link(
  tx: Transaction,
  deps: IdentityDeps,
  { provider, subject, userAgent }: Person,
  accountId: string,
): Promise<void> {
  const now = deps.clock();
  await tx.insert(externalIdentity).values({ provider, subject, accountId, createdAt: now });
  await recordEvent(tx, { accountId, kind: 'EXTERNAL_LINKED', userAgent, provider, now });
}
