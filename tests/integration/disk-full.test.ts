import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../backend/platform/db/client.ts';
import { silentLogger as logger } from '../../backend/platform/log/logger.ts';
import { StartupError } from '../../backend/platform/startup-error.ts';
import { createTestApp } from '../../backend/testing/app.ts';
import { ensureBuilt } from '../../scripts/setup/build.ts';

const PROGRAM = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const MB = 1024 * 1024;

/** The disk to fill is a small in-memory file system, which only root can mount. */
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

describe.runIf(isRoot)('a full disk', () => {
  let disk: string;
  beforeEach(async () => {
    disk = await mkdtemp(join(tmpdir(), 'vitrina-full-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk]);
    // Unmounts the file system at once, even if a process still has a file open on it.
    return async () => {
      execFileSync('umount', ['--lazy', disk]);
      await rm(disk, { recursive: true });
    };
  });

  const ballast = () => join(disk, 'ballast');
  /** Fills the file system until the given number of bytes is free. */
  async function fill({ leaving = 0 } = {}): Promise<void> {
    const { bavail, bsize } = await statfs(disk);
    await writeFile(ballast(), Buffer.alloc(bavail * bsize - leaving)).catch(() => {});
  }

  it('with a full disk, the shop responds with 503 until there is space again, and cannot be started', async () => {
    const dataDir = join(disk, 'data');
    const opened = await openDatabase({ dataDir, logger });
    const shop = createTestApp(opened.db);
    let networks = 0;
    const becomeGuest = async () => {
      networks += 1;
      const clientIp = `10.${networks >> 8}.${networks & 255}.1`;
      return (await shop.call('/api/auth/guest', { method: 'POST', clientIp })).status;
    };
    expect(await becomeGuest()).toBe(200);
    await fill();
    let status = 200;
    // Writes until a call fails. This takes many rows: even on a full disk, the database still has room in
    // pages that it has allocated.
    while (status === 200 && networks < 20_000) status = await becomeGuest();
    expect(status).toBe(503);
    expect((await shop.call('/api/_auth/session')).status).toBe(200);
    await rm(ballast());
    expect(await becomeGuest()).toBe(200);
    await opened.close();

    // Leaves some space, because the shop writes a lock file into the data folder at its start.
    await fill({ leaving: MB });
    const refusal = await openDatabase({ dataDir, logger }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartupError);
    expect((refusal as StartupError).message).toMatch(/has \d MB free, .* make room\.$/);
    await rm(ballast());
    await (await openDatabase({ dataDir, logger })).close();
  });

  /** Starts the whole shop with its data folder on the disk to fill. */
  function start() {
    const settings = { DATA_DIR: join(disk, 'data'), PORT: '0', DEMO_DATA: 'off', LOG_LEVEL: 'error' };
    const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, ...settings };
    const child = spawn(process.execPath, [PROGRAM, '--lang', 'en'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'close').then(([code]) => code as number | null);
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    const output = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].on('data', (chunk) => {
        output[stream] += chunk;
      });
    return { child, output, ended };
  }

  it('with a full disk, a start fails with one sentence, and a running shop still stops cleanly', async () => {
    ensureBuilt();
    await fill({ leaving: MB });
    const refused = start();
    expect(await refused.ended).toBe(1);
    expect(refused.output.stderr).toMatch(/^The disk of \S+ has \d MB free, .* make room\.\n$/);

    await rm(ballast());
    const { child, output, ended } = start();
    await vi.waitFor(() => expect(output.stdout).toMatch(/ at http:\S+:\d+ /));
    await fill();
    // Stops the shop normally. Closing the database writes its pending data to the disk.
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 600_000);
});
