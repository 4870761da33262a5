import { parseArgs } from 'node:util';
import { runOnDatabase } from './database-command.ts';
import { newsletterCommand, readNewsletterCommand } from './newsletter/run-command.ts';
import { failCommand, UsageError } from './terminal/fail-command.ts';

const USAGE = `News by e-mail: who gets them, and letters to them.

Usage:
  npm run newsletter -- list                     how many get news, and the letters that went out
  npm run newsletter -- export                   the addresses as a table (CSV), on the terminal
    --out <file.csv>                             into a file
  npm run newsletter -- send <letter.md> --dry-run   how the letter reads and to how many it would go; writes nothing
  npm run newsletter -- send <letter.md>         writes it to all who get news and did not get it yet
    --per-minute <n>                             messages that fall due in a minute; 120 without it

News go to addresses that were confirmed by the link of a letter, and to accounts that are subscribed to them, each once. A
letter is known by the name of its file: sent again, after it was stopped or a day later, it goes on with those who are
left. The shop sends what was written, and leaves out who unsubscribes before. A table of addresses is personal data.

A letter is Markdown under a front matter with "subject" and perhaps "preheader". The embedded database is in use while the
shop runs; with DATABASE_URL the shop may go on.`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'per-minute': { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(): Promise<void> {
  const { positionals, values } = readArguments();
  if (values.help) return console.log(USAGE);
  const command = readNewsletterCommand(positionals, values);
  await runOnDatabase((db) => newsletterCommand(db, command));
}

try {
  await run();
} catch (error) {
  failCommand(error, { usage: USAGE });
}
