import { expect, test } from 'vitest';
import { activeAfter } from './active-option';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', -1, 3, undefined],
  ['End', -1, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
  ['a', 0, 3, undefined],
])('the key %s at option %i of %i selects option %s', (key, current, count, next) => {
  expect(activeAfter(key, current, count)).toBe(next);
});
