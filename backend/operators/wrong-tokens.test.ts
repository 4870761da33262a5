import { expect, it } from 'vitest';
import { countWrongTokens } from './wrong-tokens.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 9, minutes));

it('alarms once in ten minutes about a network with twenty wrong tokens', () => {
  const isGuessing = countWrongTokens();
  const tries = (minutes: number) => Array.from({ length: 50 }, () => isGuessing('2001:db8::1', at(minutes)));
  expect(tries(0).flatMap((is, index) => (is ? [index] : []))).toEqual([19]);
  expect(tries(9)).not.toContain(true);
  expect(tries(10).filter(Boolean)).toHaveLength(1);
});

it('counts networks apart', () => {
  const isGuessing = countWrongTokens();
  for (let count = 0; count < 19; count += 1) isGuessing('203.0.113.7', at(0));
  expect(isGuessing('203.0.113.8', at(0))).toBe(false);
  expect(isGuessing('203.0.113.7', at(0))).toBe(true);
});
