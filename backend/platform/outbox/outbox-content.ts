import type { Message } from '../ports/messenger.ts';

/** The receiver of a message: an e-mail address in lower case, or a phone in E.164. */
export type Address = { channel: 'email' | 'phone'; value: string };

/**
 * The content of an outbox message. Each service declares its kinds of messages, with their data, next to the
 * handlers. Some kinds are sent to mail servers, banks or other services. Other kinds are internal work for
 * which a response must not wait, because the response time would reveal whether an e-mail address is known.
 */
export type OutboxContent = { kind: string; message?: Message; address?: Address };

/** A message that is sent exactly as it was written. */
export type LetterMessage = { kind: 'letter'; message: Message };
