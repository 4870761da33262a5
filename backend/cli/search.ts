import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBackendConfig } from '../config.ts';
import { noRules, readRules, type SearchRules } from '../listing/search-rules.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import { FilesRefused } from '../platform/files/files-refused.ts';
import { StartupError } from '../platform/startup-error.ts';
import { readVariables } from '../variables.ts';
import { runOnDatabase } from './database-command.ts';
import { explain, withGoods } from './search/explain.ts';
import { judge, readJudged } from './search/judge.ts';
import { missingPages } from './search/missing-pages.ts';
import { failCommand, UsageError } from './terminal/fail-command.ts';
import { parseArguments } from './terminal/parse-arguments.ts';
import { print } from './terminal/print.ts';
import { say, spoken, type Texts, takeLanguage, term, translated } from './terminal/say.ts';

const USAGE: Texts = {
  ru: `Правила поиска: файл описан в docs/search-rules.md.

Команды:
  npm run search -- check                    годятся ли правила и есть ли страницы, на которые они ведут
  npm run search -- explain "красное платье" ответ до правил и после них
  npm run search -- explain /zhenshchinam/platya  раздел до правил и после них
  npm run search -- judge judged.yaml        сколько нужных среди первых десяти, по каждому запросу файла
    --rules ФАЙЛ                             другие правила вместо DATA_DIR/search/rules.yaml

Работающий магазин сам перечитывает файл. Со встроенной базой сначала остановите магазин; с DATABASE_URL он может
работать. Код завершения: 0 сделано, 1 ошибки или мало нужного, 2 неверная команда.

--lang en выводит всё по-английски.`,
  en: `The rules of the search: docs/search-rules.md explains the file.

Usage:
  npm run search -- check                    whether the rules are valid and their links exist
  npm run search -- explain "красное платье" results before the rules and after them
  npm run search -- explain /zhenshchinam/platya  a listing before the rules and after them
  npm run search -- judge judged.yaml        how many of the first ten results are wanted, for each query of a file
    --rules FILE                             other rules than DATA_DIR/search/rules.yaml

A running shop reloads its file by itself. With the embedded database, stop the shop first; with DATABASE_URL the shop may
be running. The exit code is 0 for success, 1 for errors or queries below their required share, 2 for a usage error.

--lang en gives English messages, --lang ru Russian ones, the default.`,
};

function readArguments() {
  return parseArguments({
    allowPositionals: true,
    options: { rules: { type: 'string' }, help: { type: 'boolean' } },
  });
}

function loadRules(given: string | undefined): { file: string; rules: SearchRules } {
  const file = given ?? join(readBackendConfig(readVariables()).dataDir, 'search', 'rules.yaml');
  if (!existsSync(file)) {
    if (given !== undefined) throw new CommandRefused(`The file ${file} does not exist.`);
    return { file, rules: noRules };
  }
  const read = readRules(readFileSync(file, 'utf8'));
  if ('rules' in read) return { file, rules: read.rules };
  throw new FilesRefused(read.issues.map((issue) => ({ file, ...issue })));
}

/**
 * Checks that the pages exist to which the search rules link. If the database cannot be opened, the check is
 * skipped.
 */
async function checkLinks(rules: SearchRules): Promise<void> {
  const unread = (why: string) => print(say`Their links were not checked: ${why}`);
  const { dataDir, databaseUrl } = readBackendConfig(readVariables());
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'db')))
    return unread(say`there is no shop yet.`);
  try {
    await runOnDatabase(async (db) => {
      const missing = await missingPages(db, rules);
      if (missing.length > 0) process.exitCode = 1;
      return missing;
    });
  } catch (error) {
    // A running shop locks the embedded database, so the links cannot be checked then. The rules are accepted
    // without this check.
    if (!(error instanceof StartupError)) throw error;
    unread(translated(error.message));
  }
}

async function run(): Promise<void> {
  takeLanguage();
  const { positionals, values } = readArguments();
  if (values.help) return print(USAGE[spoken()]);
  const [name, subject, ...rest] = positionals;
  if (rest.length > 0 || (name === 'check') !== (subject === undefined))
    throw new UsageError('One command and its subject are required.');
  if (name === 'check') {
    const { file, rules } = loadRules(values.rules);
    const counts = Object.entries(rules).map(([part, list]) => `${term(part)} ${list.length}`);
    print(`${file}: ${counts.join(', ')}`);
    return checkLinks(rules);
  }
  if (subject === undefined) throw new UsageError('One command and its subject are required.');
  const { rules } = loadRules(values.rules);
  if (name === 'explain') {
    return runOnDatabase((db) => withGoods(db, (ask) => explain(ask, subject.trim(), rules)));
  }
  if (name !== 'judge') throw new UsageError(`${name} is not a command.`);
  const file = resolve(subject);
  if (!existsSync(file)) throw new CommandRefused(`The file ${file} does not exist.`);
  const queries = readJudged(readFileSync(file, 'utf8'), file);
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
