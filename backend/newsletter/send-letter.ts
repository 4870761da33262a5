import { createHmac } from 'node:crypto';
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import { daysAfter } from '#shared/forms/newsletter.ts';
import { signingSecret } from '../domain/signing/signing-secret.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import { outboxMessage } from '../platform/outbox/tables.ts';
import type { NewsletterDeps } from './deps.ts';
import type { NewsletterMessage } from './newsletter-message.ts';
import type { NewsletterLetter } from './read-letter.ts';
import { type Receiver, receivers } from './receivers.ts';
import { newsletterLetter, newsletterSending } from './tables.ts';

/** How many addresses one transaction writes messages for. */
const BATCH = 200;
const MINUTE = 60_000;
/** If a message could not be sent within this time after it became due, in ms, it is never sent. */
const LIFE = 3 * 24 * 60 * MINUTE;
/**
 * For how many days a letter can be sent to addresses that have subscribed since. After that, a new letter is
 * needed.
 */
const OPEN_DAYS = 30;
/**
 * For how many days the recipients of a letter are recorded. Longer than the letter can be sent, so that no
 * address gets it twice.
 */
const KNOWN_DAYS = 60;

type SendDeps = Pick<NewsletterDeps, 'db' | 'clock' | 'ids' | 'secrets'>;

/**
 * The result of sending a letter: how many messages were written now, how many addresses had got the letter
 * before, and when the last message becomes due.
 */
export type Sent = { written: number; before: number; last: Date | null };

/**
 * Writes a letter to the outbox: one message for every subscribed address, and never two for the same
 * address. If it is called again, for example after an interruption, it continues with the addresses that
 * have no message yet. Messages become due one after another at the given rate, so that a confirmation or a
 * letter about an order never waits for them.
 * @param asked.perMinute how many messages become due per minute
 * @throws CommandRefused if the letter was changed or renamed after sending began, or is too old
 */
export async function sendLetter(
  deps: SendDeps,
  { letter, perMinute }: { letter: NewsletterLetter; perMinute: number },
): Promise<Sent> {
  const { db, clock } = deps;
  await storeLetter(deps, letter);
  const secret = await signingSecret(deps, 'unsubscribe');
  const before = await db.$count(newsletterSending, eq(newsletterSending.letterId, letter.id));
  const pause = MINUTE / perMinute;
  let due = Math.max(clock().getTime(), (await lastDue(deps)) + pause);
  let written = 0;
  for (let after: string | undefined; ; ) {
    const batch = await receivers(db, { after, most: BATCH });
    const last = batch.at(-1);
    if (!last) break;
    after = last.email;
    const taken = await writeTo(deps, { batch, letter, secret, dueOf: (place) => due + place * pause });
    due += taken * pause;
    written += taken;
  }
  return { written, before, last: written === 0 ? null : new Date(due - pause) };
}

/**
 * Returns what `sendLetter` would do now: how many addresses are subscribed, and how many of them already
 * have the letter.
 * @throws CommandRefused in the same cases as `sendLetter`
 */
export async function planLetter(
  deps: SendDeps,
  { letter }: { letter: NewsletterLetter },
): Promise<{ receivers: number; before: number }> {
  await checkLetter(deps, letter);
  const { db } = deps;
  const secret = await signingSecret(deps, 'unsubscribe');
  const plan = { receivers: 0, before: 0 };
  for (let after: string | undefined; ; ) {
    const batch = await receivers(db, { after, most: BATCH });
    const last = batch.at(-1);
    if (!last) return plan;
    after = last.email;
    plan.receivers += batch.length;
    const hashes = batch.map(({ email }) => receiverHash(email, secret));
    const { letterId, receiverHash: hash } = newsletterSending;
    plan.before += await db.$count(newsletterSending, and(eq(letterId, letter.id), inArray(hash, hashes)));
  }
}

async function writeTo(
  deps: SendDeps,
  asked: {
    batch: readonly Receiver[];
    letter: NewsletterLetter;
    secret: string;
    dueOf(place: number): number;
  },
): Promise<number> {
  const { batch, letter, secret, dueOf } = asked;
  const keptUntil = daysAfter(deps.clock(), KNOWN_DAYS);
  const byHash = new Map(batch.map((receiver) => [receiverHash(receiver.email, secret), receiver]));
  return deps.db.transaction(async (tx) => {
    // A parallel run may be inserting the same addresses. The insert then waits for it, and nothing is left
    // to write for them.
    const rows = [...byHash.keys()].map((hash) => ({ letterId: letter.id, receiverHash: hash, keptUntil }));
    const taken = await tx
      .insert(newsletterSending)
      .values(rows)
      .onConflictDoNothing()
      .returning({ hash: newsletterSending.receiverHash });
    for (const [place, { hash }] of taken.entries()) {
      const receiver = byHash.get(hash);
      if (!receiver) continue;
      const address = { channel: 'email' as const, value: receiver.email };
      const content = { kind: 'newsletter-letter' as const, letterId: letter.id, address };
      await enqueue<NewsletterMessage>(tx, deps, {
        content: { ...content, receiverId: receiver.id },
        life: LIFE,
        dueAt: new Date(dueOf(place)),
      });
    }
    return taken.length;
  });
}

/**
 * Checks that this letter may still be sent under its name. Returns whether sending it has already begun.
 * @throws CommandRefused
 */
async function checkLetter(
  { db, clock }: Pick<NewsletterDeps, 'db' | 'clock'>,
  { id, contentHash }: NewsletterLetter,
): Promise<{ isKept: boolean }> {
  const { id: keptId, contentHash: keptHash, startedAt } = newsletterLetter;
  const [same] = await db.select({ keptId }).from(newsletterLetter).where(eq(keptHash, contentHash));
  if (same && same.keptId !== id)
    throw new CommandRefused(`The same letter was already sent as ${same.keptId}. Nothing is sent twice.`);
  const [kept] = await db
    .select({ contentHash: keptHash, startedAt })
    .from(newsletterLetter)
    .where(eq(keptId, id));
  if (!kept) return { isKept: false };
  if (kept.contentHash !== contentHash)
    throw new CommandRefused(
      `A letter ${id} with another text was already sent on ${kept.startedAt.toISOString().slice(0, 10)}. Give this one a different name.`,
    );
  if (daysAfter(kept.startedAt, OPEN_DAYS) < clock())
    throw new CommandRefused(
      `The letter ${id} was sent more than ${OPEN_DAYS} days ago, and its receivers are no longer recorded. Write a new letter.`,
    );
  return { isKept: true };
}

async function storeLetter(
  deps: Pick<NewsletterDeps, 'db' | 'clock'>,
  letter: NewsletterLetter,
): Promise<void> {
  if ((await checkLetter(deps, letter)).isKept) return;
  await deps.db
    .insert(newsletterLetter)
    .values({ ...letter, startedAt: deps.clock() })
    .onConflictDoNothing();
  // Since the first check, a parallel run may have stored another text under this name.
  await checkLetter(deps, letter);
}

/** Time in ms at which the last queued message of all letters becomes due; 0 if none is queued. */
async function lastDue({ db }: Pick<NewsletterDeps, 'db'>): Promise<number> {
  const [found] = await db
    .select({ last: max(outboxMessage.dueAt) })
    .from(outboxMessage)
    .where(eq(sql`${outboxMessage.content} ->> 'kind'`, 'newsletter-letter'));
  return found?.last?.getTime() ?? 0;
}

const receiverHash = (email: string, secret: string): string =>
  createHmac('sha256', secret).update('newsletter').update(email).digest('hex');
