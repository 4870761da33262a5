import { expect, test } from 'vitest';
import { steppedQuantity } from './stepper';

test.each([
  ['quantity=2&step=more', 3],
  ['quantity=2&step=less', 1],
  ['quantity=0&step=less', 0],
  ['quantity=2&step=remove', 0],
  ['quantity=abc&step=remove', 0],
  ['quantity=7', 7],
  ['quantity=', undefined],
  ['', undefined],
  ['quantity=-1', undefined],
  ['quantity=1e9', undefined],
  ['quantity=1.5', undefined],
  ['quantity=100', undefined],
])('the posted form «%s» asks for the quantity %s', (form, quantity) => {
  expect(steppedQuantity(new URLSearchParams(form))).toBe(quantity);
});
