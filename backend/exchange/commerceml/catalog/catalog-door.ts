import { appendFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { OrdersDeps } from '../../../orders/base/deps.ts';
import { CommandRefused } from '../../../platform/command-refused.ts';
import { loggedCause } from '../../../platform/log/logged-cause.ts';
import { GoodsJournal } from '../../base/goods-journal.ts';
import { importForShop } from '../../schedule/import-for-shop.ts';
import { type FailureDeps, noteSuccess, notifyOfFailure } from '../../schedule/notify-of-failure.ts';
import { idFor } from '../../yml/feed/identity.ts';
import { knownParam } from '../../yml/feed/params.ts';
import { sentenceIn } from '../../yml/feed/russian.ts';
import { mappingFor } from '../../yml/mapping/mapping.ts';
import { loadMapping } from '../../yml/mapping/read-mapping.ts';
import type { KeyOf } from '../../yml/offers/traits/traits.ts';
import { ExchangeRefused } from './exchange-refused.ts';
import { openExchangeReports, REFUSED } from './exchange-reports.ts';
import { contentsInWords, ImportNotes, summaryInWords, unknownInWords } from './import-notes.ts';
import {
  dropPendingGoods,
  type FindItem1c,
  feedIdOf,
  productIdOf,
  readPendingGoods,
  readStoredGoods,
  type StoredGoods,
  storePendingGoods,
  writePendingGoods,
} from './kept-goods.ts';
import { dropUnlisted, type FullLists, mergeFile } from './merge-file.ts';
import { parentsOf, removeParents, sellOut } from './sell-out.ts';
import { feedOf, hasGoodsToSell, noNotes } from './to-feed.ts';

declare module '../../../platform/log/logger.ts' {
  interface LogFields {
    /** A file of an exchange with 1C, and how its import ended. */
    exchange?: { file: string; outcome: 'success' | 'failure' };
  }
}

export type CatalogSettings = {
  /** Name of the price type that shoppers pay. If undefined, the first price type of 1C is used. */
  priceType: string | undefined;
  prune: boolean;
  allowPrivateNetwork: boolean;
};

type Tools = FailureDeps &
  Pick<OrdersDeps, 'publicUrl'> & {
    /** How long a response waits for an import to finish before it answers `progress`, in ms. */
    waitMs?: number;
  };

/** Receives goods from 1C. */
export type CatalogDoor = {
  /** Begins an exchange and deletes the files of earlier ones. */
  begin(): Promise<void>;
  /** Appends bytes to a received file. Throws ExchangeRefused. */
  append(name: string, bytes: Uint8Array): Promise<void>;
  /**
   * Imports a received file. Returns `progress` while the import runs; 1C then repeats the request. Throws
   * ExchangeRefused.
   */
  import(name: string): Promise<'success' | 'progress'>;
  /** Returns a function that finds a size as 1C knows it, so that orders name sizes in the terms of 1C. */
  items(): Promise<FindItem1c>;
  close(): Promise<void>;
};

/** Size limit for all files of one exchange, in bytes. */
const EXCHANGE_LIMIT = 4 * 1024 ** 3;
/** Time in ms after which `progress` is answered: less than the 30 s after which proxies and 1C time out. */
const WAIT_MS = 20_000;

const NAME =
  /^(?:[\p{L}\d_-][\p{L}\d._-]{0,120}\/){0,6}[\p{L}\d_-][\p{L}\d._-]{0,120}\.(xml|jpe?g|png|gif|webp)$/iu;

const BUSY = 'Идёт загрузка предыдущего файла. Повторите позже.';
const WRONG_NAME = 'Такое имя файла не принимается.';
const NOT_BEGUN = 'Обмен не начат или прерван перезапуском магазина. Повторите обмен целиком.';

/**
 * Kinds of files about goods, in the order of their import. The shop's goods change only when no received
 * file of these kinds is left to read, because goods would otherwise be half changed.
 */
const GOODS = ['import', 'offers', 'prices', 'rests'];

/**
 * The letters at the beginning of a file's name, which show its kind: `import`, `offers`, `prices` or
 * `rests`.
 */
const kindOfFile = (name: string): string => /^\p{L}*/u.exec(basename(name))?.[0].toLowerCase() ?? '';

/**
 * Returns a function that looks up what the name of a property means: first in the retailer's mapping, then
 * among the names that the shop knows.
 */
function keyOf(dataDir: string): KeyOf {
  const mapping = mappingFor(loadMapping(join(dataDir, 'import', 'mapping.yaml')), []);
  return (name) => mapping.keyOf(name) ?? knownParam(mapping.titleOf(name));
}

/** The message of a refused import, in Russian. */
const russian = ({ message }: Error): string =>
  sentenceIn('ru', message).text.replace(/^(\S+) has errors:/, 'Ошибки в файле $1:');

export function openCatalogDoor(
  { waitMs = WAIT_MS, ...tools }: Tools,
  settings: CatalogSettings,
): CatalogDoor {
  const folder = join(tools.dataDir, 'import', '1c');
  const reports = openExchangeReports(tools.dataDir, tools.clock);
  const stopping = new AbortController();
  let lists: FullLists = { products: null, offers: null };
  let size = 0;
  /**
   * Names of the files received in this exchange. The first part of a file replaces a file with this name
   * from an earlier exchange; later parts are appended.
   */
  let received = new Set<string>();
  /** Ids of offers that occurred in files of this exchange. */
  let named = new Set<string>();
  /** Ids of offers that are missing from the full lists of this exchange. */
  let unlisted = new Set<string>();
  /** `failed` is the first refused file. It ends the exchange, because later files may depend on it. */
  let state: 'none' | 'open' | { failed: string } = 'none';
  let running: { name: string; work: Promise<string[] | null> } | undefined;

  /** Adds lines to the report. If that fails, the exchange continues. */
  const report = async (...lines: string[]): Promise<void> =>
    lines.length === 0
      ? undefined
      : reports
          .add(...lines)
          .catch((error: unknown) =>
            tools.logger.error(
              { cause: loggedCause(error) },
              'the report of an exchange with 1C was not written',
            ),
          );

  async function take(name: string): Promise<void> {
    const goods = await readPendingGoods(folder);
    const journal = new GoodsJournal({ kind: '1c', source: name }, tools.clock());
    received.delete(name);
    const contents = await mergeFile(join(folder, name), goods, lists);
    // 1C sends a long list as several files of one kind, all of them before it asks for their import. Only
    // after the last one, offers that are in none of them are known to be missing.
    const isLast = ![...received].some((other) => kindOfFile(other) === kindOfFile(name));
    const { products, offers } = contents.isOfFullList;
    const gone = isLast
      ? dropUnlisted(goods, {
          products: products ? lists.products : null,
          offers: offers ? lists.offers : null,
        })
      : [];
    for (const id of contents.offerIds) named.add(id);
    for (const id of gone) unlisted.add(id);
    await writePendingGoods(folder, goods);
    await rm(join(folder, name), { force: true });
    await report(`${name}: прочитано (${contentsInWords(contents)}).`);
    if ([...received].some((other) => GOODS.includes(kindOfFile(other)))) {
      await report('  Загрузка в магазин — вместе с остальными файлами этого обмена.');
      return;
    }
    // 1C sends names before prices and stock. Without any price, no goods can be imported yet.
    if (hasGoodsToSell(goods)) await importGoods(goods, journal);
    else await report('  Загружать нечего: ещё нет товаров с ценами.');
    const left = [...unlisted].filter((id) => !(goods.offers[id] && goods.products[productIdOf(id)]));
    if (left.length > 0) {
      const count = await sellOut(tools.db, left, journal);
      await report(`  В полном списке 1С больше нет предложений: ${left.length}; распродано: ${count}.`);
    }
    await report(...unknownInWords(goods, named));
    await storePendingGoods(folder);
    named = new Set();
    unlisted = new Set();
    await noteSuccess(tools, '1c');
  }

  async function importGoods(goods: StoredGoods, journal: GoodsJournal): Promise<void> {
    const feed = noNotes();
    const notes = new ImportNotes(feed);
    const feedSettings = { priceType: settings.priceType, keyOf: keyOf(tools.dataDir) };
    try {
      const summary = await importForShop(tools, {
        ...settings,
        // After a restore from a backup, 1C may send only changes. Then the shop cannot know which other
        // goods 1C has, so it removes none.
        prune: settings.prune && goods.fullLists.products === true && goods.fullLists.offers === true,
        // The merged data of a product are complete, so a text that is missing in them was removed in 1C.
        replace: true,
        journal,
        file: join(folder, 'feed'),
        read: () => feedOf(goods, feedSettings, feed),
        signal: stopping.signal,
        listener: notes,
      });
      const parents = parentsOf(goods);
      const removed = await removeParents(tools.db, parents, journal);
      const words = summaryInWords(summary, feed, { skipped: parents.length, removed });
      await report(...words, ...notes.lines());
    } catch (error) {
      await report('  Не загружено.', ...notes.lines());
      if (!(error instanceof CommandRefused)) throw error;
      throw new ExchangeRefused([russian(error), ...notes.reasons()].join('\n'));
    }
  }

  /** Imports a file. Returns the reasons of a failure as sentences for 1C; null after success. */
  async function outcome(name: string): Promise<string[] | null> {
    const failure = await take(name).then(
      () => null,
      (error: unknown) => failureOf(error),
    );
    if (failure) {
      state = { failed: name };
      await dropPendingGoods(folder).catch(() => {});
      const end = '  Всё, что передал этот обмен и что ещё не загружено, отброшено.';
      await report(`${name}${REFUSED}`, ...failure.map((line) => `  ${line}`), end);
    }
    const exchange = { file: name, outcome: failure ? 'failure' : 'success' } as const;
    if (failure) tools.logger.warn({ exchange, mistakes: failure }, 'refused a file of 1C');
    else tools.logger.info({ exchange }, 'imported a file of 1C');
    if (failure && !stopping.signal.aborted) await notifyOfFailure(tools, '1c', failure.join('\n'));
    return failure;
  }

  function failureOf(error: unknown): string[] {
    if (error instanceof ExchangeRefused) return error.message.split('\n');
    if (error instanceof CommandRefused) return russian(error).split('\n');
    tools.logger.error({ cause: loggedCause(error) }, 'the import of goods from 1C failed');
    return ['Сбой магазина. Повторите обмен позже.'];
  }

  return {
    async begin() {
      if (running) throw new ExchangeRefused(BUSY);
      lists = { products: null, offers: null };
      named = new Set();
      unlisted = new Set();
      state = 'open';
      await dropPendingGoods(folder);
      reports.begin();
      size = 0;
      received = new Set();
      for (const name of await readdir(folder).catch(() => []))
        if (/\.xml$/i.test(name)) await rm(join(folder, name), { force: true });
    },

    async append(name, bytes) {
      if (!NAME.test(name)) throw new ExchangeRefused(WRONG_NAME);
      if (running) throw new ExchangeRefused(BUSY);
      size += bytes.length;
      if (size > EXCHANGE_LIMIT) throw new ExchangeRefused('Обмен слишком большой.');
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await (received.has(name) ? appendFile(file, bytes) : writeFile(file, bytes));
      received.add(name);
    },

    async import(name) {
      if (!NAME.test(name) || !/\.xml$/i.test(name)) throw new ExchangeRefused(WRONG_NAME);
      if (running && running.name !== name) throw new ExchangeRefused(BUSY);
      if (!running) {
        if (state === 'none') throw new ExchangeRefused(NOT_BEGUN);
        if (state !== 'open')
          throw new ExchangeRefused(
            `Обмен прерван: файл ${state.failed} не принят. Повторите обмен целиком.`,
          );
        if (!(await stat(join(folder, name)).catch(() => undefined)))
          throw new ExchangeRefused(`Файл ${name} не был передан.`);
        running = { name, work: outcome(name) };
      }
      const { promise: late, resolve } = Promise.withResolvers<'late'>();
      const timer = setTimeout(() => resolve('late'), waitMs);
      const ended = await Promise.race([running.work, late]);
      clearTimeout(timer);
      if (ended === 'late') return 'progress';
      running = undefined;
      if (ended !== null) throw new ExchangeRefused(ended.join('\n'));
      return 'success';
    },

    async items() {
      const { offers } = await readStoredGoods(folder);
      const byArticle = new Map(Object.keys(offers).map((id) => [idFor('article', feedIdOf(id)), id]));
      return (articleId) => {
        const id = byArticle.get(articleId);
        return id === undefined ? undefined : { id, traits: offers[id]?.params ?? [] };
      };
    },

    async close() {
      stopping.abort();
      await running?.work;
    },
  };
}
