import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { projectEnvironment } from '../../scripts/setup/install.mjs';
import { freePort } from '../../tests/support/free-port.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export type Server = { name: string; origin: string; child: ChildProcess; stop(): Promise<void> };

export async function stopChild(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

type ShopOptions = { cwd?: string; settings?: Record<string, string> };

/**
 * Starts the built shop of a checkout, with a temporary data folder.
 * @throws Error if it does not start
 */
export async function startShop(
  name: string,
  { cwd = root, settings = {} }: ShopOptions = {},
): Promise<Server> {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'vitrina-bench-pages-'))];
  const child = spawn(process.execPath, ['server/main.ts', '--lang', 'en'], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...projectEnvironment(),
      PORT: String(port),
      DATA_DIR: folder,
      WARM_PICTURES: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  const ready = Promise.withResolvers<void>();
  child.once('exit', () => ready.reject(new Error('The shop ended before it was ready.')));
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('Vitrina is at')) ready.resolve();
  });
  await ready.promise;
  return {
    name,
    origin: `http://127.0.0.1:${port}`,
    child,
    async stop() {
      await stopChild(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Paths of the first `count` products in a listing. */
export async function productsOf(origin: string, listing: string, count: number): Promise<string[]> {
  const text = await (await fetch(origin + listing)).text();
  return [...new Set(text.match(/\/product\/[a-z0-9-]+/g))].slice(0, count);
}

/** Path of the first product in a listing. */
export const productOf = async (origin: string, listing: string): Promise<string> =>
  (await productsOf(origin, listing, 1))[0] ?? '/';

export const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
