import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTop } from './top.ts';

test('the kept first entries are the same as after sorting the whole sequence', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 400, size: 'max' }),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 0, max: 20 }),
      (keys, count, start) => {
        const top = createTop(count);
        for (const [place, key] of keys.entries())
          if (!top.isBeyond(key, place)) top.offer(key, place, place);
        const sorted = [...keys.keys()].sort(
          (one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other,
        );
        expect(top.from(start)).toEqual(sorted.slice(start, count));
      },
    ),
  );
});

test('once the list of first entries is full, a sorted sequence adds only few entries to it', () => {
  const top = createTop(10);
  let offered = 0;
  for (let place = 0; place < 10_000; place += 1)
    if (!top.isBeyond(place, place)) {
      offered += 1;
      top.offer(place, place, place);
    }
  expect(offered).toBeLessThan(200);
});
