import { parseArgs } from 'node:util';
import { readBackendConfig } from '../config.ts';
import { isDatabaseDown } from '../db/database-down.ts';
import { FeedError } from '../feed/feed-error.ts';
import { StartupError } from '../startup-error.ts';
import { exportCatalogue } from './catalog-export.ts';
import { importCatalogue } from './catalog-import.ts';

/** A retailer's own catalogue, in and out of the shop as a YML feed; samples/README.md explains it. */
const USAGE = `Usage:
  npm run catalog -- import <feed.yml> [options]
    --dry-run                 judge and count everything, change nothing
    --prune                   let goods leave the shop that are not in the feed
    --report <file>           where every refusal and warning is written
    --default-stock <number>  pieces of goods that are available without a number (10)
    --refresh-pictures        download addresses of pictures again
    --allow-private-network   download pictures from this machine and its network too
  npm run catalog -- export <feed.yml> [options]
    --pictures <folder>       copy own pictures into a folder beside the feed`;

class UsageError extends Error {}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        prune: { type: 'boolean' },
        report: { type: 'string' },
        'default-stock': { type: 'string' },
        'refresh-pictures': { type: 'boolean' },
        'allow-private-network': { type: 'boolean' },
        pictures: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(): Promise<void> {
  const { positionals, values } = read();
  const [command, file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new UsageError('One command and one file are needed.');
  const config = readBackendConfig(process.env);
  if (command === 'export' && Object.keys(values).every((key) => key === 'pictures')) {
    const shopName = process.env.BRAND?.trim() || 'Витрина';
    await exportCatalogue(file, config, { pictures: values.pictures, shopName });
  } else if (command === 'import' && values.pictures === undefined) {
    const stock = values['default-stock'] ?? '10';
    if (!/^\d{1,6}$/.test(stock)) throw new UsageError('--default-stock is a whole number.');
    await importCatalogue(file, config, {
      dryRun: values['dry-run'] ?? false,
      prune: values.prune ?? false,
      report: values.report,
      defaultStock: Number(stock),
      refreshPictures: values['refresh-pictures'] ?? false,
      allowPrivateNetwork: values['allow-private-network'] ?? false,
    });
  } else throw new UsageError(`${command} is no command with these options.`);
}

try {
  await run();
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  if (error instanceof UsageError) console.error(`${error.message}\n${USAGE}`);
  else if (error instanceof FeedError) console.error(`${error.message} Nothing was changed.`);
  else if (error instanceof StartupError) console.error(error.message);
  else if (isDatabaseDown(error))
    console.error('The database cannot be reached any more. Nothing was changed.');
  else console.error('The catalogue failed. Nothing was changed in the database.', error);
}
