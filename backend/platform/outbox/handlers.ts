import type { Transaction } from '../db/database.ts';
import type { Delivery } from '../ports/messenger.ts';
import type { OutboxContent } from './outbox-content.ts';

/**
 * Handles one kind of message. `send` delivers the message outside of any transaction, at least once, and
 * must finish within a minute. `write` changes the database in the transaction that deletes the message from
 * the outbox, and so runs exactly once.
 */
export type Handler<C extends OutboxContent = OutboxContent> =
  | { send(content: C, delivery: Delivery): Promise<void> }
  | { write(tx: Transaction, content: C): Promise<void> };

/** A handler for each kind of message in `C`. */
export type OutboxHandlers<C extends OutboxContent = OutboxContent> = {
  [K in C['kind']]: Handler<Extract<C, { kind: K }>>;
};

/**
 * The handler of a message; undefined if this process runs an older version that does not know this kind of
 * message.
 */
export const handlerOf = (handlers: Partial<OutboxHandlers>, content: OutboxContent): Handler | undefined =>
  handlers[content.kind];
