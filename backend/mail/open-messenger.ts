import { join } from 'node:path';
import { createFileOutbox } from '../ports/file-outbox.ts';
import type { Messenger } from '../ports/messenger.ts';
import type { ServiceSettings } from '../service-settings.ts';
import { StartupError } from '../startup-error.ts';
import { createSmtpMessenger } from './smtp-messenger.ts';

type Mail = Messenger & {
  /** Lets go of the mail server. Messages are to be sent before. */
  close(): void;
};

/**
 * The messenger of the settings: e-mails go to the mail server at SMTP_URL, everything without one into the folder
 * `mail` of the data. Throws StartupError when the sender of the e-mails is no address.
 */
export function openMessenger(
  { dataDir, settings }: { dataDir: string; settings: Pick<ServiceSettings, 'SMTP_URL' | 'MAIL_FROM'> },
  tools: { clock: () => Date; ids: () => string },
): Mail {
  const files = createFileOutbox(join(dataDir, 'mail'), tools);
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = settings;
  if (smtpUrl === undefined) return { ...files, close() {} };
  if (!SENDER.test(from))
    throw new StartupError('MAIL_FROM must be an address such as Витрина <noreply@shop.example>.');
  const smtp = createSmtpMessenger({ smtpUrl, from });
  return {
    send: (message) => (message.channel === 'email' ? smtp : files).send(message),
    close: smtp.close,
  };
}

const SENDER = /^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/;
