import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBackendConfig } from '../config.ts';
import { DeliveryRefused, deliveryIssueLine } from '../exchange/delivery/delivery-error.ts';
import { loadDelivery } from '../exchange/delivery/load-delivery.ts';
import { type DeliveryReport, putDelivery } from '../exchange/delivery/put-delivery.ts';
import { readDeliveryFolder } from '../exchange/delivery/read-folder.ts';
import { writeDeliveryFolder } from '../exchange/delivery/write-folder.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import { openDatabase } from '../platform/db/client.ts';
import { isDatabaseDown } from '../platform/db/database-down.ts';
import { silentLogger as logger } from '../platform/log/logger.ts';
import { readVariables } from '../platform/settings/variables.ts';
import { StartupError } from '../platform/startup-error.ts';

/** The delivery table, in and out of the shop as a folder of files; samples/delivery/README.md explains them. */
const USAGE = `Usage:
  npm run delivery -- export <folder>
  npm run delivery -- import <folder> [options]
    --dry-run   judge and count everything, change nothing`;

/** Lines that the terminal shows; the next run shows the others. */
const SHOWN = 50;

class UsageError extends Error {}
class DryRunDone extends Error {}

function readCommand() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' } },
    });
    const [name, folder, ...rest] = positionals;
    if ((name !== 'import' && name !== 'export') || folder === undefined || rest.length > 0)
      throw new UsageError('One command and one folder are needed.');
    return { name, folder: resolve(folder), dryRun: values['dry-run'] ?? false };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(): Promise<void> {
  const { name, folder, dryRun } = readCommand();
  const { dataDir, databaseUrl } = readBackendConfig(readVariables());
  const database = await openDatabase({ dataDir, databaseUrl, logger });
  try {
    if (name === 'export') {
      if (existsSync(folder) && readdirSync(folder).length > 0)
        throw new CommandRefused(`The folder ${folder} is not empty.`);
      const files = await writeDeliveryFolder(folder, await loadDelivery(database.db));
      console.log(`${files.length} files are in ${folder}.`);
      return;
    }
    if (!existsSync(folder)) throw new CommandRefused(`The folder ${folder} is not there.`);
    const set = await readDeliveryFolder(folder);
    if (Object.keys(set).length === 0)
      throw new CommandRefused(`The folder ${folder} has no file of the table.`);
    let report: DeliveryReport = {};
    await database.db
      .transaction(async (tx) => {
        report = await putDelivery(tx, set);
        if (dryRun) throw new DryRunDone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof DryRunDone)) throw error;
      });
    console.log(summary(report, dryRun));
  } finally {
    await database.close();
  }
}

function summary(report: DeliveryReport, dryRun: boolean): string {
  const rows = Object.entries(report).map(
    ([part, { entries, isChanged }]) =>
      `  ${part.padEnd(10)} ${String(entries).padStart(6)}  ${isChanged ? 'changed' : 'unchanged'}`,
  );
  const first = dryRun
    ? 'Dry run: nothing was changed. It would have come to this:'
    : 'The delivery table is in the shop.';
  return [first, ...rows].join('\n');
}

try {
  await run();
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  if (error instanceof UsageError) console.error(`${error.message}\n${USAGE}`);
  else if (error instanceof DeliveryRefused) {
    const { issues } = error;
    for (const issue of issues.slice(0, SHOWN)) console.error(deliveryIssueLine(issue));
    if (issues.length > SHOWN) console.error(`… and ${issues.length - SHOWN} more.`);
    console.error(`${error.message} Nothing was changed.`);
  } else if (error instanceof CommandRefused) console.error(`${error.message} Nothing was changed.`);
  else if (error instanceof StartupError) console.error(error.message);
  else if (isDatabaseDown(error))
    console.error('The database cannot be reached any more. Nothing was changed.');
  else console.error('The delivery table failed. Nothing was changed in the database.', error);
}
