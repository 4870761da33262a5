import { parseArgs } from 'node:util';
import { runOnDatabase } from './database-command.ts';
import { outboxCommand, readOutboxCommand } from './outbox-command.ts';
import { failCommand, UsageError } from './terminal/fail-command.ts';
import { print } from './terminal/print.ts';
import { speak } from './terminal/say.ts';

const USAGE = `Messages that wait to be sent, and dead letters, which are no longer retried.

Usage:
  npm run outbox -- list          waiting messages and dead letters
    --dead                        only dead letters
  npm run outbox -- repeat <id>   retries a dead letter, counting attempts from the first again
  npm run outbox -- repeat all    the same for all of them
  npm run outbox -- drop <id>     deletes a message permanently

A dead letter may have been delivered before it failed; it is then sent again with the same Message-ID. Addresses are
masked. With the embedded database, stop the shop first; with DATABASE_URL the shop may be running.`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { dead: { type: 'boolean' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(): Promise<void> {
  const { positionals, values } = readArguments();
  if (values.help) return print(USAGE);
  const command = readOutboxCommand(positionals, { onlyDead: values.dead ?? false });
  await runOnDatabase((db) => outboxCommand(db, command, new Date()));
}

// A command for engineers, who read English.
speak('en');
try {
  await run();
} catch (error) {
  failCommand(error, { usage: { ru: USAGE, en: USAGE } });
}
