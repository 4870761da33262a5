import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { maskAddress } from './mask-address.ts';
import type { OutboxContent } from './outbox-content.ts';
import { outboxMessage } from './tables.ts';

/** A message as an operator sees it: no text, and of the address only as much as distinguishes two. */
export type ListedMessage = Omit<typeof outboxMessage.$inferSelect, 'key' | 'content'> & {
  kind: string;
  to: string;
};

/** What waits and what is dead, or only the latter, the oldest first. */
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

/** Where a message goes; empty for one to a service. */
function receiverOf(content: OutboxContent): string {
  return content.message?.to ?? content.address?.value ?? '';
}

/** Has dead messages tried again from the beginning, with their keys. Returns how many. An expired one stays dead. */
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

/** Deletes a message that waits or is dead; says whether there was one. */
export async function dropMessage(db: Database, id: number): Promise<boolean> {
  const dropped = await db
    .delete(outboxMessage)
    .where(eq(outboxMessage.id, id))
    .returning({ id: outboxMessage.id });
  return dropped.length > 0;
}
