import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { inspectVariables, readVariables } from './variables.ts';

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

it('a demo shop without a seller has an invented one, and other shops have none (§2.2.1)', async () => {
  const root = await folderWith('');
  await mkdir(join(root, 'demo', 'brand'), { recursive: true });
  await cp(join(import.meta.dirname, '../demo/brand/brand.yaml'), join(root, 'demo/brand/brand.yaml'));
  const sellerIn = (env: Record<string, string>) => {
    for (const name of Object.keys(process.env).filter((one) => one.startsWith('SELLER_')))
      vi.stubEnv(name, undefined);
    for (const name of ['DEMO_DATA', 'SELLER_NAME']) vi.stubEnv(name, env[name]);
    const { variables } = inspectVariables(root);
    const { SELLER_NAME: name, SELLER_PHONE: phone, SELLER_HOURS: hours, SELLER_EMAIL: email } = variables;
    return { name, phone, hours, email };
  };
  expect(sellerIn({})).toEqual({
    name: 'Демо-магазин (продавец вымышленный)',
    phone: '+7 (000) 000-00-00',
    hours: 'ежедневно с 9 до 21',
    email: 'pokupatelyam@vitrina.example',
  });
  expect(sellerIn({ DEMO_DATA: 'off' })).toEqual({});
  expect(sellerIn({ SELLER_NAME: 'ООО «Лавка»' })).toEqual({ name: 'ООО «Лавка»' });
});
