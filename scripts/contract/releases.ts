import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { programCommand } from '../setup/install.mjs';
import type { Contract } from './contract.ts';
import { compareVersions } from './release-rules.ts';

const root = resolve(import.meta.dirname, '../..');
const RELEASES = join(root, 'openapi/releases');

/** Path of the bundled contract, which is committed, so that it can be read from any commit. */
const BUNDLE = 'src/generated/openapi.json';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Contract;

export const readChangelog = (): string => readFileSync(join(root, 'openapi/CHANGELOG.md'), 'utf8');

/** The contract of the last release, and the path of its file. */
export function lastRelease(): { file: string; contract: Contract } {
  const versions = readdirSync(RELEASES)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort(compareVersions);
  const file = join(RELEASES, `${versions.at(-1)}.json`);
  return { file, contract: readJson(file) };
}

/**
 * Stores a contract as the last release. Deletes the file of the previous release, which can still be found
 * by its git tag.
 */
export function keepRelease(contract: Contract): string {
  mkdirSync(RELEASES, { recursive: true });
  for (const name of readdirSync(RELEASES)) if (name.endsWith('.json')) rmSync(join(RELEASES, name));
  const name = `${contract.info.version}.json`;
  writeFileSync(join(RELEASES, name), `${JSON.stringify(contract)}\n`);
  return `openapi/releases/${name}`;
}

/**
 * Bundles the contract from openapi/ in the working tree.
 * @throws Error with the message of the bundler
 */
export function bundleContract(): Contract {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-contract-'));
  try {
    const file = join(folder, 'openapi.json');
    const [program, args] = programCommand('redocly', ['bundle', 'openapi/openapi.yaml', '-o', file]);
    const { status, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr.trim());
    return readJson(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Reads a contract from a bundled file or from a commit.
 * @throws Error if `source` names neither
 */
export function readContract(source: string): Contract {
  if (source.endsWith('.json')) return readJson(source);
  const { status, stdout, stderr } = spawnSync('git', ['show', `${source}:${BUNDLE}`], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw new Error(`${source} is no commit with ${BUNDLE}, and no .json file. ${stderr.trim()}`);
  return JSON.parse(stdout) as Contract;
}
