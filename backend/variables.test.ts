import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readVariables } from './variables.ts';

async function folderWith(env: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'vitrina-env-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, '.env'), env);
  return root;
}

it('settings come from .env, and the environment takes precedence', async () => {
  const root = await folderWith('YANDEX_CLIENT_ID=file\nTID_CLIENT_ID=file\n');
  vi.stubEnv('YANDEX_CLIENT_ID', undefined);
  vi.stubEnv('TID_CLIENT_ID', 'environment');
  expect(readVariables(root)).toMatchObject({ YANDEX_CLIENT_ID: 'file', TID_CLIENT_ID: 'environment' });
  expect(readVariables(join(root, 'nowhere'))).toBe(process.env);
});

it('misspelt settings are refused in .env and in the environment', async () => {
  const root = await folderWith('DATA_DRI=.data\n');
  expect(() => readVariables(root)).toThrow('did you mean DATA_DIR?');
  expect(process.env.DATA_DRI).toBeUndefined();
  vi.stubEnv('PUBLIC_ULR', 'https://shop.example');
  expect(() => readVariables(join(root, 'nowhere'))).toThrow('did you mean PUBLIC_URL?');
});
