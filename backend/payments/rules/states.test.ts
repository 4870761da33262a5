import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PaymentState } from '#contract/client/client.schemas.ts';
import { isLive, isSettled, mayStepPayment, nextState, PAYMENT_STEPS } from './states.ts';

const states = Object.keys(PAYMENT_STEPS) as PaymentState[];
const answers = ['pending', 'held', 'paid', 'refused', 'expired'] as const;

test('the table of payment steps in the code equals the table in the specification (§3.6.30)', () => {
  const specification = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8');
  const rows = states.flatMap((from) =>
    Object.entries(PAYMENT_STEPS[from]).map(([to, actors]) => `| ${from} | ${to} | ${actors.join(', ')} |`),
  );
  const table =
    specification.split('| Attempt from | To | Who |\n|---|---|---|\n')[1]?.split('\n\n')[0] ?? '';
  expect(table.split('\n')).toEqual(rows);
});

test('a provider’s reports about a payment lead to the same state, in any order and however often they are repeated', () => {
  const after = (reported: readonly (typeof answers)[number][]) =>
    reported.reduce<PaymentState>((state, one) => nextState(state, one) ?? state, 'WAITING');
  expect(after(['pending', 'held', 'paid'])).toBe('PAID');
  expect(after(['paid', 'held', 'pending', 'paid', 'refused', 'expired'])).toBe('PAID');
  expect(after(['refused', 'pending', 'held'])).toBe('REFUSED');
  expect(after(['held', 'refused'])).toBe('CANCELLED');
});

test('a late payment is always recorded, and money that was received is never forgotten (§3.6.30)', () => {
  for (const late of ['EXPIRED', 'CANCELLED'] as const) expect(nextState(late, 'paid')).toBe('PAID');
  for (const reported of answers) expect(nextState('PAID', reported)).toBeUndefined();
});

test('the shop itself can only end pending payment attempts; it can never mark an attempt as paid', () => {
  for (const from of states)
    for (const to of ['HELD', 'PAID'] as const) expect(mayStepPayment(from, to, 'shop')).toBe(false);
  expect(states.filter(isLive)).toEqual(['WAITING', 'HELD']);
  expect(answers.filter(isSettled)).toEqual(['paid', 'refused', 'expired']);
});
