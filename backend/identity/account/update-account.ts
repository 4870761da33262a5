import { eq } from 'drizzle-orm';
import type { ProfileUpdate, UserProfile } from '#contract/zod/zod.schemas.ts';
import { recordConsents, withdrawPurpose } from '../../domain/consents/consents.ts';
import { account } from '../../domain/tables/identities.ts';
import { endSubscription } from '../../newsletter/end-news.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { invalidRequest } from '../../platform/http/problem.ts';
import type { Attempt } from '../../platform/limits/limits.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { recordEvent } from '../auth/events/record-event.ts';
import { refuseUnreachable } from '../auth/messages/address.ts';
import { SECRET_LIFE_MS } from '../auth/messages/issue-secret.ts';
import { offerUndo } from '../auth/undo/offer-undo.ts';
import type { IdentityDeps } from '../base/deps.ts';
import type { IdentityMessage } from '../base/identity-message.ts';
import { type ProfilePlan, planProfile } from './plan-profile.ts';
import { type AccountRow, toUserProfile } from './profile.ts';
import { type AccountSession, requireProof } from './proof.ts';
import { lockAccount, providersOf } from './queries.ts';

/**
 * Saves an edited profile. Adding a subscription also records the marketing consent, and removing the last
 * one withdraws it. Sends a confirmation link to each new address. The response does not depend on whether a
 * new address belongs to another account; this is looked up only after the response, so that the response
 * time cannot reveal it. Throws 422 with field errors, 403 if an address changes and the session gave no
 * recent proof (`requireProof`), and 429 if too many messages were requested. If it throws, nothing is saved.
 */
export async function updateMyAccount(
  deps: IdentityDeps,
  asked: AccountSession & { profile: ProfileUpdate; clientIp: string; userAgent: string },
): Promise<UserProfile> {
  const { accountId, familyId } = asked;
  const saved = await deps.db.transaction(async (tx) => {
    const known = await lockAccount(tx, accountId);
    const providers = await providersOf(tx, accountId);
    const now = deps.clock();
    const plan = planProfile(known, asked.profile, { now, signsInElsewhere: providers.length > 0 });
    if ('errors' in plan) throw invalidRequest(plan.errors);
    for (const { channel } of plan.newAddresses) refuseUnreachable(deps, channel);
    if (changesAddresses(known, plan)) await requireProof(tx, { familyId, now });
    await countMessages(deps, accountId, plan.newAddresses);

    await tx.update(account).set(plan.values).where(eq(account.id, accountId));
    await announceRemoved(tx, deps, { known, plan, userAgent: asked.userAgent, now });
    if (plan.marketing === 'given')
      await recordConsents(tx, {
        accountId,
        texts: ['subscriptions'],
        ip: asked.clientIp,
        now,
        ids: deps.ids,
      });
    if (plan.marketing === 'withdrawn') await withdrawPurpose(tx, { accountId, purpose: 'marketing', now });
    if (known.email !== null && endsEmailNews(known, plan))
      await endSubscription(tx, { email: known.email, now });
    for (const { channel, address } of plan.newAddresses)
      await enqueue<IdentityMessage>(tx, deps, {
        content: { kind: 'address-confirmation', address: { channel, value: address }, accountId },
        life: SECRET_LIFE_MS.address,
      });
    return toUserProfile({ ...known, ...plan.values }, providers);
  });
  deps.wakeOutbox();
  return saved;
}

const endsEmailNews = (known: AccountRow, { values }: ProfilePlan): boolean =>
  known.subscriptions.includes('EMAIL_NEWS') && values.subscriptions?.includes('EMAIL_NEWS') === false;

/** Whether the planned changes add or remove an address by which the shopper can sign in. */
const changesAddresses = (known: AccountRow, { values, newAddresses }: ProfilePlan): boolean =>
  newAddresses.length > 0 || values.email !== known.email || values.phone !== known.phone;

/**
 * Sends a notice to removed addresses that they can no longer be used to sign in. If a new address will
 * replace an old one, the old one stays valid until the new one is proven, so it gets no notice yet.
 */
async function announceRemoved(
  tx: Transaction,
  deps: IdentityDeps,
  { known, plan, userAgent, now }: { known: AccountRow; plan: ProfilePlan; userAgent: string; now: Date },
): Promise<void> {
  const { id: accountId, email, phone } = known;
  for (const [part, kind] of [['email', 'EMAIL_CHANGED'] as const, ['phone', 'PHONE_CHANGED'] as const]) {
    if (known[part] === null || plan.values[part] !== null) continue;
    await recordEvent(tx, { accountId, kind, userAgent, now });
    await offerUndo(tx, deps, { accountId, part, before: { email, phone } });
  }
}

/**
 * Counts the messages that will be sent against their rate limits. If one limit is exceeded, no message is
 * counted.
 */
async function countMessages(
  { limits }: IdentityDeps,
  accountId: string,
  addresses: ProfilePlan['newAddresses'],
): Promise<void> {
  const counted: Attempt[] = [];
  for (const { address } of addresses) {
    try {
      counted.push(await limits.accountMessage(accountId, address));
    } catch (refusal) {
      await Promise.all(counted.map((attempt) => attempt.giveBack()));
      throw refusal;
    }
  }
}
