import type { Message } from '../ports/messenger.ts';

/** The receiver of a message: an e-mail address in lower case, or a phone in E.164. */
export type Address = { channel: 'email' | 'phone'; value: string };

/**
 * The content of an outbox message. Services declare their kinds, with the data each needs, beside the
 * handlers. Some kinds are sent to others; some are internal work that no response may wait for, because its
 * duration would reveal whether an address is known.
 */
export type OutboxContent = { kind: string; message?: Message; address?: Address };

/** A finished letter. */
export type LetterMessage = { kind: 'letter'; message: Message };
