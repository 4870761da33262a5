// Installs the dependencies of the lockfile when they are not there yet. Plain JavaScript without dependencies:
// it runs before anything is installed, under any Node from 20 on that the machine has.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = resolve(import.meta.dirname, '../..');
/** Prism and the type stripping of server/ and backend/ need it. */
const LEAST_NODE = [24, 18];

/** The message is one sentence for the person at the terminal. */
export class SetupError extends Error {}

/** Runs `npm ci` unless the installed dependencies are those of the lockfile. Says whether it had to. */
export function ensureInstalled(folder = root) {
  if (isInstalled(folder)) return false;
  console.log('Installing dependencies…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // NODE_ENV=production would leave out what builds and tests need.
    env: { ...process.env, NODE_ENV: undefined },
  });
  if (status !== 0) throw new SetupError('npm ci failed; its message is above.');
  return true;
}

/**
 * Whether `node_modules` holds what the lockfile asks for on this machine. npm itself leaves a list there as the last
 * step of every installation, so it does not matter who installed. What is there beyond the lockfile does no harm, and
 * workspaces are here already.
 */
export function isInstalled(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const installed = packagesOf(join(folder, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || installed === undefined) return false;
  const isSame = (one, other) => one.version === other.version && one.integrity === other.integrity;
  const fits = (list, value) => list === undefined || list.includes(value);
  const isPackage = ([path, entry]) => path.startsWith('node_modules/') && !entry.link;
  return Object.entries(wanted)
    .filter(isPackage)
    .every(([path, entry]) => {
      const found = installed[path];
      if (found === undefined) return entry.optional === true;
      return isSame(found, entry) && fits(found.os, process.platform) && fits(found.cpu, process.arch);
    });
}

function packagesOf(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Path of the Node that runs the project: the one from the lockfile, or the machine's when it is new enough. */
export function projectNode() {
  const installed = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(installed) && spawnSync(installed, ['--version']).status === 0) return installed;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return process.execPath;
  throw new SetupError(
    `No Node for ${process.platform}-${process.arch} is in the lockfile: install Node ≥ ${LEAST_NODE.join('.')} (this is ${process.versions.node}).`,
  );
}

/** An option of Node, added once to those that are set. */
const RESOLVE_DRIZZLE = `--import=${pathToFileURL(join(import.meta.dirname, 'resolve-drizzle.mjs'))}`;
function nodeOptions({ NODE_OPTIONS = '' } = process.env) {
  return NODE_OPTIONS.includes(RESOLVE_DRIZZLE) ? NODE_OPTIONS : `${NODE_OPTIONS} ${RESOLVE_DRIZZLE}`.trim();
}

/**
 * The environment in which the project's own commands and its Node are found first. What Node compiles is kept, which
 * is a fifth of what a start of the shop computes, and modules of drizzle-orm are found quickly.
 */
export function projectEnvironment(extra = {}) {
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    ...process.env,
    NODE_OPTIONS: nodeOptions(),
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
    ...extra,
  };
}
