import type { PlatformDeps } from '../base/deps.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { OutboxContent } from './outbox-content.ts';
import { outboxMessage } from './tables.ts';

/**
 * Writes a message to the outbox. Call this in the transaction of the change that causes the message: then
 * either both are committed or neither. The message is sent within seconds, or at once if the caller calls
 * `wakeOutbox` after the commit. The caller states the type of the content: `enqueue<LetterMessage>(…)`.
 * @param options.life How long the message may still be sent after it is due, in ms.
 * @param options.dueAt When to send the message. Default: now.
 * @param options.key The idempotency key of the message. Default: a new one.
 */
export async function enqueue<Content extends OutboxContent = never>(
  tx: Database | Transaction,
  { clock, ids }: Pick<PlatformDeps, 'clock' | 'ids'>,
  options: { content: NoInfer<Content>; life: number; dueAt?: Date; key?: string },
): Promise<void> {
  const dueAt = options.dueAt ?? clock();
  await tx.insert(outboxMessage).values({
    key: options.key ?? ids(),
    content: options.content,
    dueAt,
    // Metrics measure how long a message waits from this moment on, so it is the moment when the message is
    // due.
    createdAt: dueAt,
    expiresAt: new Date(dueAt.getTime() + options.life),
  });
}
