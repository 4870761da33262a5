import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBackendConfig } from '../config.ts';
import { type ContentIssue, ContentRefused, contentIssueLine } from '../exchange/content/content-error.ts';
import { sellerDetails } from '../exchange/content/details.ts';
import { loadContent } from '../exchange/content/load-content.ts';
import { type PutReport, putContent } from '../exchange/content/put-content.ts';
import { readContentFolder } from '../exchange/content/read-folder.ts';
import { openPictureTaker } from '../exchange/content/take-picture.ts';
import { writeContentFolder } from '../exchange/content/write-folder.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import { openDatabase } from '../platform/db/client.ts';
import { isDatabaseDown } from '../platform/db/database-down.ts';
import { silentLogger as logger } from '../platform/log/logger.ts';
import { readServiceSettings } from '../platform/settings/service-settings.ts';
import { readVariables } from '../platform/settings/variables.ts';
import { StartupError } from '../platform/startup-error.ts';

/** What editors write, in and out of the shop as a folder of files; samples/content/README.md explains them. */
const USAGE = `Usage:
  npm run content -- export <folder>
  npm run content -- import <folder> [options]
    --dry-run   judge and count everything, change nothing
    --prune     let pages, listings, codes and rules leave the shop that the folder does not name`;

/** Lines that the terminal shows; the next run shows the others. */
const SHOWN = 50;

class UsageError extends Error {}
class DryRunDone extends Error {}

function readCommand() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, prune: { type: 'boolean' } },
    });
    const [name, folder, ...rest] = positionals;
    if ((name !== 'import' && name !== 'export') || folder === undefined || rest.length > 0)
      throw new UsageError('One command and one folder are needed.');
    return {
      name,
      folder: resolve(folder),
      dryRun: values['dry-run'] ?? false,
      prune: values.prune ?? false,
    };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(): Promise<void> {
  const { name, folder, dryRun, prune } = readCommand();
  const variables = readVariables();
  const { dataDir, databaseUrl } = readBackendConfig(variables);
  const details = sellerDetails(readServiceSettings(variables));
  const database = await openDatabase({ dataDir, databaseUrl, logger });
  try {
    if (name === 'export') {
      if (existsSync(folder) && readdirSync(folder).length > 0)
        throw new CommandRefused(`The folder ${folder} is not empty.`);
      const files = await writeContentFolder(folder, await loadContent(database.db));
      console.log(`${files.length} files are in ${folder}.`);
      return;
    }
    if (!existsSync(folder)) throw new CommandRefused(`The folder ${folder} is not there.`);
    const take = openPictureTaker(folder, join(dataDir, 'own-pictures'), !dryRun);
    const { content, warnings } = await readContentFolder(folder, { details, take });
    let report: PutReport = { parts: {}, warnings: [] };
    await database.db
      .transaction(async (tx) => {
        report = await putContent(tx, content, { now: new Date(), prune, idOf: () => randomUUID() });
        if (dryRun) throw new DryRunDone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof DryRunDone)) throw error;
      });
    print('warning: ', [...warnings, ...report.warnings]);
    console.log(summary(report, dryRun));
  } finally {
    await database.close();
  }
}

function print(prefix: string, issues: readonly ContentIssue[]): void {
  for (const issue of issues.slice(0, SHOWN)) console.error(`${prefix}${contentIssueLine(issue)}`);
  if (issues.length > SHOWN) console.error(`… and ${issues.length - SHOWN} more.`);
}

function summary({ parts }: PutReport, dryRun: boolean): string {
  const rows = Object.entries(parts).map(([part, { added, changed, unchanged, left }]) => {
    const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${left} left`;
    return `  ${part.padEnd(12)} ${counts}`;
  });
  const first = dryRun
    ? 'Dry run: nothing was changed. It would have come to this:'
    : 'The content is in the shop.';
  return [first, ...rows].join('\n');
}

try {
  await run();
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  if (error instanceof UsageError) console.error(`${error.message}\n${USAGE}`);
  else if (error instanceof ContentRefused) {
    print('', error.issues);
    console.error(`${error.message} Nothing was changed.`);
  } else if (error instanceof CommandRefused) console.error(`${error.message} Nothing was changed.`);
  else if (error instanceof StartupError) console.error(error.message);
  else if (isDatabaseDown(error))
    console.error('The database cannot be reached any more. Nothing was changed.');
  else console.error('The content failed. Nothing was changed in the database.', error);
}
