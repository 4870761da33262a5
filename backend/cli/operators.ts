import { randomUUID } from 'node:crypto';
import { type OperatorRole, operatorRoles } from '#contract/operations.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { newSecret } from '../domain/secrets.ts';
import { addOperator, listOperators, revokeOperator } from '../operators/operators.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import type { Database } from '../platform/db/database.ts';
import { runOnDatabase } from './database-command.ts';
import { alignedTable } from './terminal/aligned-table.ts';
import { failCommand, UsageError } from './terminal/fail-command.ts';
import { dayText } from './terminal/moments.ts';
import { parseArguments } from './terminal/parse-arguments.ts';
import { print } from './terminal/print.ts';
import { say, spoken, type Texts, takeLanguage, term } from './terminal/say.ts';

const USAGE: Texts = {
  ru: `Кто работает с заказами (npm run orders) и выгружает их в другие программы.

Команды:
  npm run operators -- add <имя> --role <роль>    добавляет сотрудника и один раз показывает ключ
  npm run operators -- list                       все сотрудники и чей ключ отозван
  npm run operators -- revoke <имя>               отзывает ключ, со следующего вызова

Роли:
  viewer     видит заказы
  packer     ещё собирает, отправляет и вручает
  manager    ещё отменяет, возвращает деньги и выгружает
  exchange   только выгружает: для 1С и других программ

Имя — это рабочее место или программа, например kassa-kazan: строчные латинские буквы, цифры и дефисы. Второй раз имя
не даётся: под ним записаны прежние вызовы. Со встроенной базой сначала остановите магазин; с DATABASE_URL магазин
может работать.

--lang en выводит всё по-английски.`,
  en: `Manages who may process orders (npm run orders) and export them to other programs.

Usage:
  npm run operators -- add <name> --role <role>   adds an operator and shows the token, only this once
  npm run operators -- list                       all operators, and whose token was revoked
  npm run operators -- revoke <name>              revokes a token, from the next call on

Roles:
  viewer     sees orders
  packer     also packs orders and hands them to carriers and buyers
  manager    also cancels, refunds and exports
  exchange   exports only: for 1C and other programs

A name is that of a work place or a program, such as kassa-kazan: lower-case letters, digits and hyphens. It is never reused,
because past calls are logged under it. With the embedded database, stop the shop first; with DATABASE_URL the shop
may be running.

--lang en gives English messages, --lang ru Russian ones, the default.`,
};

const ROLES: readonly string[] = [...new Set(Object.values(operatorRoles).flat())];
const isRole = (role: string): role is OperatorRole => ROLES.includes(role);

function readCommand() {
  return parseArguments({
    allowPositionals: true,
    options: { role: { type: 'string' }, help: { type: 'boolean' } },
  });
}

async function add(db: Database, name: string, role: string): Promise<string[]> {
  if (!/^[a-z0-9][a-z0-9-]{1,39}$/.test(name))
    throw new UsageError(`${name} is not a valid name for an operator.`);
  if (!isRole(role)) throw new UsageError(`The role must be one of ${ROLES.join(', ')}.`);
  const token = newSecret();
  if (!(await addOperator(db, { id: randomUUID(), name, role, token, now: new Date() })))
    throw new CommandRefused(`The name ${name} is or was used by an operator.`);
  return [say`Operator ${name} is added with the role ${role}. The token is shown only this once:`, token];
}

async function list(db: Database): Promise<string[]> {
  const rows = (await listOperators(db)).map(({ name, role, createdAt, revokedAt }) => [
    ...[name, role, dayText(dayInMoscow(createdAt))],
    revokedAt === null ? '' : say`revoked ${dayText(dayInMoscow(revokedAt))}`,
  ]);
  return rows.length > 0
    ? alignedTable([['OPERATOR NAME', 'ROLE', 'SINCE', ''].map(term), ...rows])
    : [say`There are no operators.`];
}

async function revoke(db: Database, name: string): Promise<string[]> {
  if (!(await revokeOperator(db, name, new Date())))
    throw new CommandRefused(`There is no operator ${name} with a token.`);
  return [say`The token of ${name} is revoked.`];
}

async function run(): Promise<void> {
  takeLanguage();
  const { positionals, values } = readCommand();
  if (values.help) return print(USAGE[spoken()]);
  const [command, name = '', ...rest] = positionals;
  const wantsName = command === 'add' || command === 'revoke';
  if ((command !== 'list' && !wantsName) || wantsName !== (name !== '') || rest.length > 0)
    throw new UsageError('A command is required, and a name for add and revoke.');
  if ((command === 'add') !== (values.role !== undefined)) throw new UsageError('--role is only for add.');
  await runOnDatabase((db) => {
    if (command === 'list') return list(db);
    return command === 'add' ? add(db, name, values.role ?? '') : revoke(db, name);
  });
}

try {
  await run();
} catch (error) {
  failCommand(error, { usage: USAGE });
}
