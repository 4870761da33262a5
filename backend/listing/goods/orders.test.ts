import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromGreatest, membersByCategory } from './orders.ts';

test('indexes are sorted by their values in descending order, and indexes of equal values keep their order', async () => {
  const values = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(values, async (drawn) => {
      const plain = [...drawn.keys()].sort(
        (one, other) => (drawn[other] ?? 0) - (drawn[one] ?? 0) || one - other,
      );
      expect([...(await fromGreatest(Float64Array.from(drawn)))]).toEqual(plain);
    }),
  );
});

test('the models of each listing stay in the order in which models are numbered', async () => {
  const { memberStart, members } = await membersByCategory(
    Int32Array.from([2, 0, 2, 0, 2]),
    Int32Array.from([0, 0, 1, 3, 4]),
    3,
  );
  expect([...memberStart]).toEqual([0, 2, 2, 5]);
  expect([...members]).toEqual([0, 3, 0, 1, 4]);
});
