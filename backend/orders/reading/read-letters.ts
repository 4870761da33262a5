import { isDeepStrictEqual } from 'node:util';
import { desc, eq, inArray } from 'drizzle-orm';
import type { OrderLetter } from '#contract/client/client.schemas.ts';
import { outboxMessage } from '../../platform/outbox/tables.ts';
import { orderLetter } from '../base/tables.ts';
import type { OrderRow, Reader } from './order-view.ts';

/** As many letters as the contract shows of an order. */
const MOST_LETTERS = 100;

/** The letters and text messages about an order, the latest first, without their texts. */
export async function readLetters(
  db: Reader,
  order: Pick<OrderRow, 'id' | 'state' | 'waitingEdit'>,
  now: Date,
): Promise<OrderLetter[]> {
  const letters = await db
    .select()
    .from(orderLetter)
    .where(eq(orderLetter.orderId, order.id))
    .orderBy(desc(orderLetter.at), desc(orderLetter.id))
    .limit(MOST_LETTERS);
  const keys = letters.filter(({ sentAt }) => sentAt === null).map((letter) => letter.id);
  const waiting = keys.length > 0 ? await waitingIn(db, keys, now) : new Set();
  return letters.map((letter, place) => ({
    id: letter.id,
    channel: letter.channel,
    subject: letter.subject,
    to: letter.maskedTo,
    at: letter.at.toISOString(),
    state: letter.sentAt !== null ? 'SENT' : waiting.has(letter.id) ? 'WAITING' : 'FAILED',
    canRepeat: fits(letter, order) && !letters.slice(0, place).some((newer) => isNewer(newer, letter)),
  }));
}

type Letter = typeof orderLetter.$inferSelect;

/**
 * A letter about a step or an edit says what the order is like, so it must still be so. While an edit waits for a
 * surcharge, only the letter that asks for it is true.
 */
function fits({ event, state }: Letter, now: Pick<OrderRow, 'state' | 'waitingEdit'>): boolean {
  if (event.kind !== 'step' && event.kind !== 'edited') return true;
  const asksSurcharge = event.kind === 'edited' && event.money === 'SURCHARGE';
  return state === now.state && asksSurcharge === (now.waitingEdit !== null);
}

/** Whether a letter describes the order again, after another one did. A letter and a text message may say the same. */
const isNewer = (newer: Letter, letter: Letter): boolean =>
  newer.event.kind === 'edited' &&
  letter.event.kind === 'edited' &&
  newer.at > letter.at &&
  !isDeepStrictEqual(newer.event, letter.event);

/** The keys of messages that are still to be sent. */
async function waitingIn(db: Reader, keys: string[], now: Date): Promise<Set<string>> {
  const found = await db.select().from(outboxMessage).where(inArray(outboxMessage.key, keys));
  const live = found.filter(({ deadAt, expiresAt }) => deadAt === null && expiresAt > now);
  return new Set(live.map(({ key }) => key));
}
