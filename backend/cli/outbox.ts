import { parseArgs } from 'node:util';
import { runOnDatabase } from './database-command.ts';
import { outboxCommand, readOutboxCommand } from './outbox-command.ts';
import { failCommand, UsageError } from './terminal/fail-command.ts';

const USAGE = `Messages that wait to be sent, and those that the shop gave up (dead letters).

Usage:
  npm run outbox -- list          what waits and what is dead
    --dead                        only what is dead
  npm run outbox -- repeat <id>   has a dead letter tried again, from the first attempt on
  npm run outbox -- repeat all    the same for all of them
  npm run outbox -- drop <id>     deletes a message for good

A letter that was perhaps handed over before it died goes out a second time with the same Message-ID. Addresses are
masked. The embedded database is in use while the shop runs; with DATABASE_URL the shop may go on.`;

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
  if (values.help) return console.log(USAGE);
  const command = readOutboxCommand(positionals, { onlyDead: values.dead ?? false });
  await runOnDatabase((db) => outboxCommand(db, command, new Date()));
}

try {
  await run();
} catch (error) {
  failCommand(error, { usage: USAGE });
}
