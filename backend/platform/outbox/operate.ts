import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { maskAddress } from './mask-address.ts';
import type { OutboxContent } from './outbox-content.ts';
import { outboxMessage } from './tables.ts';

/**
 * A message as operators see it: without its text, and with the recipient's e-mail address or phone masked.
 */
export type ListedMessage = Omit<typeof outboxMessage.$inferSelect, 'key' | 'content'> & {
  kind: string;
  to: string;
};

/** Lists waiting messages and dead letters, or only dead letters; oldest first. */
export async function listOutbox(
  db: Database,
  { onlyDead }: { onlyDead: boolean },
): Promise<ListedMessage[]> {
  const rows = await db
    .select()
    .from(outboxMessage)
    .where(onlyDead ? isNotNull(outboxMessage.deadAt) : undefined)
    .orderBy(asc(outboxMessage.id));
  return rows.map(({ key: _, content, ...row }) => ({
    ...row,
    kind: content.kind,
    to: maskAddress(receiverOf(content)),
  }));
}

/** The masked e-mail address or phone of the recipient; '' for a message to another service. */
function receiverOf(content: OutboxContent): string {
  return content.message?.to ?? content.address?.value ?? '';
}

/**
 * Makes dead letters due again, with their original idempotency keys and the full number of attempts. Expired
 * messages stay dead letters. Returns how many will be sent.
 */
export async function repeatDead(db: Database, which: number | 'all', now: Date): Promise<number> {
  const repeated = await db
    .update(outboxMessage)
    .set({ attempts: 0, dueAt: now, deadAt: null, lastError: null })
    .where(
      and(
        isNotNull(outboxMessage.deadAt),
        gt(outboxMessage.expiresAt, now),
        which === 'all' ? undefined : eq(outboxMessage.id, which),
      ),
    )
    .returning({ id: outboxMessage.id });
  return repeated.length;
}

/** Deletes a waiting message or a dead letter. Returns whether it existed. */
export async function dropMessage(db: Database, id: number): Promise<boolean> {
  const dropped = await db
    .delete(outboxMessage)
    .where(eq(outboxMessage.id, id))
    .returning({ id: outboxMessage.id });
  return dropped.length > 0;
}
