import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { readBackendConfig } from '../config.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import type { FileIssue } from '../platform/files/file-issue.ts';
import { readVariables } from '../variables.ts';
import { openShop } from './database/open-shop.ts';
import { asksForHelp, failCommand, issueLines, UsageError } from './terminal/fail-command.ts';
import { parseArguments } from './terminal/parse-arguments.ts';
import { print, printError } from './terminal/print.ts';
import { say, spoken, type Texts, takeLanguage } from './terminal/say.ts';

export type ImportOptions = { dryRun: boolean; prune: boolean };

/** Describes a part of the shop, such as its content, that is imported and exported as a folder of files. */
export type FolderCommand<Content, Report> = {
  usage: Texts;
  /** Returns the message that is printed after a successful import. */
  imported: () => string;
  canPrune: boolean;
  /** Writes this part of the shop's data to an empty folder and returns the files. */
  write(folder: string, db: Database): Promise<readonly unknown[]>;
  /** Reads and validates the files. */
  read(folder: string, options: ImportOptions, db: Database): Promise<Content>;
  put(tx: Transaction, content: Content, options: ImportOptions): Promise<Report>;
  /** Returns the lines that are printed after an import: first `warnings`, then `rows`. */
  say(report: Report, content: Content): { rows: string[]; warnings: readonly FileIssue[] };
};

class DryRunDone extends Error {}

function readCommand(canPrune: boolean) {
  const options = {
    'dry-run': { type: 'boolean' },
    ...(canPrune ? { prune: { type: 'boolean' as const } } : {}),
  } as const;
  const { positionals, values } = parseArguments({ allowPositionals: true, options });
  const [name, folder, ...rest] = positionals;
  if ((name !== 'import' && name !== 'export') || folder === undefined || rest.length > 0)
    throw new UsageError('One command and one folder are required.');
  const given = values as { 'dry-run'?: boolean; prune?: boolean };
  const how: ImportOptions = { dryRun: given['dry-run'] ?? false, prune: given.prune ?? false };
  return { name, folder: resolve(folder), how };
}

async function run<Content, Report>(command: FolderCommand<Content, Report>): Promise<void> {
  const { name, folder, how } = readCommand(command.canPrune);
  const database = await openShop(readBackendConfig(readVariables()));
  try {
    if (name === 'export') {
      if (existsSync(folder) && readdirSync(folder).length > 0)
        throw new CommandRefused(`The folder ${folder} is not empty.`);
      const files = await command.write(folder, database.db);
      print(say`${files.length} files were written to ${folder}.`);
      return;
    }
    if (!existsSync(folder)) throw new CommandRefused(`The folder ${folder} does not exist.`);
    const content = await command.read(folder, how, database.db);
    const { rows, warnings } = command.say(await putOnce(database.db, command, content, how), content);
    printWarnings(warnings);
    const first = how.dryRun
      ? say`Dry run: nothing was changed. The import would have these results:`
      : command.imported();
    print([first, ...rows].join('\n'));
  } finally {
    await database.close();
  }
}

/** Imports the part in one transaction. In a dry run, the transaction is rolled back, so nothing changes. */
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

function printWarnings(warnings: readonly FileIssue[]): void {
  for (const line of issueLines({ issues: warnings })) printError(say`warning: ${line}`);
}

/** Runs the command with the arguments of this process, and sets the exit code. */
export async function runFolderCommand<Content, Report>(
  command: FolderCommand<Content, Report>,
): Promise<void> {
  try {
    takeLanguage();
    if (asksForHelp(process.argv.slice(2))) print(command.usage[spoken()]);
    else await run(command);
  } catch (error) {
    failCommand(error, { usage: command.usage, changes: true });
  }
}
