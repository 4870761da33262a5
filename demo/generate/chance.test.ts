import { expect, it } from 'vitest';
import { chanceOf } from './chance.ts';

const first = (seed: number, index: number) => Array.from({ length: 5 }, chanceOf(seed, index).fraction);

it('random draws depend only on the seed and the index', () => {
  expect(first(1, 7)).toEqual(first(1, 7));
  expect(first(1, 7)).not.toEqual(first(2, 7));
  expect(first(1, 7)).not.toEqual(first(1, 8));
  expect(new Set(Array.from({ length: 1000 }, (_, index) => first(0, index)[0])).size).toBe(1000);
});

it('random draws are uniformly distributed', () => {
  const chance = chanceOf(3, 0);
  const drawn = Array.from({ length: 20_000 }, () => chance.whole(1, 4));
  for (const number of [1, 2, 3, 4]) {
    const share = drawn.filter((one) => one === number).length / drawn.length;
    expect(share).toBeGreaterThan(0.23);
    expect(share).toBeLessThan(0.27);
  }
});

it('sample returns distinct items, or all items if there are too few', () => {
  const chance = chanceOf(4, 0);
  const from = ['a', 'b', 'c', 'd'];
  for (let round = 0; round < 100; round += 1) expect(new Set(chance.sample(from, 3)).size).toBe(3);
  expect(chance.sample(from, 9).sort()).toEqual(from);
  expect(chance.sample([], 2)).toEqual([]);
  expect(() => chance.pick([])).toThrow('Nothing to pick from.');
});
