import { parseArgs } from 'node:util';
import { contactCommand, readContactCommand } from './contact-command.ts';
import { runOnDatabase } from './database-command.ts';
import { failCommand, UsageError } from './terminal/fail-command.ts';

const USAGE = `Requests that shoppers sent by the contact form.

Usage:
  npm run contact -- list                    the newest fifty
  npm run contact -- show <number>           one of them, its files saved into the folder contact-<number>
    --to <folder>                            into another folder

The letter to the shop says all but the contents of files. The embedded database is in use while the shop runs; with
DATABASE_URL the shop may go on.`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { to: { type: 'string' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(): Promise<void> {
  const { positionals, values } = readArguments();
  if (values.help) return console.log(USAGE);
  const command = readContactCommand(positionals, values.to);
  await runOnDatabase((db) => contactCommand(db, command));
}

try {
  await run();
} catch (error) {
  failCommand(error, { usage: USAGE });
}
