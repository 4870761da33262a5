import { type WrongField, wrongField } from '../forms/wrong-field.ts';
import { isOnReceipt, type WayToPay } from './ways-to-pay.ts';

/** The means of payment at the till. */
export type TillMeans = 'CASH' | 'CARD';

/** The means of payment that the buyer chose for an order paid on receipt. */
export const chosenMeans = (payment: string): TillMeans => (payment === 'cash' ? 'CASH' : 'CARD');

/**
 * How an order was paid: as its buyer chose, unless the till recorded another means of payment on receipt.
 */
export const wayTaken = (payment: WayToPay, takenBy: TillMeans | undefined): WayToPay => {
  if (takenBy === undefined || !isOnReceipt(payment)) return payment;
  return takenBy === 'CASH' ? 'cash' : 'card-on-receipt';
};

type Entry = { kind: 'TAKEN' | 'PAID_OUT'; means: TillMeans; sum: number };

/** Money that was taken on receipt of an order, in kopecks. */
export const takenSum = (till: readonly Entry[]): number =>
  till.reduce((all, { kind, sum }) => all + (kind === 'TAKEN' ? sum : 0), 0);

/** Means of the till inside a sentence: «вернули наличными в магазине». */
export const PAID_OUT_WORDS: Readonly<Record<TillMeans, string>> = {
  CASH: 'наличными в\u00a0магазине',
  CARD: 'на\u00a0карту через терминал в\u00a0магазине',
};

/** The error if an order that was paid online is handed over with a payment at the till. */
export const handoverMeansError = (payment: string, paidBy: TillMeans | undefined): WrongField | undefined =>
  paidBy !== undefined && !isOnReceipt(payment)
    ? wrongField('/paidBy', 'not_offered', 'Заказ оплачен онлайн, при\u00a0вручении деньги не\u00a0берут')
    : undefined;

/**
 * The error if money of an order is paid out in another way than it was paid. Money that was paid online goes
 * back through the bank, and money that an operator took at the till goes back by the same means.
 * @param takenBy the means that an operator recorded; null if a carrier took the money, or it was not
 * recorded
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
