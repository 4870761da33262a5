import { expect, it } from 'vitest';
import { registrationNumber } from './registration-number.ts';

it('the registration number of an entrepreneur is called ОГРНИП', () => {
  expect(registrationNumber('1027700132195')).toBe('ОГРН\u00a01027700132195');
  expect(registrationNumber('304500116000157')).toBe('ОГРНИП\u00a0304500116000157');
});
