import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';

/**
 * The variables of a command: those of the shop, which has them from the environment or from `.env` in the project's
 * root. A command that did not look there would work on another database than the shop.
 */
export function shopVariables(
  root = resolve(import.meta.dirname, '../..'),
): Record<string, string | undefined> {
  const file = resolve(root, '.env');
  if (existsSync(file)) loadEnvFile(file);
  return process.env;
}
