import { randomUUID } from 'node:crypto';
import { type OperatorRole, rolesOf } from '#shared/operators/roles.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { readBackendConfig } from '../config.ts';
import { newSecret } from '../domain/secrets.ts';
import { addOperator, invitePerson, listOperators, revokeOperator } from '../operators/operators.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import type { Database } from '../platform/db/database.ts';
import { readVariables } from '../variables.ts';
import { runOnDatabase } from './database-command.ts';
import { alignedTable } from './terminal/aligned-table.ts';
import { failCommand, UsageError } from './terminal/fail-command.ts';
import { dayText } from './terminal/moments.ts';
import { parseArguments } from './terminal/parse-arguments.ts';
import { print } from './terminal/print.ts';
import { say, spoken, type Texts, takeLanguage, term } from './terminal/say.ts';

const USAGE: Texts = {
  ru: `Кто работает с заказами: люди на рабочем месте в браузере, рабочие места с ключом (npm run orders) и программы.

Команды:
  npm run operators -- invite <имя> [--role <роль>]
                                                  приглашает человека и один раз показывает ссылку, она действует
                                                  три дня; без роли — владельца. Для того, кого уже приглашали, —
                                                  новая ссылка, роль остаётся
  npm run operators -- add <имя> --role <роль>    добавляет рабочее место или программу и один раз показывает ключ
  npm run operators -- list                       все сотрудники и кто отозван
  npm run operators -- revoke <имя>               отзывает доступ, со следующего вызова

Роли:
  viewer     видит заказы
  packer     ещё собирает, отправляет и вручает
  manager    ещё отменяет, возвращает деньги и выгружает
  owner      ещё решает, кто работает: только для людей
  exchange   только выгружает: для 1С и других программ

Имя рабочего места или программы — например kassa-kazan: строчные латинские буквы, цифры и дефисы. Имя человека — от 2
до 40 знаков в кавычках: "Мария Орлова". Второй раз имя не даётся: под ним записаны прежние вызовы. Со
встроенной базой сначала остановите магазин; с DATABASE_URL магазин может работать.

--lang en выводит всё по-английски.`,
  en: `Manages who may process orders: people at the desk in a browser, work places with a token (npm run orders), programs.

Usage:
  npm run operators -- invite <name> [--role <role>]
                                                  invites a person and shows a link, only this once; it is good for
                                                  three days; without a role, an owner. A person who was invited
                                                  before gets a new link and keeps the role
  npm run operators -- add <name> --role <role>   adds a work place or a program and shows the token, only this once
  npm run operators -- list                       all operators, and who was revoked
  npm run operators -- revoke <name>              takes all access from an operator, from the next call on

Roles:
  viewer     sees orders
  packer     also packs orders and hands them to carriers and buyers
  manager    also cancels, refunds and exports
  owner      also decides about people: only for people
  exchange   exports only: for 1C and other programs

The name of a work place or a program is one such as kassa-kazan: lower-case letters, digits and hyphens. The name of a
person has 2 to 40 characters, in quotes: "Мария Орлова". A name is never reused, because past calls are logged under
it. With the embedded database, stop the shop first; with DATABASE_URL the shop
may be running.

--lang en gives English messages, --lang ru Russian ones, the default.`,
};

function readCommand() {
  return parseArguments({
    allowPositionals: true,
    options: { role: { type: 'string' }, help: { type: 'boolean' } },
  });
}

/** @throws UsageError unless the operators of this kind may have the role */
function roleFor(kind: keyof typeof rolesOf, role: string): OperatorRole {
  const known = rolesOf[kind].find((one) => one === role);
  if (!known) throw new UsageError(`The role must be one of ${rolesOf[kind].join(', ')}.`);
  return known;
}

async function add(db: Database, name: string, role: string): Promise<string[]> {
  if (!/^[a-z0-9][a-z0-9-]{1,39}$/.test(name))
    throw new UsageError(`${name} is not a valid name for an operator.`);
  const place = { name, role: roleFor('PLACE', role) };
  const token = newSecret();
  if (!(await addOperator(db, { id: randomUUID(), ...place, token, now: new Date() })))
    throw new CommandRefused(`The name ${name} is or was used by an operator.`);
  return [
    say`Operator ${name} is added with the role ${place.role}. The token is shown only this once:`,
    token,
  ];
}

async function invite(db: Database, typed: string, wanted: string): Promise<string[]> {
  const name = typed.trim().replace(/\s+/g, ' ');
  if (name.length < 2 || name.length > 40) throw new UsageError(`${name} is not a valid name for a person.`);
  const { deskOrigin } = readBackendConfig(readVariables());
  const person = { name, role: roleFor('PERSON', wanted), deskOrigin, now: new Date() };
  const invited = await invitePerson(db, person);
  if (!invited) throw new CommandRefused(`The name ${name} is or was used by an operator.`);
  return [
    say`${name} is invited with the role ${invited.role}. The link is shown only this once, is good for three days and for one person:`,
    invited.link,
  ];
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
    throw new CommandRefused(`There is no operator ${name} with access.`);
  return [say`${name} is revoked.`];
}

async function run(): Promise<void> {
  takeLanguage();
  const { positionals, values } = readCommand();
  if (values.help) return print(USAGE[spoken()]);
  const [command, name = '', ...rest] = positionals;
  const wantsName = command === 'add' || command === 'invite' || command === 'revoke';
  if ((command !== 'list' && !wantsName) || wantsName !== (name !== '') || rest.length > 0)
    throw new UsageError('A command is required, and a name for add, invite and revoke.');
  if (command === 'add' ? values.role === undefined : command !== 'invite' && values.role !== undefined)
    throw new UsageError('--role is only for add, which needs it, and invite.');
  await runOnDatabase((db) => {
    if (command === 'list') return list(db);
    if (command === 'invite') return invite(db, name, values.role ?? 'owner');
    return command === 'add' ? add(db, name, values.role ?? '') : revoke(db, name);
  });
}

try {
  await run();
} catch (error) {
  failCommand(error, { usage: USAGE });
}
