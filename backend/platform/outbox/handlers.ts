import type { Transaction } from '../db/database.ts';
import type { Delivery } from '../ports/messenger.ts';
import type { OutboxContent } from './outbox-content.ts';

/**
 * What is done with a kind of message. `send` hands it over outside of any transaction, at least once and within a minute.
 * `write` changes the database in the transaction that takes the message out of the outbox, so exactly once.
 */
export type Handler<C extends OutboxContent = OutboxContent> =
  | { send(content: C, delivery: Delivery): Promise<void> }
  | { write(tx: Transaction, content: C): Promise<void> };

/** A handler for every kind of some messages. */
export type OutboxHandlers<C extends OutboxContent = OutboxContent> = {
  [K in C['kind']]: Handler<Extract<C, { kind: K }>>;
};

/** The handler of a message. A process that is older than the message may have none. */
export const handlerOf = (handlers: Partial<OutboxHandlers>, content: OutboxContent): Handler | undefined =>
  handlers[content.kind];
