import { expect, test } from 'vitest';
import { operations } from './contract/contract.ts';
import { scenarioOf, scenarios } from './scenarios.ts';

test('every documented error of every operation, and every example of such an error, has a scenario', () => {
  const names = scenarios.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { id, answers } of operations) {
    for (const { status, examples } of answers.filter((answer) => answer.status >= 400)) {
      expect(names).toContain(`${id}:${status}`);
      for (const { name } of examples.slice(1)) expect(names).toContain(`${id}:${status}:${name}`);
    }
    expect(names).toEqual(expect.arrayContaining([`${id}:network`, `${id}:timeout`]));
  }
});

test('the error about an unknown scenario lists the scenarios of its operation', () => {
  expect(() => scenarioOf('getProduct:418')).toThrow(/getProduct:404, .*getProduct:503/);
  expect(() => scenarioOf('getTea:418')).toThrow(/getCart:401/);
});
