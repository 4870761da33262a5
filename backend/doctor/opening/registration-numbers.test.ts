import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isInn, isKpp, isOgrn } from './registration-numbers.ts';

test.each([
  ['an INN of an organisation', isInn, '7707083893'],
  ['another INN of an organisation', isInn, '7736207543'],
  ['an INN of a person', isInn, '500100732259'],
  ['an OGRN', isOgrn, '1027700132195'],
  ['an OGRNIP', isOgrn, '304500116000157'],
  ['a KPP', isKpp, '773601001'],
  ['a KPP with letters', isKpp, '7736AB001'],
])('the registration number is valid: %s', (_, isValid, number) => expect(isValid(number)).toBe(true));

test.each([
  ['an empty INN', isInn, ''],
  ['an INN of 11 digits', isInn, '77070838931'],
  ['an INN with a letter', isInn, '770708389A'],
  ['a wrong first check digit of a person', isInn, '500100732269'],
  ['a wrong second check digit of a person', isInn, '500100732258'],
  ['an OGRN of 14 digits', isOgrn, '10277001321951'],
  ['an OGRN that begins with 3', isOgrn, '3027700132195'],
  ['an OGRNIP that begins with 1', isOgrn, '104500116000157'],
  ['a KPP of 8 digits', isKpp, '77360100'],
  ['a KPP without a region', isKpp, '003601001'],
  ['a KPP without a reason', isKpp, '773600001'],
  ['a KPP with Cyrillic letters', isKpp, '7736АВ001'],
])('the registration number is invalid: %s', (_, isValid, number) => expect(isValid(number)).toBe(false));

it.each([
  ['an INN of an organisation', isInn, '7707083893'],
  ['an INN of a person', isInn, '500100732259'],
  ['an OGRN', isOgrn, '1027700132195'],
  ['an OGRNIP', isOgrn, '304500116000157'],
])('a wrong last digit makes %s invalid', (_, isValid, number) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), (step) => {
      const last = (Number(number.slice(-1)) + step) % 10;
      expect(isValid(`${number.slice(0, -1)}${last}`)).toBe(false);
    }),
  );
});
