import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { assertFreeSpace } from './refuse-full-disk.ts';

const MB = 1024 * 1024;

async function folder({ isNew }: { isNew: boolean }): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'vitrina-disk-'));
  onTestFinished(() => rm(made, { recursive: true }));
  if (!isNew) await writeFile(join(made, 'PG_VERSION'), '18\n');
  return made;
}

it.each([
  { isNew: true, least: 128 },
  { isNew: false, least: 48 },
])(
  'an embedded database (new: $isNew) is opened with $least MB of free space, and refused with less',
  async ({ isNew, least }) => {
    const path = await folder({ isNew });
    await assertFreeSpace(path, async () => least * MB);
    const refusal = await assertFreeSpace(path, async () => least * MB - 1).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartupError);
    expect((refusal as StartupError).message).toBe(
      `The disk of ${path} has ${least - 1} MB free, and the embedded database needs ${least} MB to be opened: make room.`,
    );
  },
);

it('by default, the check for a full disk looks at the free space of the folder’s disk', async () => {
  await expect(assertFreeSpace(join(await folder({ isNew: true }), 'not', 'there'))).rejects.toThrow(
    'ENOENT',
  );
});
