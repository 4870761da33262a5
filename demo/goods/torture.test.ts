import { expect, test } from 'vitest';
import { careNames } from '#shared/goods/care.ts';
import { variantGroup } from '../../backend/domain/tables/goods.ts';
import { freshDatabase } from '../../backend/platform/testing/database.ts';
import { createDemoCatalog } from '../seed/catalog.ts';
import { seedDemo } from '../seed/seed.ts';
import { torturePath, withTorture } from './torture.ts';

const plain = createDemoCatalog({ silhouettes: new Set(['coat', 'chelsea']), pictureVersion: 'v1' });
const { categories, groups } = withTorture(plain);
const added = groups.filter(({ categoryPaths }) => categoryPaths.includes(torturePath));
const variants = added.flatMap((group) => group.variants);

test('withTorture leaves the demo shop as it is and adds one category after all others', () => {
  expect(groups.slice(0, plain.groups.length)).toEqual(plain.groups);
  expect(categories.slice(0, plain.categories.length)).toEqual(plain.categories);
  expect(categories.at(-1)).toMatchObject({ path: torturePath, parentId: categories[0]?.id });
});

test('the category of extreme goods has a model for each layout problem', () => {
  const names = added.map(({ name }) => name);
  expect(names.some((name) => name.length === 120)).toBe(true);
  expect(names.some((name) => /^[а-яё]{40}$/iu.test(name))).toBe(true);
  expect(added.some((group) => group.variants.length === 40)).toBe(true);
  expect(variants.some(({ articles }) => articles.length === 30)).toBe(true);
  for (const price of [100, 99_999_900]) {
    expect(variants.some((one) => one.price === price && one.priceBefore === null)).toBe(true);
  }
  expect(variants.some(({ price, priceBefore }) => price === 100 && priceBefore !== null)).toBe(true);
  expect(variants.some(({ priceBefore }) => priceBefore === 99_999_900)).toBe(true);
  expect(variants.some(({ articles }) => articles.every(({ stock }) => stock === 0))).toBe(true);
  expect(variants.some(({ pictures }) => pictures.length === 0)).toBe(true);
  expect(added.some(({ careCodes }) => careCodes.some((code) => !(code in careNames)))).toBe(true);
  expect(added.some(({ composition }) => composition.length === 0)).toBe(true);
  expect(added.some(({ attributes }) => attributes.length === 20)).toBe(true);
});

test('the extreme goods have unique ids and codes, so that they can be inserted into a database', async () => {
  const { db, close } = await freshDatabase();
  await seedDemo(db, { catalog: { ...plain, categories, groups }, now: new Date('2026-11-21T09:00:00Z') });
  expect(await db.$count(variantGroup)).toBe(groups.length);
  await close();
});
