import { useLayoutEffect } from 'react';
import { readOrderNumber } from '#shared/orders/order-number.ts';
import type { Said } from './outcome-words.ts';

/** What the part of the screen that is open does with a scan; `isShouting` while Caps Lock is on. */
export type Take = (text: string, isShouting: boolean) => void;

/** What a part of the screen gets: how to become the one that gets scans, to speak, and to open an order. */
export type PartProps = {
  register(take: Take): void;
  say(said: Said): void;
  onOrder(number: string): void;
};

/** Makes `take` get the scans from now on. */
export function useTake(register: PartProps['register'], take: Take): void {
  useLayoutEffect(() => register(take));
}

/** Takes the number of an order, and nothing else. */
export const takeNumber =
  ({ say, onOrder }: Omit<PartProps, 'register'>): Take =>
  (text) => {
    if (text.trim() === '') return;
    const number = readOrderNumber(text);
    if (number === null) say({ sound: 'wrong', text: 'Это не\u00a0номер заказа. Сначала откройте заказ' });
    else onOrder(number);
  };
