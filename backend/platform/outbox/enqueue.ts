import type { PlatformDeps } from '../base/deps.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { OutboxContent } from './outbox-content.ts';
import { outboxMessage } from './tables.ts';

/**
 * Writes a message in the transaction of the change it is about: either both are there or none. It is sent within seconds,
 * and at once when the caller calls `wakeOutbox` after the commit.
 * The kinds of content are named by the caller: `enqueue<LetterMessage>(…)`.
 * @param asked.life how long the message is worth sending from its turn on, in ms
 * @param asked.dueAt its turn; now when absent
 */
export async function enqueue<Content extends OutboxContent = never>(
  tx: Database | Transaction,
  { clock, ids }: Pick<PlatformDeps, 'clock' | 'ids'>,
  asked: { content: NoInfer<Content>; life: number; dueAt?: Date },
): Promise<void> {
  const dueAt = asked.dueAt ?? clock();
  await tx.insert(outboxMessage).values({
    key: ids(),
    content: asked.content,
    dueAt,
    // Before its turn a message does not wait.
    createdAt: dueAt,
    expiresAt: new Date(dueAt.getTime() + asked.life),
  });
}
