import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../backend/platform/db/client.ts';
import { silentLogger as logger } from '../../backend/platform/log/logger.ts';
import { StartupError } from '../../backend/platform/startup-error.ts';
import { createTestApp } from '../../backend/testing/app.ts';

/** A real disk that is full: a small file system in memory, which only root may mount. */
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

let disk: string;
const ballast = () => join(disk, 'ballast');

/** Takes all the space that is left. */
async function fill(): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  await writeFile(ballast(), Buffer.alloc(bavail * bsize)).catch(() => {});
}

beforeAll(async () => {
  if (!isRoot) return;
  disk = await mkdtemp(join(tmpdir(), 'vitrina-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk]);
});
afterAll(async () => {
  if (!isRoot) return;
  execFileSync('umount', [disk]);
  await rm(disk, { recursive: true });
});

it.runIf(isRoot)(
  'a full disk is answered with 503 until there is space again, and refused at a start',
  async () => {
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
    // Pages that are there already take some more rows.
    while (status === 200 && networks < 20_000) status = await becomeGuest();
    expect(status).toBe(503);
    expect((await shop.call('/api/_auth/session')).status).toBe(200);
    await rm(ballast());
    expect(await becomeGuest()).toBe(200);
    await opened.close();

    await fill();
    // The lock file of the folder needs some space of its own.
    await writeFile(ballast(), '');
    const { bavail, bsize } = await statfs(disk);
    await writeFile(ballast(), Buffer.alloc(bavail * bsize - 1024 * 1024));
    const refusal = await openDatabase({ dataDir, logger }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartupError);
    expect((refusal as StartupError).message).toMatch(/has \d MB free, .* make room\.$/);
    await rm(ballast());
    await (await openDatabase({ dataDir, logger })).close();
  },
);
