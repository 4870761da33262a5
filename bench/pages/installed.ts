import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programCommand } from '../../scripts/setup/install.mjs';

/**
 * Installs the newest versions of npm packages that are no dependencies of the project into a temporary
 * folder, which is kept for later runs. Returns the folder.
 * @throws Error if they cannot be installed
 */
export async function installed(name: string, packages: readonly string[]): Promise<string> {
  const folder = join(tmpdir(), `vitrina-bench-${name}`);
  const done = join(folder, 'installed');
  if (existsSync(done)) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
  const [npm, args] = programCommand('npm', [...options, ...packages]);
  const { status } = spawnSync(npm, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${packages.join(', ')} cannot be installed.`);
  await writeFile(done, '');
  return folder;
}
