import { type WrongField, wrongField } from '../forms/wrong-field.ts';
import { isOnReceipt, type WayToPay } from './ways-to-pay.ts';

/** How money is taken or paid out at the till. */
export type TillMeans = 'CASH' | 'CARD';

/** Cash or card: what the buyer chose for an order that is paid on receipt. */
export const chosenMeans = (payment: string): TillMeans => (payment === 'cash' ? 'CASH' : 'CARD');

/**
 * How an order was paid. If the till recorded how it took the money, that counts; otherwise what the buyer
 * chose.
 */
export const wayTaken = (payment: WayToPay, takenBy: TillMeans | undefined): WayToPay => {
  if (takenBy === undefined || !isOnReceipt(payment)) return payment;
  return takenBy === 'CASH' ? 'cash' : 'card-on-receipt';
};

type Entry = { kind: 'TAKEN' | 'PAID_OUT'; means: TillMeans; sum: number };

/** How much money the till took for an order, in kopecks. */
export const takenSum = (till: readonly Entry[]): number =>
  till.reduce((all, { kind, sum }) => all + (kind === 'TAKEN' ? sum : 0), 0);

/** Words that say how the till paid money out, for use in a sentence: «вернули наличными в магазине». */
export const PAID_OUT_WORDS: Readonly<Record<TillMeans, string>> = {
  CASH: 'наличными в\u00a0магазине',
  CARD: 'на\u00a0карту через терминал в\u00a0магазине',
};

/** The error if an operator records a payment at the till for an order that was already paid online. */
export const handoverMeansError = (payment: string, paidBy: TillMeans | undefined): WrongField | undefined =>
  paidBy !== undefined && !isOnReceipt(payment)
    ? wrongField('/paidBy', 'not_offered', 'Заказ оплачен онлайн, при\u00a0вручении деньги не\u00a0берут')
    : undefined;

/**
 * The error if a refund is paid in another way than the order. Money paid online goes back through the bank;
 * money that the till took goes back in the same form.
 * @param takenBy how the till took the money; null if a carrier took it or if nothing was recorded
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
