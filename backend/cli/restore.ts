import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readBackendConfig } from '../config.ts';
import { openDataFolder } from '../platform/data-folder.ts';
import { openSession } from '../platform/db/client.ts';
import { readVariables } from '../variables.ts';
import { contentsText } from './backup/contents-text.ts';
import { failCommand, UsageError } from './terminal/fail-command.ts';

const USAGE = `Puts a backup into the database of the settings, embedded or PostgreSQL, wherever it was made.

Usage:
  npm run restore -- --from <file>   into a database without rows
    --force                          in place of all that is in the database

The shop has to be stopped. The file is checked whole before anything is changed, and the database gets all of it or
nothing. A backup of an older version is brought to the schema of this one; one of a newer version is refused.`;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { from: { type: 'string' }, force: { type: 'boolean' }, help: { type: 'boolean' } },
    });
    if (!values.help && !values.from) throw new UsageError('--from is needed.');
    return values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(): Promise<void> {
  const { help, from = '', force = false } = readArguments();
  if (help) return console.log(USAGE);
  const { dataDir, databaseUrl } = readBackendConfig(readVariables());
  await openDataFolder(dataDir);
  const database = await openSession({ dataDir, databaseUrl, alone: true });
  try {
    const contents = await restoreBackup({ database, dataDir, from: resolve(from), force });
    console.log(`The backup is in the database (${database.kind}): ${contentsText(contents)}.`);
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  failCommand(error, { usage: USAGE, unchanged: 'Nothing was changed.' });
}
