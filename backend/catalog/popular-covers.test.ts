import { expect, test } from 'vitest';
import { variant, variantGroup } from '../domain/tables/goods.ts';
import { popularCovers } from './popular-covers.ts';
import { openSmallShop } from './testing/database.ts';

const db = await openSmallShop();

test('popular covers begin with the first colour of every model, continue with further colours, and end at the limit', async () => {
  const variants = await db.select().from(variant);
  const firstColours = variants.filter(
    ({ ordinal }) => ordinal === Math.min(...variants.map((one) => one.ordinal)),
  );
  const models = await db.$count(variantGroup);
  const covers = await popularCovers(db, models);
  const pictures = new Set(firstColours.map(({ pictures: [cover] }) => cover?.template));
  expect(models).toBeGreaterThan(1);
  expect(covers).toHaveLength(models);
  expect(covers.every(({ template }) => pictures.has(template))).toBe(true);
});
