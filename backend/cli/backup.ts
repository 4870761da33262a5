import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { askForBackup } from '../backup/backup-door.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { readBackendConfig } from '../config.ts';
import { openSession } from '../platform/db/client.ts';
import { readVariables } from '../variables.ts';
import { contentsText } from './backup/contents-text.ts';
import { failCommand, UsageError } from './terminal/fail-command.ts';

const USAGE = `All that the shop cannot make again, in one file: the rows of the database and the retailer's own pictures.

Usage:
  npm run backup -- --to <file>   writes a file that is not there yet; only its owner can read it

The shop may run. What is written while the backup is made is in it or not, never in part. With the embedded database the
shop writes the file itself, and requests wait while the rows are read. The file holds personal data and is not encrypted.
npm run restore puts it back, into either kind of database. Settings and secrets of .env are not in it.`;

function readArguments() {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' }, help: { type: 'boolean' } } });
    if (!values.help && !values.to) throw new UsageError('--to is needed.');
    return values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(): Promise<void> {
  const { help, to: file = '' } = readArguments();
  if (help) return console.log(USAGE);
  const { dataDir, databaseUrl } = readBackendConfig(readVariables());
  const to = resolve(file);
  const contents = (databaseUrl ? undefined : await askForBackup(dataDir, to)) ?? (await makeHere());
  console.log(`The backup is in ${to}: ${contentsText(contents)}.`);

  async function makeHere() {
    const { db, close } = await openSession({ dataDir, databaseUrl, alone: false });
    try {
      return await makeBackup({ db, dataDir, to, now: new Date() });
    } finally {
      await close();
    }
  }
}

try {
  await run();
} catch (error) {
  failCommand(error, { usage: USAGE });
}
