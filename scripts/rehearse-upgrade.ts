// Runs the integration tests of an earlier commit on a database that already has this checkout's migrations.
// This is what happens during an upgrade, when the old and the new version run at the same time. The earlier
// commit must support NEWER_MIGRATIONS and begin with the same first migration (0000_shop).
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bench/pages/shops.ts';
import { ensureInstalled } from './setup/install.mjs';

const [commit, ...files] = process.argv.slice(2);
if (!commit) {
  console.error('Which earlier commit? npm run upgrade:rehearse -- v0.1.0');
  process.exit(2);
}

/**
 * Runs git.
 * @throws Error with git's message
 */
function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout;
}

const parent = mkdtempSync(join(tmpdir(), 'vitrina-upgrade-'));
// The tests run PostgreSQL as another user than root. This user needs access to its programs.
chmodSync(parent, 0o755);
const earlier = join(parent, 'earlier');
try {
  git('worktree', 'add', '--detach', earlier, commit);
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockOf(root) === lockOf(earlier))
    cpSync(join(root, 'node_modules'), join(earlier, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  else ensureInstalled(earlier);
  const vitest = join(earlier, 'node_modules/vitest/vitest.mjs');
  // Leaves out the backup test: the earlier version refuses to restore a backup of a newer database, as it
  // should.
  const left = ['--exclude', 'tests/integration/backup.test.ts'];
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'integration', ...left, ...files],
    {
      cwd: earlier,
      stdio: 'inherit',
      env: { ...process.env, NEWER_MIGRATIONS: join(root, 'backend/migrations') },
    },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', earlier], { cwd: root });
  rmSync(parent, { recursive: true, force: true });
}
