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

test('the table of the specification is the table of the code', () => {
  const specification = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8');
  const rows = states.flatMap((from) =>
    Object.entries(STEPS[from]).map(
      ([to, actors]) => `| ${NAMES[from]} | ${NAMES[to as State]} | ${actors.join(', ')} |`,
    ),
  );
  const table = specification.split('| From | To | Who |\n|---|---|---|\n')[1]?.split('\n\n')[0] ?? '';
  expect(table.split('\n')).toEqual(rows);
});

test('what is not in the table is refused', () => {
  for (const to of states) {
    expect(mayStep('CANCELLED', to, 'shop')).toBe(to === 'PAID');
    expect(mayStep('CANCELLED', to, 'shopper')).toBe(false);
    expect(mayStep('HANDED_OVER', to, 'shop')).toBe(false);
  }
  expect(mayStep('PLACED', 'CANCELLED', 'shopper')).toBe(true);
  expect(mayStep('PACKING', 'CANCELLED', 'shopper')).toBe(false);
  expect(mayStep('PLACED', 'HANDED_OVER', 'shop')).toBe(false);
});
