import { readBackendConfig } from '../config.ts';
import { readExchangeReports } from '../exchange/commerceml/catalog/exchange-reports.ts';
import { readServiceSettings } from '../service-settings.ts';
import { readVariables } from '../variables.ts';
import { type ChangeSettings, changeByTable, changeOne, undoLast } from './catalog/change.ts';
import { exportCatalog } from './catalog/export.ts';
import { generateForShop } from './catalog/generate.ts';
import { importCatalog } from './catalog/import.ts';
import { importStoreFile } from './catalog/stores.ts';
import { asksForHelp, failCommand, UsageError } from './terminal/fail-command.ts';
import { parseArguments } from './terminal/parse-arguments.ts';
import { print } from './terminal/print.ts';
import { say, spoken, type Texts, takeLanguage } from './terminal/say.ts';

/**
 * Command that imports and exports a retailer's catalog as a YML feed, changes goods by a table or one by
 * one, undoes the last import, imports stores from a table, and generates a catalog of any size. See
 * samples/README.md.
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
    --replace                 стереть у товаров описание, раздел и картинки, которых в выгрузке нет
  npm run catalog -- set <артикул или штрихкод> [ключи]
    --price <рубли>           --old-price <рубли, или - если её нет>  --stock <штуки>
    --vat <ставка>            22, 10, 7, 5, «без НДС», или - для ставки продавца
    --hide, --show            скрыть товар от покупателей или снова показать
    --name <текст>            --description <текст, или - если его нет>
    --dry-run                 показать разницу, ничего не менять
    --report <файл>           файл со всей разницей
  npm run catalog -- table <файл.csv или файл.xlsx> [ключи]
    --dry-run                 показать разницу, ничего не менять
    --skip-bad                принять верные строки, хотя в других есть ошибки
    --report <файл>           файл со всеми ошибками, замечаниями и разницей
  npm run catalog -- undo [ключи]
    --dry-run                 показать, что отменилось бы: последняя загрузка, таблица или изменение
    --report <файл>           файл со всей разницей
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
    --replace                 goods also lose the description, department and pictures that the feed does not have
  npm run catalog -- set <sku or barcode> [options]
    --price <roubles>         --old-price <roubles, or - for none>  --stock <pieces>
    --vat <rate>              22, 10, 7, 5, none, or - for that of the seller
    --hide, --show            take the goods out of the shop for shoppers, or show them again
    --name <text>             --description <text, or - for none>
    --dry-run                 show the difference, change nothing
    --report <file>           file for all differences
  npm run catalog -- table <file.csv or file.xlsx> [options]
    --dry-run                 show the difference, change nothing
    --skip-bad                change what the valid rows say although others have errors
    --report <file>           file for all errors, warnings and differences
  npm run catalog -- undo [options]
    --dry-run                 show what would be undone of the last import, table or change, change nothing
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
    --replace                 take goods, categories, stores and promo codes out of the shop before`,
};

const ofChanges = {
  'dry-run': { type: 'boolean' },
  report: { type: 'string' },
} as const;

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
    replace: { type: 'boolean' },
  },
  set: {
    price: { type: 'string' },
    'old-price': { type: 'string' },
    stock: { type: 'string' },
    vat: { type: 'string' },
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

/**
 * Turns `--old-price -` into `--old-price=-`: the parser would treat a dash on its own as a missing value.
 */
const dashesAsValues = (args: readonly string[]): string[] =>
  args.flatMap((word, at) => {
    if (word === '-' && args[at - 1]?.startsWith('--')) return [];
    return word.startsWith('--') && args[at + 1] === '-' ? [`${word}=-`] : [word];
  });

const changeSettings = (values: { 'dry-run'?: boolean; report?: string }): ChangeSettings => ({
  language: spoken(),
  dryRun: values['dry-run'] ?? false,
  report: values.report,
});

const commands: Record<string, (args: string[]) => Promise<void>> = {
  async import(args) {
    const { positionals, values } = parseArguments({ args, allowPositionals: true, options: options.import });
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
      replace: values.replace ?? false,
    });
  },
  async set(args) {
    const { positionals, values } = parseArguments({
      args: dashesAsValues(args),
      allowPositionals: true,
      options: options.set,
    });
    const [code, ...rest] = positionals;
    if (code === undefined || rest.length > 0)
      throw new UsageError('One article number or barcode is required.');
    if (values.hide && values.show) throw new UsageError('--hide and --show exclude each other.');
    const { price, stock, vat, name, description } = values;
    const hidden = values.hide ? true : values.show ? false : undefined;
    const change = { price, oldPrice: values['old-price'], stock, vat, hidden, name, description };
    if (Object.values(change).every((value) => value === undefined))
      throw new UsageError('Nothing to change is given, such as --price 4990.');
    await changeOne(code, change, readBackendConfig(readVariables()), changeSettings(values));
  },
  async table(args) {
    const { positionals, values } = parseArguments({ args, allowPositionals: true, options: options.table });
    await changeByTable(fileOf(positionals), readBackendConfig(readVariables()), {
      ...changeSettings(values),
      skipBad: values['skip-bad'] ?? false,
    });
  },
  async undo(args) {
    const { values } = parseArguments({ args, options: options.undo });
    await undoLast(readBackendConfig(readVariables()), changeSettings(values));
  },
  async export(args) {
    const { positionals, values } = parseArguments({ args, allowPositionals: true, options: options.export });
    const variables = readVariables();
    const { SELLER_NAME: company } = readServiceSettings(variables);
    const config = { ...readBackendConfig(variables), company };
    await exportCatalog(fileOf(positionals), config, values.pictures);
  },
  async stores(args) {
    const { positionals, values } = parseArguments({ args, allowPositionals: true, options: options.stores });
    await importStoreFile(fileOf(positionals), readBackendConfig(readVariables()), {
      dryRun: values['dry-run'] ?? false,
      prune: values.prune ?? false,
      refresh: values['refresh-pictures'] ?? false,
      allowPrivateNetwork: values['allow-private-network'] ?? false,
    });
  },
  async exchanges(args) {
    const { values } = parseArguments({ args, options: options.exchanges });
    const count = wholeNumber('--last', values.last ?? '1');
    const reports = await readExchangeReports(readBackendConfig(readVariables()).dataDir, count);
    print(reports.length === 0 ? say`There were no exchanges of goods with 1C yet.` : reports.join('\n'));
  },
  async generate(args) {
    const { values } = parseArguments({ args, options: options.generate });
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
  const words = process.argv.slice(2);
  if (asksForHelp(words)) print(USAGE[spoken()]);
  else await run(words);
} catch (error) {
  failCommand(error, { usage: USAGE, changes: true });
}
