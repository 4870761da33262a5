import type { Deps } from '../../deps.ts';
import type { Database, Transaction } from '../db/client.ts';
import type { OutboxContent } from '../db/outbox-content.ts';
import { outboxMessage } from '../db/schema/outbox.ts';

/**
 * Writes a message in the transaction of the change it is about: either both are there or none. It is sent within seconds,
 * and at once when the caller calls `wakeOutbox` after the commit.
 * @param asked.life how long the message is worth sending, in ms
 */
export async function enqueue(
  tx: Database | Transaction,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  asked: { content: OutboxContent; life: number },
): Promise<void> {
  const now = clock();
  await tx.insert(outboxMessage).values({
    key: ids(),
    content: asked.content,
    dueAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + asked.life),
  });
}
