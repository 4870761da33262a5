import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBackendConfig } from '../config.ts';
import { noRules, readRules, type SearchRules } from '../listing/search-rules.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import { StartupError } from '../platform/startup-error.ts';
import { readVariables } from '../variables.ts';
import { runOnDatabase } from './database-command.ts';
import { explain, withGoods } from './search/explain.ts';
import { judge, readJudged } from './search/judge.ts';
import { missingPages } from './search/missing-pages.ts';
import { failCommand, UsageError } from './terminal/fail-command.ts';

const USAGE = `The rules of the search: docs/search-rules.md explains the file.

Usage:
  npm run search -- check                    whether the rules can be read, and where they lead exists
  npm run search -- explain "красное платье" results before the rules and after them
  npm run search -- explain /zhenshchinam/platya  a listing before the rules and after them
  npm run search -- judge judged.yaml        how many of the first ten are wanted, for each query of a file
    --rules FILE                             other rules than DATA_DIR/search/rules.yaml

A running shop follows its file by itself. The embedded database is in use while the shop runs; with DATABASE_URL the shop may
go on. The exit code is 0 when all is well, 1 for mistakes or queries below what was asked, 2 when the command is not understood.`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { rules: { type: 'string' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function loadRules(given: string | undefined): { file: string; rules: SearchRules } {
  const file = given ?? join(readBackendConfig(readVariables()).dataDir, 'search', 'rules.yaml');
  if (!existsSync(file)) {
    if (given !== undefined) throw new CommandRefused(`The file ${file} is not there.`);
    return { file, rules: noRules };
  }
  const read = readRules(readFileSync(file, 'utf8'));
  if ('rules' in read) return { file, rules: read.rules };
  const { mistakes } = read;
  throw new CommandRefused(
    [
      `${file} has ${mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`}:`,
      ...mistakes.slice(0, 50).map((line) => `  ${line}`),
    ].join('\n'),
  );
}

/** Looks up the pages that the rules lead to, where the database can be read. */
async function checkLinks(rules: SearchRules): Promise<void> {
  const unread = (why: string) => console.log(`Where they lead was not looked up: ${why}`);
  const { dataDir, databaseUrl } = readBackendConfig(readVariables());
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'db'))) return unread('there is no shop yet.');
  try {
    await runOnDatabase(async (db) => {
      const missing = await missingPages(db, rules);
      if (missing.length > 0) process.exitCode = 1;
      return missing;
    });
  } catch (error) {
    // A running shop has the embedded database; the rules themselves are in order.
    if (!(error instanceof StartupError)) throw error;
    unread(error.message);
  }
}

async function run(): Promise<void> {
  const { positionals, values } = readArguments();
  if (values.help) return console.log(USAGE);
  const [name, subject, ...rest] = positionals;
  if (rest.length > 0 || (name === 'check') !== (subject === undefined))
    throw new UsageError('One command and what it is about are needed.');
  if (name === 'check') {
    const { file, rules } = loadRules(values.rules);
    const counts = Object.entries(rules).map(([part, list]) => `${list.length} ${part}`);
    console.log(`${file}: ${counts.join(', ')}`);
    return checkLinks(rules);
  }
  if (subject === undefined) throw new UsageError('One command and what it is about are needed.');
  const { rules } = loadRules(values.rules);
  if (name === 'explain') {
    return runOnDatabase((db) => withGoods(db, (ask) => explain(ask, subject.trim(), rules)));
  }
  if (name !== 'judge') throw new UsageError(`There is no command ${name}.`);
  const file = resolve(subject);
  if (!existsSync(file)) throw new CommandRefused(`The file ${file} is not there.`);
  const queries = readJudged(readFileSync(file, 'utf8'));
  await runOnDatabase(async (db) => {
    const { lines, failed } = await withGoods(db, (ask) => judge(ask, queries, rules));
    if (failed > 0) process.exitCode = 1;
    return lines;
  });
}

try {
  await run();
} catch (error) {
  failCommand(error, { usage: USAGE });
}
