// Builds the shop when its sources changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, projectEnvironment, projectNode, root } from './install.mjs';

const SOURCES = [
  'src',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.mjs',
];
const stamp = join(root, 'dist', '.vitrina-build');

function files(path) {
  const whole = join(root, path);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [path];
  return readdirSync(whole, { withFileTypes: true }).flatMap((entry) => files(join(path, entry.name)));
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(files).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Builds unless `dist` was made from these very sources. Says whether it had to. */
export function ensureBuilt() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  console.log('Building…');
  const { status, stdout, stderr } = spawnSync(projectNode(), ['scripts/build.mjs'], {
    cwd: root,
    env: projectEnvironment({ NODE_ENV: 'production' }),
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(stdout, stderr);
    fail('The build failed; its message is above.');
  }
  writeFileSync(stamp, wanted);
  return true;
}
