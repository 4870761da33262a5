import { join } from 'node:path';
import { createFileMessenger } from '../ports/file-messenger.ts';
import type { Messenger } from '../ports/messenger.ts';
import { StartupError } from '../startup-error.ts';
import type { LetterShop } from './letter.ts';
import { readSender, SENDER_EXPECTED, type Sender } from './sender.ts';
import type { MailSettings } from './settings.ts';
import { createSmscMessenger } from './smsc-messenger.ts';
import { createSmtpMessenger } from './smtp-messenger.ts';

type Mail = Messenger & {
  /** Closes the connections to the mail server. Call this after all messages were sent. */
  close(): void;
  /** Whether text messages are delivered: by a gateway, or written to files for development. */
  canText: boolean;
};

type MailOptions = LetterShop & {
  dataDir: string;
  settings: Omit<MailSettings, 'MAIL_PICTURES'>;
};

/**
 * Creates the messenger according to the settings. E-mails go to the mail server of SMTP_URL, text messages
 * to the gateway of SMSC_API_KEY. Without a mail server, both are written to files in the subfolder `mail` of
 * the data folder, for development. With a mail server but without a gateway, text messages are dropped.
 * @throws StartupError if the sender of e-mails is not a valid address.
 */
export function openMessenger(
  { dataDir, settings, ...shop }: MailOptions,
  tools: { clock: () => Date },
): Mail {
  const files = createFileMessenger(join(dataDir, 'mail'), tools);
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, SMSC_API_KEY: apiKey, SMSC_SENDER: sender } = settings;
  const smtp = smtpUrl === undefined ? null : createSmtpMessenger({ smtpUrl, from: senderOf(from, shop) });
  const smsc = apiKey ? createSmscMessenger({ url: settings.SMSC_URL, apiKey, sender, ...tools }) : null;
  return {
    async send(message, delivery) {
      if (message.channel === 'email') return (smtp ?? files).send(message, delivery);
      // A shop with a mail server has real shoppers, whose codes and phone numbers must not be in files. So
      // without a gateway, their text messages are dropped.
      if (smsc || !smtp) return (smsc ?? files).send(message, delivery);
    },
    close: () => smtp?.close(),
    canText: smsc !== null || smtp === null,
  };
}

/**
 * The sender of letters. Default: an address derived from the shop's URL. If the setting has no name, the
 * shop's name is used.
 */
function senderOf(from: string | undefined, { shopName, publicUrl }: LetterShop): Sender {
  if (from === undefined) return { name: shopName, address: `noreply@${new URL(publicUrl).hostname}` };
  const sender = readSender(from);
  if (sender === undefined) throw new StartupError(`MAIL_FROM must be ${SENDER_EXPECTED}.`);
  return { ...sender, name: sender.name || shopName };
}
