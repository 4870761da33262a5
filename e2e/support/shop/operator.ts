import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { OperatorRole } from '#contract/operations.ts';

const root = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/**
 * Runs a command of backend/cli, as an npm script does. `file` is its path without `.ts`. Returns the output.
 * @throws Error when it fails
 */
export async function command(
  file: string,
  words: readonly string[],
  environment: Record<string, string>,
): Promise<string> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, ...environment };
  const { stdout } = await run(process.execPath, [`backend/cli/${file}.ts`, ...words], { cwd: root, env });
  return stdout;
}

/**
 * Adds an operator to the database in a data folder. No shop may be using the folder. Returns the operator's
 * token.
 */
export async function addOperator(dataDir: string, role: OperatorRole): Promise<string> {
  const printed = await command(
    'operators',
    ['add', `work-place-${randomUUID().slice(0, 8)}`, '--role', role],
    {
      DATA_DIR: dataDir,
    },
  );
  return printed.trim().split('\n').at(-1) ?? '';
}
