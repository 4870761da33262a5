import type { Registration } from '#contract/zod/zod.schemas.ts';
import { noAddress } from '#shared/forms/account-refusals.ts';
import { SENT_NEWS } from '#shared/forms/subscriptions.ts';
import { recordConsents } from '../../../domain/consents/consents.ts';
import { hashOf } from '../../../domain/secrets.ts';
import { account, principal } from '../../../domain/tables/identities.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { invalidRequest } from '../../../platform/http/problem.ts';
import { enqueueLetter } from '../../../platform/mail/enqueue-letter.ts';
import type { Address } from '../../../platform/outbox/outbox-content.ts';
import type { IdentityDeps } from '../../base/deps.ts';
import { alreadyRegisteredLetter, confirmRegistrationLetter } from '../../base/letters.ts';
import { provenOwner, refuseUnreachable } from '../messages/address.ts';
import { issueSecret, SECRET_LIFE_MS } from '../messages/issue-secret.ts';
import { refuseCommonPassword } from '../passwords/password-rules.ts';

/**
 * Creates an unconfirmed account, and sends a secret by which the shopper proves the address. Until the
 * address is proven, the password works only in the browser that registered; this browser gets another secret
 * as a cookie. If the address already has an account, nothing is created and its owner gets a notice; neither
 * the response nor its time reveals that. Throws 422, 429 above the rate limits, and 503 if too many hashes
 * are queued.
 */
export async function register(
  deps: IdentityDeps,
  asked: Registration & { clientIp: string; browserSecret: string },
): Promise<void> {
  const email = asked.email?.toLowerCase();
  const address = addressOf(email, asked.phone);
  refuseUnreachable(deps, address.channel);
  refuseCommonPassword(asked.password, { own: [email, asked.phone], pointer: '/password' });

  const attempt = await deps.limits.register(asked.clientIp, address.value);
  const passwordHash = await deps.passwords.hash(asked.password).catch(async (error: unknown) => {
    await attempt.giveBack();
    throw error;
  });
  await deps.db.transaction(async (tx) => {
    const isKnown = (await provenOwner(tx, address)) !== undefined;
    let secret = '';
    // If the address has an account, executes the same statements and rolls them back, so that the response
    // takes the same time.
    await tx
      .transaction(async (inner) => {
        secret = await insertAccount(inner, deps, { ...asked, email, address, passwordHash });
        if (isKnown) throw new NotKept();
      })
      .catch((error: unknown) => {
        if (!(error instanceof NotKept)) throw error;
      });
    const letter = isKnown ? alreadyRegisteredLetter(deps) : confirmRegistrationLetter(deps, secret);
    await enqueueLetter(tx, deps, { to: address, letter, life: SECRET_LIFE_MS.registration });
  });
  deps.wakeOutbox();
}

class NotKept extends Error {}

/** The address that the shopper must prove: the email address or, if the form has none, the phone. */
function addressOf(email: string | undefined, phone: string | undefined): Address {
  if (email !== undefined) return { channel: 'email', value: email };
  if (phone !== undefined) return { channel: 'phone', value: phone };
  throw invalidRequest([{ in: 'body', pointer: '/email', ...noAddress }]);
}

/**
 * Creates an account with an unproven (pending) address. Several registrations may wait for the same address;
 * the first one that is confirmed gets it. Returns the secret that confirms this registration.
 */
async function insertAccount(
  tx: Transaction,
  deps: IdentityDeps,
  asked: Registration & { address: Address; passwordHash: string; clientIp: string; browserSecret: string },
): Promise<string> {
  const { clock, ids } = deps;
  const now = clock();
  const id = ids();
  // The newsletter is sent only by email, so a shopper who registers with a phone cannot consent to it.
  const wantsNews = asked.marketingConsent === true && asked.email !== undefined;
  await tx.insert(principal).values({ id, kind: 'user', createdAt: now });
  await tx.insert(account).values({
    id,
    pendingEmail: asked.email,
    pendingPhone: asked.phone,
    passwordHash: asked.passwordHash,
    registeredBy: hashOf(asked.browserSecret),
    firstName: asked.firstName.trim(),
    subscriptions: wantsNews ? [SENT_NEWS] : [],
    createdAt: now,
  });
  await recordConsents(tx, {
    accountId: id,
    texts: wantsNews ? ['personal-data', 'marketing'] : ['personal-data'],
    ip: asked.clientIp,
    now,
    ids,
  });
  const { channel, value } = asked.address;
  return issueSecret(tx, deps, { accountId: id, purpose: 'registration', channel, address: value });
}
