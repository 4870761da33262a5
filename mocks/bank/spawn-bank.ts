import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';

/** Settings with which a shop uses the local bank. */
export type BankSettings = Record<'PAYMENTS', 'yookassa'> &
  Record<'YOOKASSA_SHOP_ID' | 'YOOKASSA_SECRET_KEY' | 'YOOKASSA_URL', string>;

/**
 * Starts the local bank as a child process. Returns the settings with which the shop uses it. The bank ends
 * together with this process.
 * @throws Error if the bank does not start
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
  // The bank ends when this IPC channel closes. `unref` is needed so that the open channel does not keep this
  // process running.
  child.unref();
  child.channel?.unref();
  return { PAYMENTS: 'yookassa', ...credentials, YOOKASSA_URL: url };
}
