import { expect, test } from 'vitest';
import { differences } from './differences.ts';
import type { Facts } from './facts.ts';

const played = (...steps: [name: string, facts: Facts][]) => ({
  steps: steps.map(([name, facts]) => ({ name, facts })),
});
const between = (mocks: ReturnType<typeof played>, backend: ReturnType<typeof played>) =>
  differences({ title: 'a cart' }, mocks, backend);

test('two stories with the same facts in another order have no differences', () => {
  const one = played(['reads', { count: 2, notices: ['a', 'b'] }]);
  expect(between(one, played(['reads', { notices: ['a', 'b'], count: 2 }]))).toEqual([]);
});

test('every fact of a story that differs between two shops is reported with its step and both values', () => {
  const mocks = played(['reads', { count: 2 }], ['orders', { status: 200, 'in order': true }]);
  const backend = played(
    ['reads', { count: 3 }],
    ['orders', { status: 409, code: 'EMPTY', 'in order': true }],
  );
  expect(between(mocks, backend)).toEqual([
    'count: mocks say 2, backend says 3 (a cart › reads)',
    'status: mocks say 200, backend says 409 (a cart › orders)',
    'code: mocks say nothing, backend says "EMPTY" (a cart › orders)',
  ]);
});

test('a no-break space is visible in a reported difference', () => {
  expect(between(played(['says', { text: 'до\u00a0двух' }]), played(['says', { text: 'до двух' }]))).toEqual([
    'text: mocks say "до⍽двух", backend says "до двух" (a cart › says)',
  ]);
});

test('a story that fails in only one shop is reported with the reason', () => {
  const backend = played(['reads', { count: 1 }], ['orders', { status: 200 }]);
  const brokenOff = played(['reads', { count: 1 }], ['the story', { 'breaks off': 'Error: no gift' }]);
  expect(between(brokenOff, backend)).toEqual([
    'a cart: mocks continue with «the story» (Error: no gift), backend with «orders»',
  ]);
  expect(between(played(['reads', { count: 1 }]), backend)).toEqual([
    'a cart: mocks continue with nothing, backend with «orders»',
  ]);
});
