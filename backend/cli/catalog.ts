import { type ParseArgsConfig, parseArgs } from 'node:util';
import { readBackendConfig } from '../config.ts';
import { readExchangeReports } from '../exchange/commerceml/catalog/exchange-reports.ts';
import { BadRowsError } from '../exchange/goods-table/change-goods.ts';
import { StoreFileError } from '../exchange/store-table/store-file-error.ts';
import { TableFileError } from '../exchange/table/table-file-error.ts';
import { UndoRefused } from '../exchange/undo/undo-import.ts';
import { FeedError } from '../exchange/yml/feed/feed-error.ts';
import { type Language, sentenceIn } from '../exchange/yml/feed/russian.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import { isDatabaseDown } from '../platform/db/database-down.ts';
import { StartupError } from '../platform/startup-error.ts';
import { readVariables } from '../variables.ts';
import { type ChangeSettings, changeByTable, changeOne, undoLast } from './catalog/change.ts';
import { exportCatalog } from './catalog/export.ts';
import { generateForShop } from './catalog/generate.ts';
import { importCatalog } from './catalog/import.ts';
import { importStoreFile } from './catalog/stores.ts';

/**
 * Imports and exports a retailer's catalog as a YML feed, changes goods by a table or one by one, undoes the last import,
 * imports stores from a table, and generates a catalog of any size. samples/README.md explains these.
 */
const USAGE = `Usage:
  npm run catalog -- import <feed.yml> [options]
    --dry-run                 validate and count everything, change nothing; propose a mapping if none exists
    --mapping <file>          mapping of this feed (default: DATA_DIR/import/mapping.yaml)
    --lang ru|en              language of the messages (ru)
    --prune                   remove goods that are not in the feed
    --prune-most              the same, even if that removes most of the shop
    --report <file>           file for all refusals and warnings
    --default-stock <number>  stock of available goods without a quantity (default: that of the mapping, or 1)
    --refresh-pictures        download addresses of pictures again
    --allow-private-network   also download pictures from this machine and its network
    --replace                 goods also lose the description, department and pictures that the feed does not have
  npm run catalog -- set <sku or barcode> [options]
    --price <roubles>         --old-price <roubles, or - for none>  --stock <pieces>
    --hide, --show            take the goods out of the shop for shoppers, or show them again
    --name <text>             --description <text, or - for none>
    --dry-run                 show the difference, change nothing
    --lang ru|en              language of the messages (ru)
    --report <file>           file for all differences
  npm run catalog -- table <file.csv or file.xlsx> [options]
    --dry-run                 show the difference, change nothing
    --skip-bad                change what the valid rows say although others have errors
    --lang ru|en              language of the messages (ru)
    --report <file>           file for all errors, warnings and differences
  npm run catalog -- undo [options]
    --dry-run                 show what would be undone of the last import, table or change, change nothing
    --lang ru|en              language of the messages (ru)
    --report <file>           file for all differences
  npm run catalog -- export <feed.yml> [options]
    --pictures <folder>       copy own pictures into a folder beside the feed
  npm run catalog -- stores <stores.csv> [options]
    --dry-run                 validate and count everything, change nothing
    --prune                   remove stores that are not in the file
    --refresh-pictures        download addresses of pictures again
    --allow-private-network   download pictures from this machine and its network too
  npm run catalog -- exchanges [options]
    --last <number>           how many of the newest reports of exchanges with 1C are shown (1)
  npm run catalog -- generate --variants <number> [options]
    --variants <number>       colours to make, each with its sizes: 1 to 2000000
    --seed <number>           which goods: 0 to 999; the same seed makes the same goods (1)
    --add                     keep the goods that are in the shop
    --replace                 take goods, categories, stores and promo codes out of the shop before`;

class UsageError extends Error {}

const ofChanges = {
  'dry-run': { type: 'boolean' },
  lang: { type: 'string' },
  report: { type: 'string' },
} as const;

const options = {
  import: {
    'dry-run': { type: 'boolean' },
    mapping: { type: 'string' },
    lang: { type: 'string' },
    prune: { type: 'boolean' },
    'prune-most': { type: 'boolean' },
    report: { type: 'string' },
    'default-stock': { type: 'string' },
    'refresh-pictures': { type: 'boolean' },
    'allow-private-network': { type: 'boolean' },
    replace: { type: 'boolean' },
  },
  set: {
    price: { type: 'string' },
    'old-price': { type: 'string' },
    stock: { type: 'string' },
    hide: { type: 'boolean' },
    show: { type: 'boolean' },
    name: { type: 'string' },
    description: { type: 'string' },
    ...ofChanges,
  },
  table: { 'skip-bad': { type: 'boolean' }, ...ofChanges },
  undo: ofChanges,
  export: { pictures: { type: 'string' } },
  stores: {
    'dry-run': { type: 'boolean' },
    prune: { type: 'boolean' },
    'refresh-pictures': { type: 'boolean' },
    'allow-private-network': { type: 'boolean' },
  },
  exchanges: { last: { type: 'string' } },
  generate: {
    variants: { type: 'string' },
    seed: { type: 'string' },
    add: { type: 'boolean' },
    replace: { type: 'boolean' },
  },
} as const;

function read<T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(name: string, value: string | undefined): number {
  if (value === undefined) throw new UsageError(`${name} is required.`);
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`${name} must be a whole number.`);
  return Number(value);
}

function languageOf(value = 'ru'): Language {
  if (value !== 'ru' && value !== 'en') throw new UsageError('--lang must be ru or en.');
  return value;
}

function fileOf(positionals: string[]): string {
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new UsageError('One command and one file are required.');
  return file;
}

/** `--old-price -` as `--old-price=-`: the parser takes a sole dash for a missing value. */
const dashesAsValues = (args: readonly string[]): string[] =>
  args.flatMap((word, at) => {
    if (word === '-' && args[at - 1]?.startsWith('--')) return [];
    return word.startsWith('--') && args[at + 1] === '-' ? [`${word}=-`] : [word];
  });

const changeSettings = (values: { 'dry-run'?: boolean; lang?: string; report?: string }): ChangeSettings => ({
  language: languageOf(values.lang),
  dryRun: values['dry-run'] ?? false,
  report: values.report,
});

const commands: Record<string, (args: string[]) => Promise<void>> = {
  async import(args) {
    const { positionals, values } = read({ args, allowPositionals: true, options: options.import });
    await importCatalog(fileOf(positionals), readBackendConfig(readVariables()), {
      dryRun: values['dry-run'] ?? false,
      prune: (values.prune || values['prune-most']) ?? false,
      pruneMost: values['prune-most'] ?? false,
      report: values.report,
      mapping: values.mapping,
      language: languageOf(values.lang),
      defaultStock:
        values['default-stock'] === undefined
          ? undefined
          : wholeNumber('--default-stock', values['default-stock']),
      refreshPictures: values['refresh-pictures'] ?? false,
      allowPrivateNetwork: values['allow-private-network'] ?? false,
      replace: values.replace ?? false,
    });
  },
  async set(args) {
    const { positionals, values } = read({
      args: dashesAsValues(args),
      allowPositionals: true,
      options: options.set,
    });
    const [code, ...rest] = positionals;
    if (code === undefined || rest.length > 0)
      throw new UsageError('One article number or barcode is required.');
    if (values.hide && values.show) throw new UsageError('--hide and --show exclude each other.');
    const { price, stock, name, description } = values;
    const hidden = values.hide ? true : values.show ? false : undefined;
    const change = { price, oldPrice: values['old-price'], stock, hidden, name, description };
    if (Object.values(change).every((value) => value === undefined))
      throw new UsageError('Nothing to change is given, such as --price 4990.');
    await changeOne(code, change, readBackendConfig(readVariables()), changeSettings(values));
  },
  async table(args) {
    const { positionals, values } = read({ args, allowPositionals: true, options: options.table });
    await changeByTable(fileOf(positionals), readBackendConfig(readVariables()), {
      ...changeSettings(values),
      skipBad: values['skip-bad'] ?? false,
    });
  },
  async undo(args) {
    const { values } = read({ args, options: options.undo });
    await undoLast(readBackendConfig(readVariables()), changeSettings(values));
  },
  async export(args) {
    const { positionals, values } = read({ args, allowPositionals: true, options: options.export });
    await exportCatalog(fileOf(positionals), readBackendConfig(readVariables()), values.pictures);
  },
  async stores(args) {
    const { positionals, values } = read({ args, allowPositionals: true, options: options.stores });
    await importStoreFile(fileOf(positionals), readBackendConfig(readVariables()), {
      dryRun: values['dry-run'] ?? false,
      prune: values.prune ?? false,
      refresh: values['refresh-pictures'] ?? false,
      allowPrivateNetwork: values['allow-private-network'] ?? false,
    });
  },
  async exchanges(args) {
    const { values } = read({ args, options: options.exchanges });
    const count = wholeNumber('--last', values.last ?? '1');
    const reports = await readExchangeReports(readBackendConfig(readVariables()).dataDir, count);
    console.info(reports.length === 0 ? 'Обменов товарами с 1С ещё не было.' : reports.join('\n'));
  },
  async generate(args) {
    const { values } = read({ args, options: options.generate });
    if (values.add && values.replace) throw new UsageError('--add and --replace exclude each other.');
    await generateForShop(readBackendConfig(readVariables()), {
      variants: wholeNumber('--variants', values.variants),
      seed: wholeNumber('--seed', values.seed ?? '1'),
      present: values.add ? 'add' : values.replace ? 'replace' : 'refuse',
    });
  },
};

async function run([name = '', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name === '' ? 'A command is required.' : `${name} is not a command.`);
  await command(args);
}

/** Whether the message of a refusal has a Russian form. */
const isTranslated = (error: unknown): error is Error =>
  error instanceof FeedError ||
  error instanceof UndoRefused ||
  error instanceof BadRowsError ||
  (error instanceof TableFileError && !(error instanceof StoreFileError));

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  if (error instanceof UsageError) console.error(`${error.message}\n${USAGE}`);
  else if (isTranslated(error) && !process.argv.some((word) => /^(--lang=)?en$/.test(word)))
    console.error(`${sentenceIn('ru', error.message).text} Ничего не изменено.`);
  else if (error instanceof CommandRefused) console.error(`${error.message} Nothing was changed.`);
  else if (error instanceof StartupError) console.error(error.message);
  else if (isDatabaseDown(error))
    console.error('The connection to the database was lost. Nothing was changed.');
  else console.error('The catalog command failed. Nothing was changed in the database.', error);
}
