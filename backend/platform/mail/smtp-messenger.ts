import { createTransport } from 'nodemailer';
import type { Message, Messenger } from '../ports/messenger.ts';
import type { Sender } from './sender.ts';

/** A shopper who registers waits for the message to be handed over, so a dead server must be noticed soon. In ms. */
const TIMEOUT_MS = 5_000;

const PRIVATE_LINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * How to reach the mail server of an address such as smtps://user:password@mail.example:465. With `smtps` the whole
 * line is encrypted; with `smtp` the server is asked to encrypt it (STARTTLS), and must, before a password is sent over
 * a network.
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
 * Hands e-mails over to a mail server, at most three at a time on connections that are kept. A message that the server
 * did not take within three times its timeout is rejected.
 * @param options.timeout how long the server may take to be reached, and to greet, in ms; 5 s by default
 */
export function createSmtpMessenger(options: {
  smtpUrl: string;
  from: Sender;
  timeout?: number;
}): Messenger & {
  /** Closes the connections. */
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
    // A message is only what is given here, never a file or an address that is read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ channel, to, subject, text, html }: Message) {
      if (channel !== 'email') throw new Error('A mail server takes e-mails only.');
      await transport.sendMail({
        from,
        // As an object, so that nothing in the address makes it two.
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(3 * timeout),
      });
    },
    close: () => transport.close({ force: true }),
  };
}
