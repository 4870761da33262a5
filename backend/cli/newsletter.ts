import { runOnDatabase } from './database-command.ts';
import { newsletterCommand, readNewsletterCommand } from './newsletter/run-command.ts';
import { failCommand } from './terminal/fail-command.ts';
import { parseArguments } from './terminal/parse-arguments.ts';
import { print } from './terminal/print.ts';
import { spoken, type Texts, takeLanguage } from './terminal/say.ts';

const USAGE: Texts = {
  ru: `Рассылка: подписчики и письма.

Команды:
  npm run newsletter -- list                     сколько подписчиков и какие письма ушли
  npm run newsletter -- export                   адреса таблицей CSV
    --out <файл.csv>                             в файл
  npm run newsletter -- send <письмо.md> --dry-run   показывает письмо и число получателей, ничего не пишет
  npm run newsletter -- send <письмо.md>         пишет всем подписчикам, которые его ещё не получили
    --per-minute <число>                         писем в минуту (120)

Письмо уходит один раз на каждый подтверждённый адрес и в каждый подписанный личный кабинет. Письмо узнаётся по имени
файла: если запустить ещё раз, после остановки или через день, оно уйдёт остальным. Кто отписался раньше, чем дошла
очередь, письма не получит. Таблица адресов — личные данные.

Письмо — Markdown с заголовком: subject и, если нужно, preheader. Со встроенной базой сначала остановите магазин; с
DATABASE_URL магазин может работать.

--lang en выводит всё по-английски.`,
  en: `The newsletter: its subscribers and its letters.

Usage:
  npm run newsletter -- list                     number of subscribers, and the letters that were sent
  npm run newsletter -- export                   prints the addresses as a CSV table
    --out <file.csv>                             into a file
  npm run newsletter -- send <letter.md> --dry-run   shows the letter and the number of receivers; writes nothing
  npm run newsletter -- send <letter.md>         writes it to all subscribers that did not get it yet
    --per-minute <n>                             messages that become due per minute (default: 120)

Letters go once to each address that was confirmed by the link of a letter, and to each subscribed account. A
letter is identified by its file name: another run, after an interruption or a day later, continues with the remaining
addresses. The shop skips addresses that unsubscribe before their message is sent. The table of addresses is personal data.

A letter is Markdown with front matter: "subject" and optionally "preheader". With the embedded database, stop the
shop first; with DATABASE_URL the shop may be running.

--lang en gives English messages, --lang ru Russian ones, the default.`,
};

function readArguments() {
  return parseArguments({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      'dry-run': { type: 'boolean' },
      'per-minute': { type: 'string' },
      help: { type: 'boolean' },
    },
  });
}

async function run(): Promise<void> {
  takeLanguage();
  const { positionals, values } = readArguments();
  if (values.help) return print(USAGE[spoken()]);
  const command = readNewsletterCommand(positionals, values);
  await runOnDatabase((db) => newsletterCommand(db, command));
}

try {
  await run();
} catch (error) {
  failCommand(error, { usage: USAGE });
}
