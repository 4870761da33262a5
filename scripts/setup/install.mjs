// Installs the dependencies in the lockfile if needed. This file is plain JavaScript without dependencies,
// because it runs before any installation, with the machine's own Node (20 or later).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = resolve(import.meta.dirname, '../..');
/**
 * The lowest Node version that can run the project. Prism and the type stripping in server/ and backend/
 * require it.
 */
const LEAST_NODE = [24, 18];

/** An error whose message is one sentence to be printed on the terminal. */
export class SetupError extends Error {}

/** Runs `npm ci` unless the installed dependencies match the lockfile. Returns whether `npm ci` was run. */
export function ensureInstalled(folder = root) {
  if (isInstalled(folder)) return false;
  console.log('Installing dependencies…');
  const [npm, args] = programCommand('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  const { status } = spawnSync(npm, args, {
    cwd: folder,
    stdio: 'inherit',
    // NODE_ENV is removed, because `production` would omit dependencies that builds and tests need.
    env: { ...process.env, NODE_ENV: undefined },
  });
  if (status !== 0) throw new SetupError('npm ci failed; its message is above.');
  return true;
}

/**
 * Whether `node_modules` matches the lockfile on this machine. The lockfile is compared with the list that
 * npm writes as the last step of an installation. Additional packages are allowed. Workspaces are not
 * compared, because they are part of the repository.
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

/**
 * The path of the Node that runs the project: the Node package in the lockfile, or the machine's Node if it
 * is new enough.
 */
export function projectNode() {
  const installed = binFile('node', root);
  if (installed !== undefined && spawnSync(installed, ['--version']).status === 0) return installed;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return process.execPath;
  throw new SetupError(
    `No Node for ${process.platform}-${process.arch} is in the lockfile: install Node ≥ ${LEAST_NODE.join('.')} (this is ${process.versions.node}).`,
  );
}

/**
 * The file and arguments that run a program of the dependencies, npm or the project's Node without a shell: a shell
 * would split paths with spaces, and Windows starts no `.cmd` file without one. Other names are returned as they are.
 */
export function programCommand(name, args = [], folder = root) {
  if (name === 'node') return [projectNode(), args];
  const file = name === 'npm' || name === 'npx' ? npmFile(name) : binFile(name, folder);
  return file === undefined ? [name, args] : [process.execPath, [file, ...args]];
}

/** The file that a dependency provides as the program `name`. */
function binFile(name, folder) {
  const installed = Object.entries(packagesOf(join(folder, 'node_modules', '.package-lock.json')) ?? {});
  const [path, entry] =
    installed.find(([at, { bin }]) => bin?.[name] && at.lastIndexOf('node_modules/') === 0) ?? [];
  const file = path && join(folder, path, entry.bin[name]);
  return file && existsSync(file) ? file : undefined;
}

/** The script of npm, which is installed beside some Node in PATH. */
function npmFile(name) {
  const { npm_execpath, PATH = '' } = process.env;
  const folders = [dirname(process.execPath), ...PATH.split(delimiter)].filter((path) => path !== '');
  const installed = folders.flatMap((path) => [
    join(path, 'node_modules/npm/bin'),
    join(path, '../lib/node_modules/npm/bin'),
  ]);
  const ran = npm_execpath?.endsWith('npm-cli.js') ? [dirname(npm_execpath)] : [];
  return [...ran, ...installed].map((path) => join(path, `${name}-cli.js`)).find((file) => existsSync(file));
}

const preload = (name) => `--import=${pathToFileURL(join(import.meta.dirname, name))}`;
const PRELOADED = [
  preload('resolve-drizzle.mjs'),
  ...(root.includes("'") ? [preload('quoted-paths.mjs')] : []),
].join(' ');

/** Adds Node options to NODE_OPTIONS unless they are set. */
function nodeOptions({ NODE_OPTIONS = '' } = process.env) {
  return NODE_OPTIONS.includes(PRELOADED) ? NODE_OPTIONS : `${NODE_OPTIONS} ${PRELOADED}`.trim();
}

/**
 * The environment for commands of the project: its tools and its Node come first in PATH. It also turns on
 * Node's compile cache, which saves a fifth of the shop's start time, and the faster resolution of
 * drizzle-orm.
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
