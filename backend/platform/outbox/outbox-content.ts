import type { Message } from '../ports/messenger.ts';

/** Where a message can go: an e-mail address in lower case, or a phone in E.164. */
export type Address = { channel: 'email' | 'phone'; value: string };

/**
 * What the outbox carries. A room declares its kinds, with what each needs, beside their handlers. Some leave the shop;
 * others are work of the shop's own that no answer may wait for, because the time taken would reveal whose address it is.
 */
export type OutboxContent = { kind: string; message?: Message; address?: Address };

/** A letter that is sent as it is. */
export type LetterMessage = { kind: 'letter'; message: Message };
