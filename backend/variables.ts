import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { parseEnv } from 'node:util';
import { fileIssueLine } from './platform/files/file-issue.ts';
import { BrandKitError, brandVariables, readBrandKit } from './platform/settings/brand-kit.ts';
import { StartupError } from './platform/startup-error.ts';
import { misspeltSettings, refuseMisspeltSettings } from './setting-names.ts';

const projectRoot = resolve(import.meta.dirname, '..');

/**
 * Reads the settings from the environment variables of the process. A variable that is not set is taken from
 * the file `.env` in the project's root, otherwise from the brand kit. Commands read the same file as the
 * shop, so that they use the same database.
 * @throws StartupError for a misspelt setting or an invalid brand kit
 */
export function readVariables(root = projectRoot): Record<string, string | undefined> {
  const file = resolve(root, '.env');
  const inFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  refuseMisspeltSettings(process.env, inFile);
  if (existsSync(file)) loadEnvFile(file);
  for (const [name, value] of Object.entries(variablesOfKit(process.env, root)))
    if (!process.env[name]?.trim()) process.env[name] = value;
  return process.env;
}

/**
 * Reads the same settings as `readVariables`. For misspelt names and an invalid brand kit, it returns
 * sentences instead of throwing.
 */
export function inspectVariables(root = projectRoot): {
  variables: Record<string, string | undefined>;
  misspelt: string[];
  brandFaults: string[];
} {
  const file = resolve(root, '.env');
  const inFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const variables = { ...inFile, ...process.env };
  const misspelt = [...misspeltSettings(process.env, inFile)];
  try {
    return { variables: { ...variablesOfKit(variables, root), ...variables }, misspelt, brandFaults: [] };
  } catch (error) {
    if (error instanceof BrandKitError)
      return { variables, misspelt, brandFaults: error.issues.map((issue) => fileIssueLine(issue)) };
    if (error instanceof StartupError)
      return { variables, misspelt: [...misspelt, error.message], brandFaults: [] };
    throw error;
  }
}

/** Path of the folder with the brand kit. */
const brandFolder = ({ BRAND_DIR }: Record<string, string | undefined>, root = projectRoot): string =>
  resolve(root, BRAND_DIR?.trim() || 'brand');

function variablesOfKit(variables: Record<string, string | undefined>, root: string): Record<string, string> {
  const kit = readBrandKit(brandFolder(variables, root));
  const ofKit = kit ? brandVariables(kit) : {};
  return { ...demoSeller({ ...ofKit, ...variables }, root), ...ofKit };
}

/** Whether a setting is about who the seller is. The seller's tax settings are not. */
const namesSeller = ([name, value]: [string, string | undefined]) =>
  /^SELLER_(?!TAX_SYSTEM$|VAT$)/.test(name) && Boolean(value?.trim());

/** The invented seller of the demo shop. Empty if the settings name a seller of their own. */
function demoSeller(known: Record<string, string | undefined>, root: string): Record<string, string> {
  if (known.DEMO_DATA?.trim() === 'off' || Object.entries(known).some(namesSeller)) return {};
  const kit = readBrandKit(resolve(root, 'demo/brand'));
  return kit ? Object.fromEntries(Object.entries(brandVariables(kit)).filter(namesSeller)) : {};
}
