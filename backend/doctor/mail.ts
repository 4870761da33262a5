import { createTransport } from 'nodemailer';
import { connectionOf } from '../platform/mail/smtp-messenger.ts';
import { codeOf, type Finding, ok, problem, warning } from './check.ts';

/** Connects to the mail server, greets it, and signs in if SMTP_URL has a password. Sends nothing. */
export async function checkMail(smtpUrl: string | undefined, timeout: number): Promise<Finding> {
  if (smtpUrl === undefined)
    return warning(
      'SMTP_URL is not set: messages are written as files to DATA_DIR/mail. Set it before real shoppers come.',
    );
  const connection = connectionOf(smtpUrl);
  const { host, port } = connection;
  const transport = createTransport({
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    ...connection,
  });
  try {
    await transport.verify();
    return ok(
      `The mail server ${host}:${port} responds${connection.auth ? ' and accepts the password' : ''}.`,
    );
  } catch (error) {
    // The server's own message is not shown, because it may contain the user name.
    const advice =
      codeOf(error) === 'EAUTH'
        ? 'refuses the name or password in SMTP_URL: correct them'
        : `does not respond as a mail server (${codeOf(error)}): check host, port and protocol (smtp or smtps) in SMTP_URL, and the firewall`;
    return problem(`The mail server ${host}:${port} ${advice}.`);
  } finally {
    transport.close();
  }
}
