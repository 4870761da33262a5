import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayStep, STEPS } from './states.ts';

const NAMES = {
  PLACED: 'Оформлен',
  AWAITING_PAYMENT: 'Ожидает оплаты',
  PAID: 'Оплачен',
  PACKING: 'Собирается',
  SHIPPED: 'Передан в доставку',
  READY: 'Готов к выдаче',
  HANDED_OVER: 'Вручён',
  PARTLY_HANDED_OVER: 'Вручён частично',
  CANCELLED: 'Отменён',
} as const;

type State = keyof typeof NAMES;
const states = Object.keys(NAMES) as State[];

test('the code has the same transitions as the specification (§3.6.1, §3.6.21)', () => {
  const specification = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');
  const rows = states.flatMap((from) =>
    Object.entries(STEPS[from]).map(
      ([to, actors]) => `| ${NAMES[from]} | ${NAMES[to as State]} | ${actors.join(', ')} |`,
    ),
  );
  const table = specification.split('| From | To | Who |\n|---|---|---|\n')[1]?.split('\n\n')[0] ?? '';
  expect(table.split('\n')).toEqual(rows);
});

test('transitions of an order that the table does not list are refused (§3.6.1)', () => {
  for (const to of states) {
    for (const actor of ['shopper', 'operator', 'shop'] as const) {
      expect(mayStep('CANCELLED', to, actor)).toBe(actor === 'shop' && to === 'PAID');
      expect(mayStep('HANDED_OVER', to, actor)).toBe(false);
      expect(mayStep('PARTLY_HANDED_OVER', to, actor)).toBe(false);
    }
  }
  expect(mayStep('PLACED', 'CANCELLED', 'shopper')).toBe(true);
  expect(mayStep('PACKING', 'CANCELLED', 'shopper')).toBe(false);
  expect(mayStep('PLACED', 'HANDED_OVER', 'operator')).toBe(false);
  expect(mayStep('AWAITING_PAYMENT', 'PAID', 'operator')).toBe(false);
});
