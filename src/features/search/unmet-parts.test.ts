import { expect, test } from 'vitest';
import { words } from '@/testing/words';
import { linesOf } from './unmet-parts';

const ignored = { words: 'из твида', how: 'ignored', shown: null } as const;

test('what goods below those that were found leave out is not called missing', () => {
  expect(linesOf([ignored]).join()).toMatch(words('Не нашли и не учли: «из твида»'));
  expect(linesOf([ignored], { belowFound: true }).join()).toMatch(words('Не учли: «из твида»'));
});
