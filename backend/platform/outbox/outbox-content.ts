import type { Message } from '../ports/messenger.ts';

/** The receiver of a message: an e-mail address in lower case, or a phone in E.164. */
export type Address = { channel: 'email' | 'phone'; value: string };

/**
 * The content of an outbox message. Each service declares its kinds of messages, with their data, next to the
 * handlers. Some kinds are sent to other parties. Other kinds are internal work that a response must not wait
 * for, because the response time would reveal whether an e-mail address is known.
 */
export type OutboxContent = { kind: string; message?: Message; address?: Address };

/** A letter whose text is complete. */
export type LetterMessage = { kind: 'letter'; message: Message };
