import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { parseEnv } from 'node:util';
import { misspeltSettings, refuseMisspeltSettings } from './setting-names.ts';

const projectRoot = resolve(import.meta.dirname, '../../..');

/**
 * The process's variables, completed by the file `.env` in the project's root when there is one. Commands look there
 * as the shop does, or they would work on another database.
 * @throws StartupError when a name looks like a misspelt setting
 */
export function readVariables(root = projectRoot): Record<string, string | undefined> {
  const file = resolve(root, '.env');
  const inFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  refuseMisspeltSettings(process.env, inFile);
  if (existsSync(file)) loadEnvFile(file);
  return process.env;
}

/** The same variables, with a sentence for each misspelt name in place of an error. */
export function inspectVariables(root = projectRoot): {
  variables: Record<string, string | undefined>;
  misspelt: string[];
} {
  const file = resolve(root, '.env');
  const inFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { variables: { ...inFile, ...process.env }, misspelt: [...misspeltSettings(process.env, inFile)] };
}
