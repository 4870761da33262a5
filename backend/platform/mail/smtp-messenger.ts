import { createTransport } from 'nodemailer';
import { type Delivery, type Message, type Messenger, RefusedForGood } from '../ports/messenger.ts';
import { traced } from '../tracing/tracing.ts';
import type { Sender } from './sender.ts';

/**
 * Timeout in ms. Sending a message takes up to three such timeouts, which together must be far shorter than
 * the lease of a message.
 */
const TIMEOUT_MS = 5_000;

const PRIVATE_LINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The connection options for a URL such as smtps://user:password@mail.example:465. With `smtps`, the whole
 * connection is encrypted. With `smtp`, the server is asked to encrypt it (STARTTLS); over a network, a
 * password is sent only if the server does so.
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
 * Sends e-mails to a mail server over at most three persistent connections. Rejects if the server does not
 * accept a message within three timeouts. Rejects with RefusedForGood if the server refuses it permanently
 * (5xx about its recipient or content). Message-ID and date are derived from the delivery, so that a retry
 * sends the same letter.
 * @param options.timeout how long the server may take to connect and to greet, in ms; 5 s by default
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
    // The mail library must not read files or URLs that a letter names.
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
        // The e-mail address is passed as an object, so that special characters in it cannot add a second
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
 * If another command is refused, for example because of a wrong password or sender, the operator must correct
 * the settings.
 */
const ABOUT_MESSAGE = new Set<unknown>(['RCPT TO', 'DATA']);

function isForGood(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return ABOUT_MESSAGE.has(command) && typeof responseCode === 'number' && responseCode >= 500;
}
