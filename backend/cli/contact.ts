import { contactCommand, readContactCommand } from './contact-command.ts';
import { runOnDatabase } from './database-command.ts';
import { failCommand } from './terminal/fail-command.ts';
import { parseArguments } from './terminal/parse-arguments.ts';
import { print } from './terminal/print.ts';
import { spoken, type Texts, takeLanguage } from './terminal/say.ts';

const USAGE: Texts = {
  ru: `Обращения, которые покупатели послали через форму.

Команды:
  npm run contact -- list                    последние пятьдесят
  npm run contact -- show <номер>            одно обращение; файлы сохраняются в папку contact-<номер>
    --to <папка>                             в другую папку

В письме магазину есть всё, кроме содержимого файлов. Со встроенной базой сначала остановите магазин; с DATABASE_URL
магазин может работать.

--lang en выводит всё по-английски.`,
  en: `Shows requests that shoppers sent by the contact form.

Usage:
  npm run contact -- list                    the newest fifty
  npm run contact -- show <number>           shows a request and saves its files into the folder contact-<number>
    --to <folder>                            into another folder

The letter to the shop has everything except the contents of files. With the embedded database, stop the shop first; with
DATABASE_URL the shop may be running.

--lang en gives English messages, --lang ru Russian ones, the default.`,
};

function readArguments() {
  return parseArguments({
    allowPositionals: true,
    options: { to: { type: 'string' }, help: { type: 'boolean' } },
  });
}

async function run(): Promise<void> {
  takeLanguage();
  const { positionals, values } = readArguments();
  if (values.help) return print(USAGE[spoken()]);
  const command = readContactCommand(positionals, values.to);
  await runOnDatabase((db) => contactCommand(db, command));
}

try {
  await run();
} catch (error) {
  failCommand(error, { usage: USAGE });
}
