import { expect, test } from 'vitest';
import { paymentRefusal } from './refusal-text.ts';
import type { OnlineWay } from './ways-to-pay.ts';

const CODES = ['NO_FUNDS', 'CARD', 'CONFIRMATION', 'LIMIT', 'DECLINED', 'LATE'] as const;
const textOf = (code: (typeof CODES)[number], method: OnlineWay) =>
  paymentRefusal(code, method).text.replaceAll('\u00a0', ' ');

test('the text about a refused payment fits the way to pay (§3.6.26)', () => {
  expect(textOf('NO_FUNDS', 'card-online')).toBe('На карте не хватает денег');
  expect(textOf('NO_FUNDS', 'sbp')).toBe('На счёте не хватает денег');
  expect(textOf('NO_FUNDS', 'parts')).toBe('Не хватает денег на первую часть');
  expect(textOf('DECLINED', 'parts')).toBe('Банк не одобрил оплату частями');
  expect(textOf('LATE', 'parts')).toBe(textOf('LATE', 'sbp'));
});

test('the text about a refused payment mentions no card if the way to pay uses none', () => {
  for (const code of CODES) expect(textOf(code, 'sbp')).not.toMatch(/карт|код из/);
});
