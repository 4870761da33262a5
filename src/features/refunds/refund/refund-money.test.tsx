// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { words } from '@/testing/words';
import { testRefund } from '../testing';
import { RefundMoney } from './refund-money';

const promise = words('Вернём с последней вещью, которую примем из заказа');

test('until the goods are received, the page only promises to return the price of delivery', () => {
  const { rerender } = render(<RefundMoney refund={testRefund({ state: 'SENT', deliverySum: 39_900 })} />);
  screen.getByText(promise);
  for (const state of ['RECEIVED', 'REFUNDED'] as const) {
    rerender(<RefundMoney refund={testRefund({ state, deliverySum: 39_900 })} />);
    screen.getByText('Доставка заказа');
    expect(screen.queryByText(promise)).toBeNull();
  }
  rerender(<RefundMoney refund={testRefund({ state: 'SENT', deliverySum: 0 })} />);
  expect(screen.queryByText(promise)).toBeNull();
});
