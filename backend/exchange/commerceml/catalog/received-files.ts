import { appendFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ExchangeRefused } from './exchange-refused.ts';

/** Maximum size of all files of one exchange together, in bytes. */
const EXCHANGE_LIMIT = 4 * 1024 ** 3;
const NAME =
  /^(?:[\p{L}\d_-][\p{L}\d._-]{0,120}\/){0,6}[\p{L}\d_-][\p{L}\d._-]{0,120}\.(xml|jpe?g|png|gif|webp)$/iu;

/**
 * Kinds of files about goods, in the order of their import. The shop's goods change only after all received
 * files of these kinds were read; otherwise shoppers would see goods with, say, new names and old prices.
 */
const GOODS = ['import', 'offers', 'prices', 'rests'];

/** The kind of a file, which its name begins with: `import`, `offers`, `prices` or `rests`. */
const kindOfFile = (name: string): string => /^\p{L}*/u.exec(basename(name))?.[0].toLowerCase() ?? '';

/** The files that 1C has sent in the current exchange. */
export type ReceivedFiles = {
  /** Begins an exchange: deletes the files of earlier ones. */
  begin(): Promise<void>;
  /** Appends bytes to a file. Throws ExchangeRefused if the exchange becomes too large. */
  append(name: string, bytes: Uint8Array): Promise<void>;
  exists(name: string): Promise<boolean>;
  /** Returns the path of a file, and records that the file is read. */
  take(name: string): string;
  remove(name: string): Promise<void>;
  /** Whether another received file of the same kind as this file has not been read yet. */
  hasMoreOfKind(name: string): boolean;
  /** Whether a received file about goods has not been read yet. */
  hasMoreGoods(): boolean;
};

/** Whether the shop accepts a file with this name from 1C. */
export const isFileName = (name: string): boolean => NAME.test(name);

export function openReceivedFiles(folder: string): ReceivedFiles {
  let size = 0;
  /**
   * Names of the files received in this exchange. 1C sends a file in parts: the first part replaces an older
   * file of this name, later parts are appended.
   */
  let received = new Set<string>();

  return {
    async begin() {
      size = 0;
      received = new Set();
      for (const name of await readdir(folder).catch(() => []))
        if (/\.xml$/i.test(name)) await rm(join(folder, name), { force: true });
    },

    async append(name, bytes) {
      size += bytes.length;
      if (size > EXCHANGE_LIMIT) throw new ExchangeRefused('Обмен слишком большой.');
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await (received.has(name) ? appendFile(file, bytes) : writeFile(file, bytes));
      received.add(name);
    },

    exists: async (name) => (await stat(join(folder, name)).catch(() => undefined)) !== undefined,

    take(name) {
      received.delete(name);
      return join(folder, name);
    },

    remove: (name) => rm(join(folder, name), { force: true }),

    hasMoreOfKind: (name) => [...received].some((other) => kindOfFile(other) === kindOfFile(name)),

    hasMoreGoods: () => [...received].some((other) => GOODS.includes(kindOfFile(other))),
  };
}
