import { resolve } from 'node:path';
import { askForBackup } from '../backup/backup-door.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { readBackendConfig } from '../config.ts';
import { openSession } from '../platform/db/client.ts';
import { readVariables } from '../variables.ts';
import { contentsText } from './backup/contents-text.ts';
import { failCommand, UsageError } from './terminal/fail-command.ts';
import { parseArguments } from './terminal/parse-arguments.ts';
import { print } from './terminal/print.ts';
import { say, spoken, type Texts, takeLanguage } from './terminal/say.ts';

const USAGE: Texts = {
  ru: `Копия всего, что магазин не может сделать заново, одним файлом: строки базы данных и свои картинки.

Команды:
  npm run backup -- --to <файл>   новый файл, который читает только владелец

Магазин может работать. Изменения во время копирования попадают в копию целиком или не попадают. Со встроенной базой
файл пишет сам магазин, и запросы ждут, пока читаются строки. В файле личные данные, он не зашифрован.
npm run restore возвращает копию в базу любого вида. Настроек и ключей из .env в ней нет.

--lang en выводит всё по-английски.`,
  en: `Backs up everything that the shop cannot regenerate to one file: the database rows and the retailer's own pictures.

Usage:
  npm run backup -- --to <file>   writes a new file that only its owner can read

The shop may be running. Changes during the backup are included either completely or not at all. With the embedded database the
shop writes the file itself, and requests wait while the rows are read. The file contains personal data and is not encrypted.
npm run restore restores it into either kind of database. It does not contain the settings and secrets of .env.

--lang en gives English messages, --lang ru Russian ones, the default.`,
};

function readArguments() {
  const { values } = parseArguments({ options: { to: { type: 'string' }, help: { type: 'boolean' } } });
  if (!values.help && !values.to) throw new UsageError('--to is required.');
  return values;
}

async function run(): Promise<void> {
  takeLanguage();
  const { help, to: file = '' } = readArguments();
  if (help) return print(USAGE[spoken()]);
  const { dataDir, databaseUrl } = readBackendConfig(readVariables());
  const to = resolve(file);
  const contents = (databaseUrl ? undefined : await askForBackup(dataDir, to)) ?? (await makeHere());
  print(say`The backup was written to ${to}: ${contentsText(contents)}.`);

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
