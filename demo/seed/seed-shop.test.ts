import { expect, test } from 'vitest';
import { popularCovers } from '../../backend/catalog/popular-covers.ts';
import { newSecret } from '../../backend/domain/secrets.ts';
import { createPasswords } from '../../backend/identity/auth/passwords/passwords.ts';
import type { Pictures } from '../../backend/media/pictures/pictures.ts';
import type { PictureSource } from '../../backend/platform/db/content-types.ts';
import { variant } from '../../backend/platform/db/schema/catalog.ts';
import { freshDatabase } from '../../backend/platform/testing/database.ts';
import { quickHasher } from '../../backend/testing/app.ts';
import { seedShop } from './seed-shop.ts';

test('says what cards will show before any goods are there, in the order of the listings', async () => {
  const { db, close } = await freshDatabase();
  const pictures = {
    version: 'v1',
    silhouettes: () => [{ id: 'coat', views: ['front'], tint: '#e6e3de' }],
  } as unknown as Pictures;
  const deps = {
    ...{ db, clock: () => new Date('2026-11-21T09:00:00Z'), ids: () => crypto.randomUUID() },
    ...{ secrets: newSecret, passwords: createPasswords({ hasher: quickHasher }) },
  };
  const calls: { covers: PictureSource[]; goods: Promise<number> }[] = [];
  const onCovers = (covers: PictureSource[]) =>
    void calls.push({ covers, goods: db.$count(variant).then(Number) });

  expect(await seedShop(deps, pictures, { onCovers })).toBe(true);
  expect(calls).toHaveLength(1);
  const { covers, goods } = calls[0] ?? { covers: [], goods: 1 };
  expect(await goods).toBe(0);
  expect(covers.length).toBeGreaterThan(1);
  expect(covers).toEqual(await popularCovers(db, covers.length));

  expect(await seedShop(deps, pictures, { onCovers })).toBe(false);
  expect(calls).toHaveLength(1);
  await close();
});
