import type { OrderPayment } from '../../domain/tables/delivery-types.ts';
import type { Attempt } from '../../payments/attempts.ts';
import type { LockedOrder } from '../queries/lock-order.ts';
import { surchargeMethods } from '../rules/surcharge-methods.ts';

type Due = Pick<LockedOrder, 'total' | 'waitingEdit'>;

/** The sum that an order waits for, in kopecks: the surcharge of an edit, or all that the order comes to. */
export const dueOf = ({ total, waitingEdit }: Due): number => waitingEdit?.sum ?? total;

/** Whether a payment attempt was started after the edit that waits for its surcharge, and so pays it. */
export const paysSurcharge = ({ waitingEdit }: Due, { position }: Pick<Attempt, 'position'>): boolean =>
  waitingEdit !== null && position >= waitingEdit.attemptsFrom;

/** The methods by which the sum that an order waits for can be paid. */
export const methodsOf = ({
  payments,
  waitingEdit,
}: Pick<LockedOrder, 'payments' | 'waitingEdit'>): OrderPayment[] =>
  waitingEdit ? surchargeMethods(payments) : payments;
