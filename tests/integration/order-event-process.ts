import { openMarketing } from '../../backend/marketing/open-marketing.ts';
import { orderEventMessages } from '../../backend/orders/marketing/order-event-messages.ts';
import { openDatabase } from '../../backend/platform/db/client.ts';
import { silentLogger as logger } from '../../backend/platform/log/logger.ts';
import { sendOutbox } from '../../backend/platform/outbox/send-outbox.ts';
import { readServiceSettings } from '../../backend/service-settings.ts';

/**
 * Runs as a process of the shop. It sends the order events that are due to a marketing platform, and then
 * ends.
 */
const [databaseUrl = '', clockAhead = '0', platformUrl = ''] = process.argv.slice(2);

const settings = readServiceSettings({
  MINDBOX_ENDPOINT_ID: 'e',
  MINDBOX_SECRET_KEY: 's',
  MINDBOX_URL: platformUrl,
  // Timeout of calls to the platform, in ms. It is so long that the test kills the waiting process before the
  // timeout expires.
  MINDBOX_TIMEOUT_MS: '99999',
});
const { db, close } = await openDatabase({ dataDir: '', databaseUrl, logger });
const clock = () => new Date(Date.now() + Number(clockAhead));
await sendOutbox({ db, clock, logger }, orderEventMessages({ db, marketing: openMarketing({ settings }) }));
await close();
