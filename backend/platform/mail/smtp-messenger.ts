import { createTransport } from 'nodemailer';
import { type Delivery, type Message, type Messenger, RefusedForGood } from '../ports/messenger.ts';
import { traced } from '../tracing/tracing.ts';
import type { Sender } from './sender.ts';

/**
 * Timeout in ms for one step of the connection. Sending a message may take three times as long, which must be
 * far shorter than the lease of a message in the outbox.
 */
const TIMEOUT_MS = 5_000;

const PRIVATE_LINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Converts a URL such as smtps://user:password@mail.example:465 to connection options. With `smtps`, the
 * connection is encrypted from the start. With `smtp`, the server is asked to encrypt it (STARTTLS); if it
 * refuses, no password is sent over a network.
 */
export function connectionOf(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const hasPassword = username !== '';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && hasPassword && !PRIVATE_LINE.has(hostname),
    ...(hasPassword && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

/**
 * Sends e-mails to a mail server over at most three connections, which stay open. Rejects if the server does
 * not accept a message within three timeouts, and with RefusedForGood if it refuses the message permanently
 * (5xx about its recipient or content). Message-ID and date come from the outbox, so that a retry sends
 * exactly the same letter.
 * @param options.timeout How long the server may take to connect and to greet, in ms. Default: 5 s.
 */
export function createSmtpMessenger(options: {
  smtpUrl: string;
  from: Sender;
  timeout?: number;
}): Messenger & {
  /** Closes the connections to the mail server. */
  close(): void;
} {
  const { smtpUrl, from, timeout = TIMEOUT_MS } = options;
  const transport = createTransport({
    pool: true,
    maxConnections: 3,
    maxRequeues: 1,
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: 2 * timeout,
    ...connectionOf(smtpUrl),
    // The mail library can attach files and URLs that a message names. A letter must never make the library
    // read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(
      { channel, to, subject, text, html, replyTo, unsubscribe }: Message,
      { key, writtenAt }: Delivery,
    ) {
      if (channel !== 'email') throw new Error('A mail server accepts e-mails only.');
      const letter = {
        from,
        messageId: `<${key}@${hostOf(from)}>`,
        date: writtenAt,
        // Passes the address as an object. If it were text, special characters in it could add a second
        // recipient.
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe !== undefined && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        signal: AbortSignal.timeout(3 * timeout),
      };
      const span = { name: 'send letter', kind: 'client' } as const;
      await traced(span, () => transport.sendMail(letter)).catch((error: unknown) => {
        throw isForGood(error) ? new RefusedForGood(error.message, { cause: error }) : error;
      });
    },
    close: () => transport.close({ force: true }),
  };
}

const hostOf = ({ address }: Sender) => address.slice(address.lastIndexOf('@') + 1);

/**
 * Only if the server refuses one of these commands is the message itself the reason. After any other refused
 * command, such as one for the password or the sender, the operator must correct the settings, and the
 * message is retried.
 */
const ABOUT_MESSAGE = new Set<unknown>(['RCPT TO', 'DATA']);

function isForGood(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return ABOUT_MESSAGE.has(command) && typeof responseCode === 'number' && responseCode >= 500;
}
