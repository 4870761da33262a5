import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectEnvironment, projectNode, root, SetupError } from './install.mjs';

const SOURCES = [
  'src',
  'desk',
  'shared',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.ts',
];

/**
 * Path of a file that a build writes last. It contains a hash of the sources, so that a later run can see
 * whether the build is up to date.
 */
export const buildStamp = join(root, 'dist', '.vitrina-build');

function files(path: string): string[] {
  const whole = join(root, path);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [path];
  return readdirSync(whole, { withFileTypes: true })
    .filter(({ name }) => !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => files(join(path, entry.name)));
}

/** A hash of everything that affects the result of a build. */
export function sourceFingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(files).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * Builds the shop unless `dist` is up to date. Returns whether it was built.
 * @throws SetupError if the build fails, after printing its messages
 */
export function ensureBuilt(announcement = 'Building…'): boolean {
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === sourceFingerprint()) return false;
  console.log(announcement);
  const { status, stdout, stderr } = spawnSync(projectNode(), ['scripts/build.ts'], {
    cwd: root,
    env: projectEnvironment({ NODE_ENV: 'production' }),
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(stdout, stderr);
    throw new SetupError('The build failed; its message is above.');
  }
  return true;
}
