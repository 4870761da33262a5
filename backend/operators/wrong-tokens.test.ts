import { expect, it } from 'vitest';
import { countWrongTokens } from './wrong-tokens.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 9, minutes));

it('the shop is notified once in ten minutes about a network with twenty wrong tokens, and refuses further wrong tokens of this network', () => {
  const count = countWrongTokens();
  const tries = (minutes: number) => Array.from({ length: 50 }, () => count('2001:db8::1', at(minutes)));
  const first = tries(0);
  expect(first.flatMap(({ isAlarm }, index) => (isAlarm ? [index] : []))).toEqual([19]);
  expect(first.map(({ waitSeconds }) => waitSeconds)).toEqual([
    ...Array(20).fill(null),
    ...Array(30).fill(600),
  ]);
  const later = tries(9);
  expect(later.some(({ isAlarm }) => isAlarm)).toBe(false);
  expect(later.every(({ waitSeconds }) => waitSeconds === 60)).toBe(true);
  const next = tries(10);
  expect(next[0]?.waitSeconds).toBeNull();
  expect(next.filter(({ isAlarm }) => isAlarm)).toHaveLength(1);
});

it('wrong tokens are counted separately for each network', () => {
  const count = countWrongTokens();
  for (let tried = 0; tried < 20; tried += 1) count('203.0.113.7', at(0));
  expect(count('203.0.113.8', at(0))).toEqual({ isAlarm: false, waitSeconds: null });
  expect(count('203.0.113.7', at(0)).waitSeconds).toBe(600);
});
