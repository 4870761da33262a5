import { createHmac } from 'node:crypto';
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import { daysAfter } from '#shared/forms/newsletter.ts';
import { signingSecret } from '../domain/signing-secret.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import { outboxMessage } from '../platform/outbox/tables.ts';
import type { NewsletterDeps } from './deps.ts';
import type { NewsletterMessage } from './newsletter-message.ts';
import type { NewsletterLetter } from './read-letter.ts';
import { type Receiver, receivers } from './receivers.ts';
import { newsletterLetter, newsletterSending } from './tables.ts';

/** Addresses written to in one transaction. */
const BATCH = 200;
const MINUTE = 60_000;
/** How long a letter is worth sending after its turn came, in ms. */
const LIFE = 3 * 24 * 60 * MINUTE;
/** Days in which a letter may be sent on to addresses that it was not written to. Afterwards another letter is due. */
const OPEN_DAYS = 30;
/** Days that it is known to whom a letter was written: longer than it may be sent on. */
const KNOWN_DAYS = 60;

type SendDeps = Pick<NewsletterDeps, 'db' | 'clock' | 'ids' | 'secrets'>;

/** What a letter came to, or would come to. */
export type Sent = { written: number; before: number; last: Date | null };

/**
 * Writes a letter to every address that gets news into the outbox, one message an address, and to none twice: run again, after it
 * was stopped or months later, it goes on with those who are left. Messages fall due one after another at the pace that is
 * asked for, so that a confirmation or a letter about an order never waits behind them.
 * @param asked.perMinute messages that fall due in a minute
 * @throws CommandRefused for a letter that was changed or renamed after it began to be sent, or that is too old
 */
export async function sendLetter(
  deps: SendDeps,
  { letter, perMinute }: { letter: NewsletterLetter; perMinute: number },
): Promise<Sent> {
  const { db, clock } = deps;
  await keepLetter(deps, letter);
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

/** What `sendLetter` would do now: how many get news, and how many of them have the letter. @throws CommandRefused as that */
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
    // Another run that writes to the same addresses is waited for, and leaves nothing to this one.
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

/** @throws CommandRefused */
async function checkLetter(
  { db, clock }: Pick<NewsletterDeps, 'db' | 'clock'>,
  { id, contentHash }: NewsletterLetter,
): Promise<{ isKept: boolean }> {
  const { id: keptId, contentHash: keptHash, startedAt } = newsletterLetter;
  const [same] = await db.select({ keptId }).from(newsletterLetter).where(eq(keptHash, contentHash));
  if (same && same.keptId !== id)
    throw new CommandRefused(`The same letter went out as ${same.keptId}. Nothing is sent twice.`);
  const [kept] = await db
    .select({ contentHash: keptHash, startedAt })
    .from(newsletterLetter)
    .where(eq(keptId, id));
  if (!kept) return { isKept: false };
  if (kept.contentHash !== contentHash)
    throw new CommandRefused(
      `A letter ${id} with another text went out on ${kept.startedAt.toISOString().slice(0, 10)}. Give this one a name of its own.`,
    );
  if (daysAfter(kept.startedAt, OPEN_DAYS) < clock())
    throw new CommandRefused(
      `The letter ${id} went out more than ${OPEN_DAYS} days ago, and to whom is no longer kept. Write another one.`,
    );
  return { isKept: true };
}

async function keepLetter(
  deps: Pick<NewsletterDeps, 'db' | 'clock'>,
  letter: NewsletterLetter,
): Promise<void> {
  if ((await checkLetter(deps, letter)).isKept) return;
  await deps.db
    .insert(newsletterLetter)
    .values({ ...letter, startedAt: deps.clock() })
    .onConflictDoNothing();
  // Another run may have kept another text in between.
  await checkLetter(deps, letter);
}

/** When the last message of any letter falls due, in ms; 0 when none waits. */
async function lastDue({ db }: Pick<NewsletterDeps, 'db'>): Promise<number> {
  const [found] = await db
    .select({ last: max(outboxMessage.dueAt) })
    .from(outboxMessage)
    .where(eq(sql`${outboxMessage.content} ->> 'kind'`, 'newsletter-letter'));
  return found?.last?.getTime() ?? 0;
}

const receiverHash = (email: string, secret: string): string =>
  createHmac('sha256', secret).update('newsletter').update(email).digest('hex');
