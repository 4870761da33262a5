import type { Transaction } from '../db/database.ts';
import type { Delivery } from '../ports/messenger.ts';
import type { OutboxContent } from './outbox-content.ts';

/**
 * What to do with messages of one kind. `send` delivers a message to another server, outside of any
 * transaction; it may be called again for the same message, and must finish within a minute. `write` changes
 * the database in the transaction that deletes the message from the outbox, so its effect happens exactly
 * once.
 */
export type Handler<C extends OutboxContent = OutboxContent> =
  | { send(content: C, delivery: Delivery): Promise<void> }
  | { write(tx: Transaction, content: C): Promise<void> };

/** A handler for each kind of message in `C`. */
export type OutboxHandlers<C extends OutboxContent = OutboxContent> = {
  [K in C['kind']]: Handler<Extract<C, { kind: K }>>;
};

/**
 * The handler for a message. Undefined if a newer version of the shop wrote the message and this version does
 * not know its kind.
 */
export const handlerOf = (handlers: Partial<OutboxHandlers>, content: OutboxContent): Handler | undefined =>
  handlers[content.kind];
