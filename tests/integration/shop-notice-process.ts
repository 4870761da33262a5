import { openDatabase } from '../../backend/platform/db/client.ts';
import { silentLogger as logger } from '../../backend/platform/log/logger.ts';
import type { OutboxHandlers } from '../../backend/platform/outbox/handlers.ts';
import { sendOutbox } from '../../backend/platform/outbox/send-outbox.ts';
import type { ShopChannel } from '../../backend/shop-notices/base/channel.ts';
import { shopNoticeMessages } from '../../backend/shop-notices/shop-notice-messages.ts';

/**
 * Runs as a process of the shop that sends shop notices to its parent process. It announces which notices a
 * message contains, hands the message over and waits for the parent's answer. Without an answer it waits
 * forever, so that the test can kill it.
 */
const [databaseUrl = '', clockAhead = '0'] = process.argv.slice(2);

const waiting = new Map<string, () => void>();
process.on('message', (text: string) => waiting.get(text)?.());

function ask(step: 'ready' | 'sent', ids: string[]): Promise<void> {
  process.send?.({ step, ids });
  return new Promise((resolve) => waiting.set(`${step} ${ids[0]}`, resolve));
}

const channel: ShopChannel = {
  name: 'telegram',
  receivers: ['-1001'],
  isForPeople: true,
  most: 3,
  async send(notices) {
    const ids = notices.map(({ id }) => id);
    await ask('ready', ids);
    await ask('sent', ids);
  },
};

const database = await openDatabase({ dataDir: '', databaseUrl, logger });
const { db } = database;
const clock = () => new Date(Date.now() + Number(clockAhead));
const shopNotices = { channels: [channel], quiet: null, digestMinutes: 0 };
const handlers = shopNoticeMessages({ db, clock, ids: () => crypto.randomUUID(), shopNotices });
await sendOutbox({ db, clock, logger }, handlers as Partial<OutboxHandlers>);
await database.close();
process.disconnect();
