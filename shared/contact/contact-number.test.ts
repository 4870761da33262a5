import { expect, test } from 'vitest';
import { contactNumber } from './contact-number.ts';

test('the number of a contact request has six digits and a check digit', () => {
  expect(contactNumber(7)).toBe('П-000007-5');
  expect(contactNumber(482_915)).toBe('П-482915-6');
});
