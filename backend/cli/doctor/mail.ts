import { createTransport } from 'nodemailer';
import { connectionOf } from '../../platform/mail/smtp-messenger.ts';
import { codeOf, type Finding, ok, problem, warning } from './check.ts';

/** Connects to the mail server, greets it and signs in where SMTP_URL has a password. Sends nothing. */
export async function checkMail(smtpUrl: string | undefined, timeout: number): Promise<Finding> {
  if (smtpUrl === undefined)
    return warning(
      'SMTP_URL is not set: messages become files in DATA_DIR/mail. Set it before real shoppers come.',
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
    return ok(`The mail server ${host}:${port} answers${connection.auth ? ' and takes the password' : ''}.`);
  } catch (error) {
    // What the server says may repeat the name that signs in.
    const advice =
      codeOf(error) === 'EAUTH'
        ? 'refuses the name or the password of SMTP_URL: enter those of its account'
        : `does not answer as a mail server (${codeOf(error)}): look at host and port of SMTP_URL, at smtp or smtps, and at the firewall`;
    return problem(`The mail server ${host}:${port} ${advice}.`);
  } finally {
    transport.close();
  }
}
