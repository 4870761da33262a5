import { expect, test } from 'vitest';
import { words } from '@/testing/words';
import { linesOf } from './unmet-parts';

const ignored = { words: 'из твида', how: 'ignored', shown: null } as const;

test('below goods that match exactly, the line about ignored words does not claim that nothing was found', () => {
  expect(linesOf([ignored]).join()).toMatch(words('Не нашли и не учли: «из твида»'));
  expect(linesOf([ignored], { belowFound: true }).join()).toMatch(words('Не учли: «из твида»'));
});
