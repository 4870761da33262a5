import { expect, it } from 'vitest';
import { isOpen } from './campaign-days.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
it.each<[string, string | null, string | null, boolean]>([
  ['on its only day', '2026-11-21', '2026-11-21', true],
  ['before its first day', '2026-11-22', null, false],
  ['after its last day', null, '2026-11-20', false],
  ['without days', null, null, true],
])('a campaign %s', (_, startsAt, endsAt, open) => {
  expect(isOpen({ landing: { text: '', scene: null, terms: null, startsAt, endsAt } }, now)).toBe(open);
});

it('a listing without a landing is always open', () => {
  expect(isOpen({ landing: null }, now)).toBe(true);
});
