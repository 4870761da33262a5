import { join } from 'node:path';
import { CommandRefused } from '../../../platform/command-refused.ts';
import { loggedCause } from '../../../platform/log/logged-cause.ts';
import { noteFailure } from '../../schedule/note-imports.ts';
import { type CatalogSettings, type ImportTools, openCatalogImport } from './catalog-import.ts';
import { ExchangeRefused, refusalInRussian } from './exchange-refused.ts';
import { openExchangeReports, REFUSED } from './exchange-reports.ts';
import { dropPendingGoods, type FindItem1c, readItems } from './kept-goods.ts';
import { isFileName, openReceivedFiles } from './received-files.ts';

declare module '../../../platform/log/logger.ts' {
  interface LogFields {
    /** Name of a file that 1C sent, and whether its import succeeded. */
    exchange?: { file: string; outcome: 'success' | 'failure' };
  }
}

type Tools = ImportTools & {
  /**
   * How long a request to import a file may wait, in ms. If the import takes longer, the response is
   * `progress`.
   */
  waitMs?: number;
};

/** Handles the requests by which 1C sends goods. */
export type CatalogDoor = {
  /** Begins an exchange and deletes the files of earlier ones. */
  begin(): Promise<void>;
  /** Appends bytes to a received file. Throws ExchangeRefused. */
  append(name: string, bytes: Uint8Array): Promise<void>;
  /**
   * Imports a received file. Returns `progress` if the import takes longer than a request may; 1C then
   * repeats the request. Throws ExchangeRefused.
   */
  import(name: string): Promise<'success' | 'progress'>;
  /**
   * Returns a function that finds the id in 1C of a size, so that orders sent to 1C can name sizes by these
   * ids.
   */
  items(): Promise<FindItem1c>;
  close(): Promise<void>;
};

/** Time in ms after which the shop responds with `progress`. Proxies and 1C close a connection after 30 s. */
const WAIT_MS = 20_000;

const BUSY = 'Идёт загрузка предыдущего файла. Повторите позже.';
const WRONG_NAME = 'Такое имя файла не принимается.';
const NOT_BEGUN = 'Обмен не начат или прерван перезапуском магазина. Повторите обмен целиком.';

/** Resolves with the result of a promise, or with `late` if it takes longer than `ms`. */
async function resultWithin<T>(ms: number, work: Promise<T>): Promise<T | 'late'> {
  const { promise: late, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => resolve('late'), ms);
  const ended = await Promise.race([work, late]);
  clearTimeout(timer);
  return ended;
}

export function openCatalogDoor(
  { waitMs = WAIT_MS, ...tools }: Tools,
  settings: CatalogSettings,
): CatalogDoor {
  const folder = join(tools.dataDir, 'import', '1c');
  const reports = openExchangeReports(tools.dataDir, tools.clock);
  const stopping = new AbortController();
  const files = openReceivedFiles(folder);
  /**
   * `failed` is the name of the first refused file. After it, the exchange is over, because later files may
   * depend on it.
   */
  let state: 'none' | 'open' | { failed: string } = 'none';
  let running: { name: string; work: Promise<string[] | null> } | undefined;

  /** Adds lines to the report of the exchange. If they cannot be written, the exchange continues. */
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

  const imports = openCatalogImport(tools, settings, { folder, files, report, signal: stopping.signal });

  /** Imports a file. Returns null after success, or else the reasons of the failure as messages for 1C. */
  async function outcome(name: string): Promise<string[] | null> {
    const failure = await imports.take(name).then(
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
    if (failure && !stopping.signal.aborted) await noteFailure(tools, '1c', failure.join('\n'));
    return failure;
  }

  function failureOf(error: unknown): string[] {
    if (error instanceof ExchangeRefused) return error.message.split('\n');
    if (error instanceof CommandRefused) return refusalInRussian(error).split('\n');
    tools.logger.error({ cause: loggedCause(error) }, 'the import of goods from 1C failed');
    return ['Сбой магазина. Повторите обмен позже.'];
  }

  return {
    async begin() {
      if (running) throw new ExchangeRefused(BUSY);
      imports.begin();
      state = 'open';
      await dropPendingGoods(folder);
      reports.begin();
      await files.begin();
    },

    async append(name, bytes) {
      if (!isFileName(name)) throw new ExchangeRefused(WRONG_NAME);
      if (running) throw new ExchangeRefused(BUSY);
      await files.append(name, bytes);
    },

    async import(name) {
      if (!isFileName(name) || !/\.xml$/i.test(name)) throw new ExchangeRefused(WRONG_NAME);
      if (running && running.name !== name) throw new ExchangeRefused(BUSY);
      if (!running) {
        if (state === 'none') throw new ExchangeRefused(NOT_BEGUN);
        if (state !== 'open')
          throw new ExchangeRefused(
            `Обмен прерван: файл ${state.failed} не принят. Повторите обмен целиком.`,
          );
        if (!(await files.exists(name))) throw new ExchangeRefused(`Файл ${name} не был передан.`);
        running = { name, work: outcome(name) };
      }
      const ended = await resultWithin(waitMs, running.work);
      if (ended === 'late') return 'progress';
      running = undefined;
      if (ended !== null) throw new ExchangeRefused(ended.join('\n'));
      return 'success';
    },

    items: () => readItems(folder),

    async close() {
      stopping.abort();
      await running?.work;
    },
  };
}
