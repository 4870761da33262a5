import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayInMoscow, timeInMoscow } from '#shared/text/dates.ts';

/** Maximum number of stored reports; older reports are deleted. */
const REPORTS = 50;
const NAME = /^\d{4}-\d{2}-\d{2}T[\d-]+Z(?:-\d+)?\.txt$/;

const folderOf = (dataDir: string): string => join(dataDir, 'import', '1c', 'reports');

/** The text with which a report line about a refused file ends. */
export const REFUSED = ': отказ.';

export type ExchangeReports = {
  /** Begins the report of a new exchange. Its file is created when the first line is added. */
  begin(): void;
  /** Adds lines to the report of the current exchange. The first line of a report starts with the time. */
  add(...lines: string[]): Promise<void>;
};

/**
 * Reports of exchanges with 1C, in Russian, one file per exchange, in DATA_DIR/import/1c/reports. The newest
 * fifty are kept.
 */
export function openExchangeReports(dataDir: string, clock: () => Date): ExchangeReports {
  const folder = folderOf(dataDir);
  let file: string | undefined;

  async function create(now: Date): Promise<string> {
    await mkdir(folder, { recursive: true });
    const present = await reportFiles(folder);
    for (const old of present.slice(0, Math.max(0, present.length - REPORTS + 1)))
      await rm(join(folder, old), { force: true });
    const name = now.toISOString().replaceAll(/[:.]/g, '-');
    const same = present.filter((one) => one.startsWith(name)).length;
    const path = join(folder, `${name}${same === 0 ? '' : `-${same + 1}`}.txt`);
    await appendFile(path, `Обмен товарами с 1С, ${dayInMoscow(now)} ${timeInMoscow(now)} (Москва)\n`);
    return path;
  }

  return {
    begin() {
      file = undefined;
    },
    async add(...lines) {
      const now = clock();
      file ??= await create(now);
      await appendFile(file, `${timeInMoscow(now)} ${lines.join('\n')}\n`);
    },
  };
}

/** Names of the stored reports, oldest first. */
const reportFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch((): string[] => [])).filter((name) => NAME.test(name)).sort();

/** The texts of the newest `count` reports, newest first. */
export async function readExchangeReports(dataDir: string, count: number): Promise<string[]> {
  const folder = folderOf(dataDir);
  const names = (await reportFiles(folder)).reverse().slice(0, count);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

/**
 * The title of the last report, and whether a file of that exchange was refused; null if there are no
 * reports.
 */
export async function lastExchange(dataDir: string): Promise<{ title: string; isRefused: boolean } | null> {
  const [report] = await readExchangeReports(dataDir, 1);
  if (report === undefined) return null;
  const [title = '', ...lines] = report.split('\n');
  return { title, isRefused: lines.some((line) => line.endsWith(REFUSED)) };
}
