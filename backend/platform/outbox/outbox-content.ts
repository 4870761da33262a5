import type { Message } from '../ports/messenger.ts';

/** The recipient of a message: an e-mail address in lower case, or a phone number in E.164 format. */
export type Address = { channel: 'email' | 'phone'; value: string };

/**
 * The content of a message in the outbox. Each service declares its kinds of messages beside their handlers.
 * Some are sent to a mail server, a bank or another service. Others are work for the shop itself that is not
 * done during the request, because the response time would reveal whether an e-mail address is known.
 */
export type OutboxContent = { kind: string; message?: Message; address?: Address };

/** A message that is sent as it was written. */
export type LetterMessage = { kind: 'letter'; message: Message };
