// Runs the local bank as a separate process. The parent process sends the credentials to use, and gets the
// bank's URL. The process ends with its parent.
import { startBank } from './start-bank.ts';

const { BANK_PORT = '0', YOOKASSA_SHOP_ID = '', YOOKASSA_SECRET_KEY = '' } = process.env;
const bank = await startBank({
  port: Number(BANK_PORT),
  shopId: YOOKASSA_SHOP_ID,
  secretKey: YOOKASSA_SECRET_KEY,
});
process.send?.(bank.url);
const stop = async () => {
  await bank.stop();
  process.exit(0);
};
process.once('disconnect', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
