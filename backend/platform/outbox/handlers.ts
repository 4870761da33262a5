import type { Transaction } from '../db/client.ts';
import type { OutboxContent } from '../db/outbox-content.ts';
import type { Delivery } from '../ports/messenger.ts';

type Kind = OutboxContent['kind'];
type ContentOf<K extends Kind> = Extract<OutboxContent, { kind: K }>;

/**
 * What is done with a kind of message. `send` hands it over outside of any transaction, at least once and within a minute.
 * `write` changes the database in the transaction that takes the message out of the outbox, so exactly once.
 */
export type Handler<C extends OutboxContent = OutboxContent> =
  | { send(content: C, delivery: Delivery): Promise<void> }
  | { write(tx: Transaction, content: C): Promise<void> };

export type OutboxHandlers = { [K in Kind]: Handler<ContentOf<K>> };

/** The handler of a message. A process that is older than the message may have none. */
export const handlerOf = (handlers: Partial<OutboxHandlers>, content: OutboxContent): Handler | undefined =>
  // The kinds of the two are the same one.
  handlers[content.kind] as Handler | undefined;
