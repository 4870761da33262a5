import { expect, test } from 'vitest';
import type { CheckoutDraft } from '@/lib/api';
import { BLANK, type CheckoutFields } from '../fields/checkout-fields';
import { changedElsewhere } from './changed-elsewhere';
import { partsOf } from './draft-parts';
import { halfTypedOf } from './half-typed';

const fields = (some: Partial<CheckoutFields>): CheckoutFields => ({ ...BLANK, ...some });
const parts = (some: Partial<CheckoutFields>) => partsOf(fields(some), 'moskva');
const draft = (some: Partial<CheckoutFields>) => ({ ...parts(some), version: 2 }) as unknown as CheckoutDraft;

test('fields changed in another tab are taken over unless they were also changed here (§4.3.9)', () => {
  const before = parts({ name: 'Анна', phone: '+79991234567' });
  const now = fields({ name: 'Анна Петрова', phone: '+7\u00a0999\u00a0123\u00a045\u00a067', email: 'anna@' });
  const there = { name: 'Мария', phone: '+79990000001', email: 'maria@example.ru', fitting: true };
  expect(changedElsewhere({ now, before, draft: draft({ ...there, forOther: true }) })).toEqual({
    phone: '+7\u00a0999\u00a0000\u00a000\u00a001',
    fitting: true,
    forOther: true,
  });
});

test('surrounding spaces and the format of a phone do not count as changes', () => {
  const before = parts({ name: 'Анна', phone: '+79991234567' });
  const now = fields({ name: 'Анна ', phone: '8 999 123-45-67' });
  expect(changedElsewhere({ now, before, draft: draft({ name: 'Анна', phone: '+79991234567' }) })).toEqual(
    {},
  );
});

test('an email domain in Punycode equals the same domain in Cyrillic, and is shown in Cyrillic (§3.5.4)', () => {
  const email = 'anna@xn--80a1acny.xn--p1ai';
  const before = parts({ email: '' });
  expect(changedElsewhere({ now: fields({}), before, draft: draft({ email }) })).toEqual({
    email: 'anna@почта.рф',
  });
  expect(
    changedElsewhere({ now: fields({ email }), before: parts({ email }), draft: draft({ email }) }),
  ).toEqual({});
});

test('incomplete texts, which the draft cannot contain, are returned by field', () => {
  const some = { name: 'Анна', phone: '8 999', email: 'anna@' };
  expect(halfTypedOf(fields(some), parts(some))).toEqual({ phone: '8 999', email: 'anna@' });
});
