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

it('creates the folder with its parents, and nothing else', async () => {
  const folder = join(await temporary(), 'a/b/c');
  await openDataFolder(folder);
  expect(await readdir(folder)).toEqual([]);
});

it('lets two processes create it concurrently', async () => {
  const folder = join(await temporary(), 'a/b/c');
  await expect(Promise.all(Array.from({ length: 5 }, () => openDataFolder(folder)))).resolves.toBeDefined();
});

it('keeps existing files', async () => {
  const folder = await temporary();
  await writeFile(join(folder, 'kept'), '');
  await openDataFolder(folder);
  expect(await readdir(folder)).toEqual(['kept']);
});

it('refuses a path below a file', async () => {
  const folder = await temporary();
  await writeFile(join(folder, 'file'), '');
  await expect(openDataFolder(join(folder, 'file/data'))).rejects.toThrow(StartupError);
  await expect(openDataFolder(join(folder, 'file'))).rejects.toThrow(
    'which cannot be created or written (EEXIST).',
  );
});

it.runIf(process.platform === 'linux')('refuses a file system that cannot create folders', async () => {
  for (const folder of ['/proc/vitrina/data', '/proc'])
    await expect(openDataFolder(folder)).rejects.toThrow(
      new StartupError(`DATA_DIR is ${folder}, which cannot be created or written (ENOENT).`),
    );
});
