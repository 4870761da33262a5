import { runOnDatabase } from './database-command.ts';
import { outboxCommand, readOutboxCommand } from './outbox-command.ts';
import { failCommand } from './terminal/fail-command.ts';
import { parseArguments } from './terminal/parse-arguments.ts';
import { print } from './terminal/print.ts';
import { spoken, type Texts, takeLanguage } from './terminal/say.ts';

const USAGE: Texts = {
  ru: `Сообщения, которые ждут отправки, и неотправленные, которые магазин больше не повторяет.

Команды:
  npm run outbox -- list          что ждёт и что не отправлено
    --dead                        только неотправленное
  npm run outbox -- repeat <id>   отправить сообщение снова, попытки считаются с первой
  npm run outbox -- repeat all    то же для всех неотправленных
  npm run outbox -- drop <id>     удалить сообщение навсегда

Неотправленное сообщение могло дойти раньше, чем случилась ошибка; тогда оно уйдёт ещё раз с тем же Message-ID. Адреса
скрыты, время московское. Со встроенной базой сначала остановите магазин; с DATABASE_URL магазин может работать.

--lang en выводит всё по-английски.`,
  en: `Messages that wait to be sent, and dead letters, which are no longer retried.

Usage:
  npm run outbox -- list          waiting messages and dead letters
    --dead                        only dead letters
  npm run outbox -- repeat <id>   retries a dead letter, counting attempts from the first again
  npm run outbox -- repeat all    the same for all of them
  npm run outbox -- drop <id>     deletes a message permanently

A dead letter may have been delivered before it failed; it is then sent again with the same Message-ID. Addresses are
masked, times are those of Moscow. With the embedded database, stop the shop first; with DATABASE_URL the shop may be
running.

--lang en gives English messages, --lang ru Russian ones, the default.`,
};

function readArguments() {
  return parseArguments({
    allowPositionals: true,
    options: { dead: { type: 'boolean' }, help: { type: 'boolean' } },
  });
}

async function run(): Promise<void> {
  takeLanguage();
  const { positionals, values } = readArguments();
  if (values.help) return print(USAGE[spoken()]);
  const command = readOutboxCommand(positionals, { onlyDead: values.dead ?? false });
  await runOnDatabase((db) => outboxCommand(db, command, new Date()));
}

try {
  await run();
} catch (error) {
  failCommand(error, { usage: USAGE });
}
