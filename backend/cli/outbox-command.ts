import { messageWords } from '../domain/message-words.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import type { Database } from '../platform/db/database.ts';
import { dropMessage, type ListedMessage, listOutbox, repeatDead } from '../platform/outbox/operate.ts';
import { UsageError } from './terminal/fail-command.ts';
import { momentText } from './terminal/moments.ts';
import { say, spoken } from './terminal/say.ts';

export type OutboxCommand =
  | { name: 'list'; onlyDead: boolean }
  | { name: 'repeat'; which: number | 'all' }
  | { name: 'drop'; id: number };

/**
 * Parses the command-line arguments.
 * @throws UsageError
 */
export function readOutboxCommand(
  [name, ...rest]: string[],
  { onlyDead }: { onlyDead: boolean },
): OutboxCommand {
  if (name === 'list' && rest.length === 0) return { name, onlyDead };
  if (onlyDead) throw new UsageError('--dead is only for list.');
  if (name === 'repeat') return { name, which: rest[0] === 'all' ? 'all' : idOf(rest) };
  if (name === 'drop') return { name, id: idOf(rest) };
  throw new UsageError(name === undefined ? 'A command is required.' : `${name} is not a command.`);
}

function idOf(rest: string[]): number {
  const [id = ''] = rest;
  if (rest.length !== 1 || !/^\d{1,15}$/.test(id)) throw new UsageError('The id of one message is required.');
  return Number(id);
}

/** Runs an outbox command and returns the lines to print. @throws CommandRefused */
export async function outboxCommand(db: Database, command: OutboxCommand, now: Date): Promise<string[]> {
  if (command.name === 'list') return listed(await listOutbox(db, command), now);
  if (command.name === 'drop') {
    if (!(await dropMessage(db, command.id)))
      throw new CommandRefused(`There is no message ${command.id} in the outbox.`);
    return [say`Message ${command.id} is deleted.`];
  }
  const count = await repeatDead(db, command.which, now);
  if (count === 0 && command.which !== 'all')
    throw new CommandRefused(`There is no dead letter ${command.which} that has not expired.`);
  return [say`Dead letters that will be retried: ${count}.`];
}

function listed(messages: readonly ListedMessage[], now: Date): string[] {
  const dead = messages.filter(({ deadAt }) => deadAt !== null).length;
  const sum = say`${messages.length - dead} waiting, ${dead} dead.`;
  return [...messages.map((message) => lineOf(message, now)), sum];
}

function lineOf(message: ListedMessage, now: Date): string {
  const { id, kind, to, attempts, dueAt, deadAt, expiresAt, lastError } = message;
  const state = stateOf(message, now);
  const when = deadAt ?? dueAt;
  return [
    String(id),
    `${state} ${momentText(when)}`,
    spoken() === 'ru' ? (messageWords[kind] ?? kind) : kind,
    to,
    say`attempts ${attempts}`,
    say`expires ${momentText(expiresAt)}`,
    ...(lastError === null ? [] : [lastError.replaceAll(/\s+/g, ' ')]),
  ].join('  ');
}

function stateOf({ deadAt, expiresAt, dueAt }: ListedMessage, now: Date): string {
  if (expiresAt <= now) return say`expired, was due`;
  if (deadAt !== null) return say`dead since`;
  return dueAt > now ? say`next attempt` : say`due since`;
}
