import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDataFolder } from './data-folder.ts';
import { StartupError } from './startup-error.ts';

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-data-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('a missing data folder is created with its parents, and the write test leaves no files', async () => {
  const folder = join(await temporary(), 'a/b/c');
  await openDataFolder(folder);
  expect(await readdir(folder)).toEqual([]);
});

it('several concurrent calls can create the data folder', async () => {
  const folder = join(await temporary(), 'a/b/c');
  await expect(Promise.all(Array.from({ length: 5 }, () => openDataFolder(folder)))).resolves.toBeDefined();
});

it('files in an existing data folder are not changed', async () => {
  const folder = await temporary();
  await writeFile(join(folder, 'kept'), '');
  await openDataFolder(folder);
  expect(await readdir(folder)).toEqual(['kept']);
});

it('a data folder whose path goes through a file is refused', async () => {
  const folder = await temporary();
  await writeFile(join(folder, 'file'), '');
  await expect(openDataFolder(join(folder, 'file/data'))).rejects.toThrow(StartupError);
  await expect(openDataFolder(join(folder, 'file'))).rejects.toThrow(
    'which cannot be created or written (EEXIST).',
  );
});

it.runIf(process.platform === 'linux')(
  'a data folder on a file system that cannot create folders is refused',
  async () => {
    for (const folder of ['/proc/vitrina/data', '/proc'])
      await expect(openDataFolder(folder)).rejects.toThrow(
        new StartupError(`DATA_DIR is ${folder}, which cannot be created or written (ENOENT).`),
      );
  },
);
