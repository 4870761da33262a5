import type { IdentityMessage } from '../../backend/identity/base/identity-message.ts';
import { openDatabase } from '../../backend/platform/db/client.ts';
import { silentLogger as logger } from '../../backend/platform/log/logger.ts';
import type { OutboxHandlers } from '../../backend/platform/outbox/handlers.ts';
import type { LetterMessage } from '../../backend/platform/outbox/outbox-content.ts';
import { sendOutbox } from '../../backend/platform/outbox/send-outbox.ts';
import type { Delivery, Message } from '../../backend/platform/ports/messenger.ts';

/**
 * Runs as a process of the shop that only sends the letters in the outbox, to its parent process instead of a
 * mail server. It announces each letter, hands it over and waits for the parent's answer. Without an answer
 * it waits forever, so that the test can kill it.
 */
const [databaseUrl = '', clockAhead = '0'] = process.argv.slice(2);

const waiting = new Map<string, () => void>();
process.on('message', (text: string) => waiting.get(text)?.());

function ask(step: 'ready' | 'letter', { to }: Message, { key }: Delivery): Promise<void> {
  process.send?.({ step, key, to });
  return new Promise((resolve) => waiting.set(`${step} ${key}`, resolve));
}

const never = { write: () => Promise.reject(new Error('only letters here')) };
const handlers: Partial<OutboxHandlers<LetterMessage | IdentityMessage>> = {
  letter: {
    async send({ message }, delivery) {
      await ask('ready', message, delivery);
      await ask('letter', message, delivery);
    },
  },
  'password-reset': never,
  confirmation: never,
  'address-confirmation': never,
};

const database = await openDatabase({ dataDir: '', databaseUrl, logger });
const clock = () => new Date(Date.now() + Number(clockAhead));
await sendOutbox({ db: database.db, clock, logger }, handlers);
await database.close();
process.disconnect();
