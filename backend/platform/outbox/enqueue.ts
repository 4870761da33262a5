import type { PlatformDeps } from '../base/deps.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { OutboxContent } from './outbox-content.ts';
import { outboxMessage } from './tables.ts';

/**
 * Writes a message to the outbox in the transaction of its change, so that the change and the message are
 * either both committed or both rolled back. The message is sent within seconds, or at once if the caller
 * calls `wakeOutbox` after the commit. The caller names the type of the content: `enqueue<LetterMessage>(…)`.
 * @param options.life for how long after it is due the message can be sent, in ms
 * @param options.dueAt when to send it; now if absent
 */
export async function enqueue<Content extends OutboxContent = never>(
  tx: Database | Transaction,
  { clock, ids }: Pick<PlatformDeps, 'clock' | 'ids'>,
  options: { content: NoInfer<Content>; life: number; dueAt?: Date },
): Promise<void> {
  const dueAt = options.dueAt ?? clock();
  await tx.insert(outboxMessage).values({
    key: ids(),
    content: options.content,
    dueAt,
    // The measured waiting time of a message begins when the message is due.
    createdAt: dueAt,
    expiresAt: new Date(dueAt.getTime() + options.life),
  });
}
