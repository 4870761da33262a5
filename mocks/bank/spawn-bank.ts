import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';

/** Settings that send a shop to the local bank. */
export type BankSettings = {
  PAYMENTS: 'yookassa';
  YOOKASSA_SHOP_ID: string;
  YOOKASSA_SECRET_KEY: string;
  YOOKASSA_URL: string;
};

/**
 * Starts the local bank as a process of its own, which ends with this one, and gives the settings of a shop for it.
 * @throws Error when it does not start
 */
export async function spawnBank(): Promise<BankSettings> {
  const credentials = {
    YOOKASSA_SHOP_ID: 'demo',
    YOOKASSA_SECRET_KEY: randomBytes(32).toString('base64url'),
  };
  const child = fork(resolve(import.meta.dirname, 'main.ts'), {
    env: { ...process.env, ...credentials },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((done, failed) => {
    child.once('message', (message) => done(String(message)));
    child.once('error', failed);
    child.once('exit', () => failed(new Error('The local bank did not start.')));
  });
  // The bank sees the channel close when this process ends, however it ends; until then it keeps no one running.
  child.unref();
  child.channel?.unref();
  return { PAYMENTS: 'yookassa', ...credentials, YOOKASSA_URL: url };
}
