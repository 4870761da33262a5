import { resolve } from 'node:path';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readBackendConfig } from '../config.ts';
import { openDataFolder } from '../platform/data-folder.ts';
import { openSession } from '../platform/db/client.ts';
import { readVariables } from '../variables.ts';
import { contentsText } from './backup/contents-text.ts';
import { failCommand, UsageError } from './terminal/fail-command.ts';
import { parseArguments } from './terminal/parse-arguments.ts';
import { print } from './terminal/print.ts';
import { say, spoken, type Texts, takeLanguage } from './terminal/say.ts';

const USAGE: Texts = {
  ru: `Возвращает копию в базу из настроек, встроенную или PostgreSQL, из какой бы она ни была сделана.

Команды:
  npm run restore -- --from <файл>   в базу без строк
    --force                          заменяет всё, что в базе есть

Магазин должен быть остановлен. Сначала проверяется весь файл, затем он возвращается целиком или никак. Копия
более старой версии переводится на нынешние таблицы, более новой — не принимается.

--lang en выводит всё по-английски.`,
  en: `Restores a backup into the configured database, embedded or PostgreSQL, from whichever kind it was made.

Usage:
  npm run restore -- --from <file>   into a database without rows
    --force                          replaces everything in the database

The shop must be stopped. The whole file is checked before anything is changed, and it is restored either completely or not
at all. A backup of an older version is migrated to the present schema; one of a newer version is refused.

--lang en gives English messages, --lang ru Russian ones, the default.`,
};

function readArguments() {
  const { values } = parseArguments({
    options: { from: { type: 'string' }, force: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (!values.help && !values.from) throw new UsageError('--from is required.');
  return values;
}

async function run(): Promise<void> {
  takeLanguage();
  const { help, from = '', force = false } = readArguments();
  if (help) return print(USAGE[spoken()]);
  const { dataDir, databaseUrl } = readBackendConfig(readVariables());
  await openDataFolder(dataDir);
  const database = await openSession({ dataDir, databaseUrl, alone: true });
  try {
    const contents = await restoreBackup({ database, dataDir, from: resolve(from), force });
    print(say`The backup was restored into the database (${database.kind}): ${contentsText(contents)}.`);
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  failCommand(error, { usage: USAGE, changes: true });
}
