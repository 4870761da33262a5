import { runOperatorCommand, text } from './operator/operator-command.ts';
import { runReport } from './report/run-command.ts';
import type { Texts } from './terminal/say.ts';

const USAGE: Texts = {
  ru: `Свои числа магазина: шаги визитов, запросы без результата, недостающие размеры, возвраты по причинам.

Команды:
  npm run report                          последние 30 дней
    --from 2026-11-01 --until 2026-11-30  другие дни, по Москве
    --out noyabr.html                     файл страницы с графиками (report.html)

Браузеры сообщают о событиях без личных данных. Визиты без JavaScript и с запретом скриптов не считаются; заказы и
возвраты — из базы данных.

Настройки, в окружении или в .env: OPERATOR_TOKEN и OPERATOR_URL, если магазин не на этой машине. Код завершения:
0 сделано, 1 магазин отказал, 2 неверная команда.

--lang en выводит всё по-английски.`,
  en: `The shop's own numbers: steps of visits, searches without results, missing sizes, returns by reason.

Usage:
  npm run report                          the last 30 days
    --from 2026-11-01 --until 2026-11-30  other days, in Moscow time
    --out november.html                   file for the page with the plots (default: report.html)

Browsers report events without personal data. Visits with blocked scripts or without JavaScript are
not counted; orders and returns come from the database.

Settings, in the environment or in .env: OPERATOR_TOKEN, and OPERATOR_URL if the shop is not on this machine. The exit code is
0 for success, 1 if the shop refuses, 2 for a usage error.

--lang en gives English messages, --lang ru Russian ones, the default.`,
};

await runOperatorCommand({
  script: 'report',
  usage: USAGE,
  options: { from: text, until: text, out: text },
  run: runReport,
});
