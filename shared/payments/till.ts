import { type WrongField, wrongField } from '../forms/wrong-field.ts';
import { isOnReceipt, type WayToPay } from './ways-to-pay.ts';

/** How money is taken or paid out at the till. */
export type TillMeans = 'CASH' | 'CARD';

/** The means of payment that the buyer chose for an order paid on receipt. */
export const chosenMeans = (payment: string): TillMeans => (payment === 'cash' ? 'CASH' : 'CARD');

/**
 * How an order was paid: as its buyer chose, unless the till recorded something else when it took the money.
 */
export const wayTaken = (payment: WayToPay, takenBy: TillMeans | undefined): WayToPay => {
  if (takenBy === undefined || !isOnReceipt(payment)) return payment;
  return takenBy === 'CASH' ? 'cash' : 'card-on-receipt';
};

type Entry = { kind: 'TAKEN' | 'PAID_OUT'; means: TillMeans; sum: number };

/** The sum of money that the till took for an order, in kopecks. */
export const takenSum = (till: readonly Entry[]): number =>
  till.reduce((all, { kind, sum }) => all + (kind === 'TAKEN' ? sum : 0), 0);

/** How the till paid money out, as words within a sentence: «вернули наличными в магазине». */
export const PAID_OUT_WORDS: Readonly<Record<TillMeans, string>> = {
  CASH: 'наличными в\u00a0магазине',
  CARD: 'на\u00a0карту через терминал в\u00a0магазине',
};

/** The error if an operator records a payment at the till when handing over an order that was paid online. */
export const handoverMeansError = (payment: string, paidBy: TillMeans | undefined): WrongField | undefined =>
  paidBy !== undefined && !isOnReceipt(payment)
    ? wrongField('/paidBy', 'not_offered', 'Заказ оплачен онлайн, при\u00a0вручении деньги не\u00a0берут')
    : undefined;

/**
 * The error if money is paid back in another way than the order was paid. Money that was paid online goes
 * back through the bank; money that the till took goes back in the same way.
 * @param takenBy how the till took the money; null if a carrier took it, or if it was not recorded
 */
export function payoutError(
  { payment, takenBy }: { payment: string; takenBy: TillMeans | null },
  payBy: TillMeans | undefined,
): WrongField | undefined {
  const wrong = (code: string, message: string) => wrongField('/payBy', code, message);
  if (!isOnReceipt(payment))
    return payBy === undefined
      ? undefined
      : wrong('not_offered', 'Заказ оплачен онлайн: деньги вернутся через банк');
  if (payBy === undefined)
    return wrong('required', 'Укажите, как вернули деньги: наличными или на\u00a0карту');
  if (takenBy === null || takenBy === payBy) return undefined;
  return wrong(
    'not_offered',
    takenBy === 'CASH'
      ? 'Заказ оплачен наличными: верните наличными'
      : 'Заказ оплачен картой: верните на\u00a0карту',
  );
}
