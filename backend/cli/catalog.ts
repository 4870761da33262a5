import { type ParseArgsConfig, parseArgs } from 'node:util';
import { readBackendConfig } from '../config.ts';
import { readExchangeReports } from '../exchange/commerceml/catalog/exchange-reports.ts';
import { readVariables } from '../variables.ts';
import { exportCatalog } from './catalog/export.ts';
import { generateForShop } from './catalog/generate.ts';
import { importCatalog } from './catalog/import.ts';
import { importStoreFile } from './catalog/stores.ts';
import { failCommand, UsageError } from './terminal/fail-command.ts';
import { say, spoken, type Texts, takeLanguage } from './terminal/say.ts';

/**
 * Imports and exports a retailer's catalog as a YML feed, imports stores from a table, and generates a
 * catalog of any size. samples/README.md explains these.
 */
const USAGE: Texts = {
  ru: `Команды:
  npm run catalog -- import <feed.yml> [ключи]
    --dry-run                 всё проверить и сосчитать, ничего не менять; без файла соответствий предложить его
    --mapping <файл>          файл соответствий этой выгрузки (DATA_DIR/import/mapping.yaml)
    --prune                   убрать товары, которых в выгрузке нет
    --prune-most              то же, даже если уходит большая часть магазина
    --report <файл>           файл со всем, что не принято, и всеми замечаниями
    --default-stock <число>   штук у товара в наличии без количества (как в файле соответствий или 1)
    --refresh-pictures        скачать картинки по адресам ещё раз
    --allow-private-network   качать картинки и с этой машины и её сети
  npm run catalog -- export <feed.yml> [ключи]
    --pictures <папка>        свои картинки — в папку рядом с выгрузкой
  npm run catalog -- stores <stores.csv> [ключи]
    --dry-run                 всё проверить и сосчитать, ничего не менять
    --prune                   убрать магазины, которых в файле нет
    --refresh-pictures        скачать картинки по адресам ещё раз
    --allow-private-network   качать картинки и с этой машины и её сети
  npm run catalog -- exchanges [ключи]
    --last <число>            сколько последних отчётов об обменах с 1С показать (1)
  npm run catalog -- generate --variants <число> [ключи]
    --variants <число>        сколько цветов сделать, каждый с размерами: от 1 до 2000000
    --seed <число>            какие товары: от 0 до 999; при одном числе товары те же (1)
    --add                     оставить товары, которые в магазине есть
    --replace                 сначала убрать из магазина товары, категории, магазины и промокоды

  --lang en                   любая команда по-английски`,
  en: `Usage:
  npm run catalog -- import <feed.yml> [options]
    --dry-run                 validate and count everything, change nothing; propose a mapping if none exists
    --mapping <file>          mapping of this feed (default: DATA_DIR/import/mapping.yaml)
    --prune                   remove goods that are not in the feed
    --prune-most              the same, even if that removes most of the shop
    --report <file>           file for all refusals and warnings
    --default-stock <number>  stock of available goods without a quantity (default: that of the mapping, or 1)
    --refresh-pictures        download addresses of pictures again
    --allow-private-network   also download pictures from this machine and its network
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
    --replace                 take goods, categories, stores and promo codes out of the shop before`,
};

const options = {
  import: {
    'dry-run': { type: 'boolean' },
    mapping: { type: 'string' },
    prune: { type: 'boolean' },
    'prune-most': { type: 'boolean' },
    report: { type: 'string' },
    'default-stock': { type: 'string' },
    'refresh-pictures': { type: 'boolean' },
    'allow-private-network': { type: 'boolean' },
  },
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

function fileOf(positionals: string[]): string {
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new UsageError('One command and one file are required.');
  return file;
}

const commands: Record<string, (args: string[]) => Promise<void>> = {
  async import(args) {
    const { positionals, values } = read({ args, allowPositionals: true, options: options.import });
    await importCatalog(fileOf(positionals), readBackendConfig(readVariables()), {
      dryRun: values['dry-run'] ?? false,
      prune: (values.prune || values['prune-most']) ?? false,
      pruneMost: values['prune-most'] ?? false,
      report: values.report,
      mapping: values.mapping,
      language: spoken(),
      defaultStock:
        values['default-stock'] === undefined
          ? undefined
          : wholeNumber('--default-stock', values['default-stock']),
      refreshPictures: values['refresh-pictures'] ?? false,
      allowPrivateNetwork: values['allow-private-network'] ?? false,
    });
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
    console.info(
      reports.length === 0 ? say`There were no exchanges of goods with 1C yet.` : reports.join('\n'),
    );
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

try {
  takeLanguage();
  await run(process.argv.slice(2));
} catch (error) {
  failCommand(error, { usage: USAGE, changes: true });
}
