import { randomUUID } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { newSecret } from '../../domain/secrets.ts';
import { listLetters } from '../../newsletter/list-letters.ts';
import { type NewsletterLetter, readLetter } from '../../newsletter/read-letter.ts';
import { countByKind, type Receiver, receivers } from '../../newsletter/receivers.ts';
import { planLetter, sendLetter } from '../../newsletter/send-letter.ts';
import { CommandRefused } from '../../platform/command-refused.ts';
import type { Database } from '../../platform/db/database.ts';
import { blocksText } from '../../platform/mail/letter-blocks.ts';
import { alignedTable } from '../terminal/aligned-table.ts';
import { UsageError } from '../terminal/fail-command.ts';
import { momentText } from '../terminal/moments.ts';
import { say, term } from '../terminal/say.ts';

export type NewsletterCommand =
  | { name: 'list' }
  | { name: 'export'; out: string | undefined }
  | { name: 'send'; file: string; isDry: boolean; perMinute: number };

type Options = {
  out?: string | undefined;
  'dry-run'?: boolean | undefined;
  'per-minute'?: string | undefined;
};

const PER_MINUTE = 120;
const MOST_PER_MINUTE = 6_000;
/** Number of addresses that one query reads. */
const PAGE = 1_000;

/**
 * Parses the command-line arguments.
 * @throws UsageError
 */
export function readNewsletterCommand(
  [name, ...rest]: readonly string[],
  { out, 'dry-run': isDry = false, 'per-minute': pace }: Options,
): NewsletterCommand {
  if (name !== 'list' && name !== 'export' && name !== 'send')
    throw new UsageError(name === undefined ? 'A command is required.' : `${name} is not a command.`);
  if (out !== undefined && name !== 'export') throw new UsageError('--out is only for export.');
  if ((isDry || pace !== undefined) && name !== 'send')
    throw new UsageError('--dry-run and --per-minute are only for send.');
  const [file, ...more] = rest;
  if (name === 'send') {
    if (file === undefined || more.length > 0) throw new UsageError('The file of one letter is required.');
    return { name, file, isDry, perMinute: paceOf(pace) };
  }
  if (file !== undefined) throw new UsageError(`${name} does not accept a file.`);
  return name === 'export' ? { name, out } : { name };
}

function paceOf(text: string | undefined): number {
  if (text === undefined) return PER_MINUTE;
  const pace = Number(text);
  if (!/^\d{1,4}$/.test(text) || pace < 1 || pace > MOST_PER_MINUTE)
    throw new UsageError(`--per-minute must be a number from 1 to ${MOST_PER_MINUTE}.`);
  return pace;
}

/** Runs a newsletter command and returns the lines to print. @throws CommandRefused */
export async function newsletterCommand(
  db: Database,
  command: NewsletterCommand,
  clock: () => Date = () => new Date(),
): Promise<string[]> {
  switch (command.name) {
    case 'list':
      return list(db);
    case 'export':
      return exportAddresses(db, command.out);
    case 'send':
      return send(db, command, clock);
  }
}

async function list(db: Database): Promise<string[]> {
  const { account, subscription } = await countByKind(db);
  const sum = say`${account + subscription} subscribers: ${account} accounts, ${subscription} addresses without an account.`;
  const letters = await listLetters(db);
  if (letters.length === 0) return [sum, say`No letters were sent yet.`];
  const rows = letters.map(({ id, startedAt, written, waiting, subject }) => [
    ...[id, momentText(startedAt), String(written), String(waiting), subject],
  ]);
  return [
    sum,
    '',
    ...alignedTable([['LETTER', 'BEGUN', 'MESSAGES', 'PENDING', 'SUBJECT'].map(term), ...rows]),
  ];
}

async function exportAddresses(db: Database, out: string | undefined): Promise<string[]> {
  const lines = [csvLine(['email', 'since', 'kind'])];
  for (let page: Receiver[] = await receivers(db, { most: PAGE }); page.length > 0; ) {
    for (const { email, since, kind } of page) lines.push(csvLine([email, since.toISOString(), kind]));
    page = await receivers(db, { after: page.at(-1)?.email, most: PAGE });
  }
  if (out === undefined) return lines;
  // The file contains personal data. If it existed before, others may be able to read it, so its permissions
  // are set again.
  await chmod(out, 0o600).catch(ignoreMissing);
  await writeFile(out, `${lines.join('\r\n')}\r\n`, { mode: 0o600 });
  return [say`Written: ${out}, ${lines.length - 1} addresses.`];
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** A CSV line. A value that a spreadsheet would treat as a formula is prefixed with an apostrophe. */
const csvLine = (values: readonly string[]): string =>
  values.map((value) => `"${value.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`).join(',');

async function send(
  db: Database,
  { file, isDry, perMinute }: Extract<NewsletterCommand, { name: 'send' }>,
  clock: () => Date,
): Promise<string[]> {
  const letter = readLetter(basename(file), await textOf(file));
  const deps = { db, clock, ids: () => randomUUID(), secrets: newSecret };
  if (isDry) {
    const plan = await planLetter(deps, { letter });
    return [...asRead(letter), '', ...planLines(letter, plan, perMinute)];
  }
  const { written, before, last } = await sendLetter(deps, { letter, perMinute });
  const earlier = before > 0 ? say` ${before} addresses already had it.` : '';
  if (last === null) return [say`${letter.id}: nothing to write.${earlier}`];
  return [
    say`${letter.id}: ${written} messages were written to the outbox.${earlier}`,
    say`The shop sends them at ${perMinute} a minute, the last one at ${momentText(last)} Moscow time.`,
  ];
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new CommandRefused(`${file} cannot be read.`);
  }
}

const asRead = ({ subject, preheader, blocks }: NewsletterLetter): string[] => [
  say`Subject: ${subject}`,
  ...(preheader === null ? [] : [say`Preheader: ${preheader}`]),
  '',
  ...blocksText(blocks, process.env.PUBLIC_URL?.trim().replace(/\/+$/, '') || 'https://your-shop.example'),
];

function planLines(
  { id }: NewsletterLetter,
  { receivers: all, before }: { receivers: number; before: number },
  perMinute: number,
): string[] {
  const left = Math.max(0, all - before);
  const minutes = Math.ceil(left / perMinute);
  return [
    say`Dry run, nothing was written. ${id} would go to ${left} of ${all} addresses; ${before} already have it.`,
    say`At ${perMinute} a minute that takes ${minutes} min.`,
  ];
}
