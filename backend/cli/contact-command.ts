import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { safeFileName } from '#shared/contact/attached-files.ts';
import { CONTACT_SUBJECTS } from '#shared/contact/subjects.ts';
import { shownEmail } from '#shared/forms/shown-email.ts';
import { CONTACT_STATES, CONTACT_STEPS } from '#shared/operators/operator-words.ts';
import { contactRequest } from '../contact/tables.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import type { Database } from '../platform/db/database.ts';
import { UsageError } from './terminal/fail-command.ts';
import { momentText } from './terminal/moments.ts';
import { say } from './terminal/say.ts';

export type ContactCommand = { name: 'list' } | { name: 'show'; number: string; folder: string };

/** Maximum number of requests that `list` prints, newest first. */
const LISTED = 50;

/**
 * Parses the command-line arguments.
 * @throws UsageError
 */
export function readContactCommand([name, ...rest]: string[], to: string | undefined): ContactCommand {
  if (name === 'list' && rest.length === 0) {
    if (to !== undefined) throw new UsageError('--to is only for show.');
    return { name };
  }
  const [number] = rest;
  if (name === 'show' && number !== undefined && rest.length === 1)
    return { name, number, folder: to ?? `contact-${number}` };
  if (name === 'show') throw new UsageError('The number of one request is required.');
  throw new UsageError(name === undefined ? 'A command is required.' : `${name} is not a command.`);
}

/**
 * Runs a command about contact requests and returns the lines to print.
 * @throws CommandRefused
 */
export function contactCommand(db: Database, command: ContactCommand): Promise<string[]> {
  return command.name === 'list' ? list(db) : show(db, command);
}

async function list(db: Database): Promise<string[]> {
  const { number, subject, createdAt, files, orderNumber, state } = contactRequest;
  const rows = await db
    .select({ number, subject, createdAt, files, orderNumber, state })
    .from(contactRequest)
    .orderBy(desc(createdAt), desc(contactRequest.key))
    .limit(LISTED);
  if (rows.length === 0) return [say`No requests.`];
  return rows.map((row) =>
    [
      row.number,
      momentText(row.createdAt),
      CONTACT_STATES[row.state],
      CONTACT_SUBJECTS[row.subject],
      row.orderNumber ?? say`no order`,
      say`files ${row.files.length}`,
    ].join('  '),
  );
}

/**
 * Prints a request and saves its files. Their names were chosen by the sender, so unsafe characters are
 * replaced, and each name gets the number of its file as a prefix.
 */
async function show(
  db: Database,
  { number, folder }: Extract<ContactCommand, { name: 'show' }>,
): Promise<string[]> {
  const [kept] = await db.select().from(contactRequest).where(eq(contactRequest.number, number));
  if (!kept) throw new CommandRefused(`There is no request ${number}.`);
  const saved: string[] = [];
  for (const [place, { name }] of kept.files.entries()) {
    const file = join(folder, `${place + 1}-${safeFileName(name)}`);
    await mkdir(folder, { recursive: true });
    await writeFile(file, Buffer.from(kept.contents[place] ?? '', 'base64'));
    saved.push(say`Saved: ${file}`);
  }
  const { subject, createdAt, name, email, phone, orderNumber, isOwnOrder, text, steps } = kept;
  return [
    `${kept.number}  ${momentText(createdAt)}  ${CONTACT_STATES[kept.state]}  ${CONTACT_SUBJECTS[subject]}`,
    [name, email && shownEmail(email), phone].filter((one) => one !== null).join(', '),
    ...(orderNumber === null
      ? []
      : [isOwnOrder ? say`Order ${orderNumber}` : say`Order ${orderNumber} (typed, not checked)`]),
    '',
    ...text.split('\n'),
    ...steps.flatMap(({ at, operator, step, text: said }) => [
      '',
      `${momentText(new Date(at))}  ${CONTACT_STEPS[step]}, ${operator}`,
      ...(said?.split('\n') ?? []),
    ]),
    ...(saved.length > 0 ? ['', ...saved] : []),
  ];
}
