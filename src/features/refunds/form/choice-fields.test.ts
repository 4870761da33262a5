import { describe, expect, it } from 'vitest';
import type { Refundable } from '@/lib/api';
import { exampleOf } from '../../../../mocks/contract/contract.ts';
import { choiceErrors, choiceOf, draftErrorsByField } from './choice-fields';

const offer = exampleOf<Refundable>('getRefundable', 'courier');
const typed = (fields: Record<string, string>) => choiceOf(new URLSearchParams(fields), offer);

describe('the choice in the form', () => {
  it('a posted refund form has the checked lines, at most the offered pieces, and comments on defects only', () => {
    const { lines } = typed({
      'take-0': 'on',
      'quantity-0': '7',
      'reason-0': 'DEFECT',
      'comment-0': ' Шов ',
      'take-5': 'on',
      'reason-5': 'SIZE',
    });
    expect(lines).toEqual([{ position: 0, quantity: 2, reason: 'DEFECT', comment: 'Шов' }]);
    const other = typed({ 'take-0': 'on', 'reason-0': 'SIZE', 'comment-0': 'Шов' });
    expect(other.lines).toEqual([{ position: 0, quantity: 1, reason: 'SIZE', comment: null }]);
    expect(typed({ 'take-0': 'on', 'reason-0': 'X', way: 'X' })).toMatchObject({
      lines: [{ reason: null }],
      way: null,
    });
  });

  it('a posted refund form has a bank account only if both phone and bank are complete', () => {
    expect(typed({ phone: '+7 999 123', bank: 'Банк' }).payout).toBeNull();
    expect(typed({ phone: '8 999 123 45 67', bank: '' }).payout).toBeNull();
    expect(typed({ phone: '8 999 123 45 67', bank: 'Банк' }).payout).toEqual({
      phone: '+79991234567',
      bank: 'Банк',
    });
  });

  it('a posted refund form has the address, day and hours for the courier', () => {
    expect(
      typed({ address: 'ул. Мясницкая, 1', flat: '2', day: '2026-11-27', interval: '10:00–14:00' }).pickup,
    ).toEqual({
      address: {
        postalCode: null,
        address: 'ул. Мясницкая, 1',
        flat: '2',
        entrance: null,
        floor: null,
        intercom: null,
      },
      day: '2026-11-27',
      interval: { from: '10:00', to: '14:00' },
    });
  });
});

describe('errors of the choice', () => {
  it('missing or invalid choices are errors of their fields (§3.9.4)', () => {
    expect(Object.keys(choiceErrors(typed({}), offer))).toEqual(['lines', 'way', 'phone']);
    const courier = typed({ 'take-0': 'on', way: 'COURIER', phone: '89991234567', bank: 'Банк' });
    expect(Object.keys(choiceErrors(courier, offer))).toEqual(['reason-0', 'address', 'day', 'interval']);
    const whole = typed({
      'take-0': 'on',
      'reason-0': 'SIZE',
      way: 'POST',
      phone: '89991234567',
      bank: 'Банк',
    });
    expect(choiceErrors(whole, offer)).toEqual({});
  });

  it('errors of the shop are shown at the line that they are about, or else beside the button', () => {
    const lines = [{ position: 3, quantity: 1, reason: null, comment: null }];
    const errors = [
      { pointer: '/lines/0/reason', message: 'Причина' },
      { pointer: '/version', message: 'Версия' },
    ];
    expect(draftErrorsByField(errors, { lines })).toEqual({ 'reason-3': 'Причина', form: 'Версия' });
  });
});
