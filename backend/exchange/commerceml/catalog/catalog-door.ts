import { appendFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OrdersDeps } from '../../../orders/base/deps.ts';
import { CommandRefused } from '../../../platform/command-refused.ts';
import { loggedCause } from '../../../platform/log/logged-cause.ts';
import { importForShop } from '../../schedule/import-for-shop.ts';
import { type FailureDeps, noteSuccess, notifyOfFailure } from '../../schedule/notify-of-failure.ts';
import { ExchangeRefused } from './exchange-refused.ts';

import { readStoredGoods, writeStoredGoods } from './kept-goods.ts';
import { mergeFile, type Renewed } from './merge-file.ts';
import { feedOf } from './to-feed.ts';

export type CatalogSettings = {
  /** Name of the price type that shoppers pay. If absent, the first price type of 1C counts. */
  priceType: string | undefined;
  prune: boolean;
  allowPrivateNetwork: boolean;
};

type Tools = FailureDeps &
  Pick<OrdersDeps, 'publicUrl'> & {
    /** How long a response waits for an import before it reports `progress`, in ms. */
    waitMs?: number;
  };

/** Receives goods from 1C. */
export type CatalogDoor = {
  /** Begins an exchange and deletes the files of earlier ones. */
  begin(): Promise<void>;
  /** Adds bytes to a file. Throws ExchangeRefused. */
  append(name: string, bytes: Uint8Array): Promise<void>;
  /** Imports a file. Returns `progress` while the import runs; 1C then asks again. Throws ExchangeRefused. */
  import(name: string): Promise<'success' | 'progress'>;
  close(): Promise<void>;
};

/** Size limit for all files of one exchange, in bytes. */
const EXCHANGE_LIMIT = 4 * 1024 ** 3;
/** Less than the 30 s after which proxies and 1C time out. */
const WAIT_MS = 20_000;

const NAME =
  /^(?:[\p{L}\d_-][\p{L}\d._-]{0,120}\/){0,6}[\p{L}\d_-][\p{L}\d._-]{0,120}\.(xml|jpe?g|png|gif|webp)$/iu;

export function openCatalogDoor(
  { waitMs = WAIT_MS, ...tools }: Tools,
  settings: CatalogSettings,
): CatalogDoor {
  const folder = join(tools.dataDir, 'import', '1c');
  const stopping = new AbortController();
  let renewed: Renewed = { products: false, offers: false };
  let size = 0;
  /**
   * Files received in this exchange. The first part of a file replaces an old file of that name; later
   * parts are appended.
   */
  let begun = new Set<string>();
  let running: { name: string; work: Promise<string | null> } | undefined;

  async function take(name: string): Promise<void> {
    const file = join(folder, name);
    const goods = await readStoredGoods(folder);
    await mergeFile(file, goods, renewed);
    await writeStoredGoods(folder, goods);
    await rm(file, { force: true });
    // 1C sends classifiers and products before their offers. Until the first offers arrive, there is
    // nothing to import.
    if (Object.keys(goods.offers).some((id) => goods.products[id.split('#')[0] ?? '']))
      await importForShop(tools, {
        ...settings,
        file: join(folder, 'feed'),
        read: () => feedOf(goods, settings.priceType),
        signal: stopping.signal,
      });
  }

  /** The failure as a sentence for 1C, or null after success. */
  async function outcome(name: string): Promise<string | null> {
    try {
      await take(name);
      await noteSuccess(tools, '1c');
      return null;
    } catch (error) {
      const failure = failureOf(error);
      if (!stopping.signal.aborted) await notifyOfFailure(tools, '1c', failure);
      return failure;
    }
  }

  function failureOf(error: unknown): string {
    if (error instanceof ExchangeRefused || error instanceof CommandRefused) return error.message;
    tools.logger.error({ cause: loggedCause(error) }, 'the import of goods from 1C failed');
    return 'The shop failed. Try again later.';
  }

  return {
    async begin() {
      if (running) throw new ExchangeRefused('An import is under way. Try again later.');
      renewed = { products: false, offers: false };
      size = 0;
      begun = new Set();
      for (const name of await readdir(folder).catch(() => []))
        if (/\.xml$/i.test(name)) await rm(join(folder, name), { force: true });
    },

    async append(name, bytes) {
      if (!NAME.test(name)) throw new ExchangeRefused('This file name is not accepted.');
      if (running) throw new ExchangeRefused('An import is under way. Try again later.');
      size += bytes.length;
      if (size > EXCHANGE_LIMIT) throw new ExchangeRefused('The exchange is too large.');
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await (begun.has(name) ? appendFile(file, bytes) : writeFile(file, bytes));
      begun.add(name);
    },

    async import(name) {
      if (!NAME.test(name) || !/\.xml$/i.test(name))
        throw new ExchangeRefused('This file name is not accepted.');
      if (running && running.name !== name) throw new ExchangeRefused('Another import is under way.');
      if (!running) {
        if (!(await stat(join(folder, name)).catch(() => undefined)))
          throw new ExchangeRefused(`The file ${name} was not sent.`);
        running = { name, work: outcome(name) };
      }
      const { promise: late, resolve } = Promise.withResolvers<'late'>();
      const timer = setTimeout(() => resolve('late'), waitMs);
      const ended = await Promise.race([running.work, late]);
      clearTimeout(timer);
      if (ended === 'late') return 'progress';
      running = undefined;
      if (ended !== null) throw new ExchangeRefused(ended);
      return 'success';
    },

    async close() {
      stopping.abort();
      await running?.work;
    },
  };
}
