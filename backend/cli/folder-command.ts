import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBackendConfig } from '../config.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import { openDatabase } from '../platform/db/client.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { silentLogger as logger } from '../platform/log/logger.ts';
import { readVariables } from '../variables.ts';
import { failCommand, UsageError } from './terminal/fail-command.ts';

export type ImportOptions = { dryRun: boolean; prune: boolean };

/** A part of the shop that is imported and exported as a folder of files. */
export type FolderCommand<Content, Report> = {
  usage: string;
  /** Name of the part, as the subject of a sentence. */
  subject: string;
  canPrune: boolean;
  /** Writes the part to an empty folder and returns the files. */
  write(folder: string, db: Database): Promise<readonly unknown[]>;
  /** Reads and validates the files. */
  read(folder: string, options: ImportOptions, db: Database): Promise<Content>;
  put(tx: Transaction, content: Content, options: ImportOptions): Promise<Report>;
  /** The lines to print after an import. `warnings` are printed first. */
  say(report: Report, content: Content): { rows: string[]; warnings: string[] };
  /** Errors in the files, one per line; undefined for other kinds of failures. */
  mistakesOf(error: unknown): string[] | undefined;
};

/** Maximum lines shown on the terminal; the next run shows the others. */
const SHOWN = 50;

class DryRunDone extends Error {}

function readCommand(canPrune: boolean) {
  const options = {
    'dry-run': { type: 'boolean' },
    ...(canPrune ? { prune: { type: 'boolean' as const } } : {}),
  } as const;
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [name, folder, ...rest] = positionals;
    if ((name !== 'import' && name !== 'export') || folder === undefined || rest.length > 0)
      throw new UsageError('One command and one folder are required.');
    const given = values as { 'dry-run'?: boolean; prune?: boolean };
    const how: ImportOptions = { dryRun: given['dry-run'] ?? false, prune: given.prune ?? false };
    return { name, folder: resolve(folder), how };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run<Content, Report>(command: FolderCommand<Content, Report>): Promise<void> {
  const { name, folder, how } = readCommand(command.canPrune);
  const { dataDir, databaseUrl } = readBackendConfig(readVariables());
  const database = await openDatabase({ dataDir, databaseUrl, logger });
  try {
    if (name === 'export') {
      if (existsSync(folder) && readdirSync(folder).length > 0)
        throw new CommandRefused(`The folder ${folder} is not empty.`);
      const files = await command.write(folder, database.db);
      console.log(`${files.length} files were written to ${folder}.`);
      return;
    }
    if (!existsSync(folder)) throw new CommandRefused(`The folder ${folder} does not exist.`);
    const content = await command.read(folder, how, database.db);
    const { rows, warnings } = command.say(await putOnce(database.db, command, content, how), content);
    print(warnings.map((line) => `warning: ${line}`));
    const first = how.dryRun
      ? 'Dry run: nothing was changed. The import would have these results:'
      : `${command.subject} was imported.`;
    console.log([first, ...rows].join('\n'));
  } finally {
    await database.close();
  }
}

/** Imports the part in one transaction, which a dry run rolls back. */
async function putOnce<Content, Report>(
  db: Database,
  command: FolderCommand<Content, Report>,
  content: Content,
  how: ImportOptions,
): Promise<Report> {
  let report: Report | undefined;
  await db
    .transaction(async (tx) => {
      report = await command.put(tx, content, how);
      if (how.dryRun) throw new DryRunDone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRunDone)) throw error;
    });
  return report as Report;
}

function print(lines: readonly string[]): void {
  for (const line of lines.slice(0, SHOWN)) console.error(line);
  if (lines.length > SHOWN) console.error(`… and ${lines.length - SHOWN} more.`);
}

/** Runs the command of the process's arguments, with an exit code. */
export async function runFolderCommand<Content, Report>(
  command: FolderCommand<Content, Report>,
): Promise<void> {
  try {
    await run(command);
  } catch (error) {
    print(command.mistakesOf(error) ?? []);
    failCommand(error, { usage: command.usage, unchanged: 'Nothing was changed.' });
  }
}
