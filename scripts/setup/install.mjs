// Installs the dependencies of the lockfile when they are not there yet. Plain JavaScript without dependencies:
// it runs before anything is installed, under whatever Node (20 or newer) the machine has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
const stamp = join(root, 'node_modules', '.vitrina-install');
/** Prism and the type stripping of server/ and backend/ need it. */
const LEAST_NODE = [24, 18];

/** Runs `npm ci` unless the installed dependencies are those of the lockfile. Says whether it had to. */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  console.log('Installing dependencies…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // NODE_ENV=production would leave out what builds and tests need.
    env: { ...process.env, NODE_ENV: undefined },
  });
  if (status !== 0) fail('npm ci failed; its message is above.');
  writeFileSync(stamp, wanted);
  return true;
}

/** Path of the Node that runs the project: the one from the lockfile, or the machine's when it is new enough. */
export function projectNode() {
  const installed = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(installed) && spawnSync(installed, ['--version']).status === 0) return installed;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return process.execPath;
  return fail(
    `No Node for ${process.platform}-${process.arch} is in the lockfile: install Node ≥ ${LEAST_NODE.join('.')} (this is ${process.versions.node}).`,
  );
}

/** The environment in which the project's own commands and its Node are found first. */
export function projectEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
    ...extra,
  };
}

/** Ends the program with one sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
