// Checks the shop's settings and the services that they name (such as the database), and prints what must be
// corrected. Changes nothing.
import { parseArgs } from 'node:util';
import { reportOf } from '../backend/cli/doctor-report.ts';
import { print, printError } from '../backend/cli/terminal/print.ts';
import { spoken, type Texts, takeLanguage, translated } from '../backend/cli/terminal/say.ts';
import { checkConfiguration, examine, type NamedFinding } from '../backend/doctor/run-doctor.ts';
import { StartupError } from '../backend/platform/startup-error.ts';
import { inspectVariables } from '../backend/variables.ts';
import { configFaults, readConfig } from '../server/config.ts';

const USAGE: Texts = {
  ru: `Проверяет настройки, папку, диск, базу данных, соединения, часы, почту, адрес сайта, процессы, ключи и уведомления, по строке на каждую проверку.
Затем говорит, чего не хватает для открытия: сведений о продавце, текстов, оплаты, доставки, писем, товаров, картинок, копии.

Команды:
  npm run doctor             для людей
  npm run doctor -- --json   для программ, по-английски

Код завершения: 0 ошибок нет, 1 есть, 2 неверная команда. --lang en выводит всё по-английски.`,
  en: `Checks configuration, folder, disk, database, connections, clock, mail, address, processes, keys and notices, a line each: ok, warning or problem.
Then what opening lacks: the seller's details, texts, ways to pay and to deliver, letters, goods, pictures, a backup.

Usage:
  npm run doctor             for people
  npm run doctor -- --json   for programs

The exit code is 0 without a problem, 1 with one, 2 when the command is not understood. --lang en prints English.`,
};

function readArguments() {
  try {
    return parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean' } } }).values;
  } catch {
    printError(USAGE[spoken()]);
    process.exit(2);
  }
}

async function findings(): Promise<NamedFinding[]> {
  const { variables, misspelt, brandFaults } = inspectVariables();
  const faults = configFaults(variables);
  const configuration = checkConfiguration([...misspelt, ...faults], brandFaults);
  // With invalid settings or an invalid brand kit, the services are not checked. A misspelt name of a setting
  // is only reported.
  return faults.length > 0 || brandFaults.length > 0
    ? configuration
    : [...configuration, ...(await examine(readConfig(variables)))];
}

takeLanguage();
const { json, help } = readArguments();
if (help) print(USAGE[spoken()]);
else {
  try {
    const found = await findings();
    print(json ? JSON.stringify(found, null, 2) : reportOf(found));
    process.exitCode = found.some(({ state }) => state === 'problem') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    printError(translated(error.message));
    process.exitCode = 1;
  }
  // Ends the process explicitly. A connection to a server that has not responded may still be open and would
  // keep it running.
  process.exit();
}
