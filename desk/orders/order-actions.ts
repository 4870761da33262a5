import { isCollected } from '#shared/delivery/kinds.ts';
import { mayEdit } from '#shared/orders/editing/edit-money.ts';
import { isHandedOver, mayStep, type OrderState } from '#shared/orders/states.ts';
import { takenSum } from '#shared/payments/till.ts';
import type { OperationOf, OperatorOrder } from '../api/index.ts';

type ActionFacts = {
  operation: OperationOf<'operator'>;
  label: string;
  /** What is said of the order once the action is done. */
  done: string;
  /** Whether the state of the order allows the action. */
  fits(order: OperatorOrder): boolean;
};

const mayGo = ({ order }: OperatorOrder, to: OrderState) => mayStep(order.state, to, 'operator');

/** The sum in kopecks that was paid for an order and not yet returned. */
export const leftSum = ({ order: { payment }, till }: OperatorOrder): number =>
  payment.paidSum + takenSum(till) - payment.refundedSum;

/** The actions of operators on an order, in the order in which they usually happen. */
export const ORDER_ACTIONS = {
  decide: {
    operation: 'decidePaymentCase',
    label: 'Решить о\u00a0другой сумме',
    done: 'решено',
    fits: ({ paymentCases }) => paymentCases.some(({ decision }) => decision === null),
  },
  pack: { operation: 'packOrder', label: 'Собрать', done: 'собран', fits: (seen) => mayGo(seen, 'PACKING') },
  ship: {
    operation: 'shipOrder',
    label: 'Отправить',
    done: 'отправлен',
    fits: (seen) => mayGo(seen, 'SHIPPED') && seen.order.delivery.kind !== 'store',
  },
  ready: {
    operation: 'readyOrder',
    label: 'Готов к\u00a0выдаче',
    done: 'готов к\u00a0выдаче',
    fits: (seen) => mayGo(seen, 'READY') && isCollected(seen.order.delivery),
  },
  'hand-over': {
    operation: 'handOverOrder',
    label: 'Вручить',
    done: 'вручён',
    fits: (seen) => mayGo(seen, 'HANDED_OVER'),
  },
  edit: {
    operation: 'editOrder',
    label: 'Изменить',
    done: 'изменение принято',
    fits: ({ order, waitingEdit }) => mayEdit({ state: order.state, waitingEdit }),
  },
  withdraw: {
    operation: 'withdrawOrderEdit',
    label: 'Отозвать изменение',
    done: 'изменение отозвано',
    fits: ({ waitingEdit }) => waitingEdit !== null,
  },
  counter: {
    operation: 'refundAtCounter',
    label: 'Принять возврат',
    done: 'возврат принят',
    fits: ({ order }) => isHandedOver(order.state),
  },
  refund: {
    operation: 'refundOrder',
    label: 'Вернуть деньги',
    done: 'возврат денег оформлен',
    fits: (seen) => leftSum(seen) > 0,
  },
  cancel: {
    operation: 'cancelOrderByOperator',
    label: 'Отменить заказ',
    done: 'отменён',
    fits: (seen) => mayGo(seen, 'CANCELLED'),
  },
} as const satisfies Record<string, ActionFacts>;

export type OrderAction = keyof typeof ORDER_ACTIONS;

const NAMES = Object.keys(ORDER_ACTIONS) as OrderAction[];
/** Actions that move an order forward; one of them is the next step. */
const STEPS: readonly OrderAction[] = ['decide', 'pack', 'ship', 'ready', 'hand-over'];

type Actions = { all: OrderAction[]; next: OrderAction | undefined };

/** What the operator may do with an order now, and the step that comes next. */
export function actionsOf(
  order: OperatorOrder,
  may: (operation: OperationOf<'operator'>) => boolean,
): Actions {
  const all = NAMES.filter((name) => ORDER_ACTIONS[name].fits(order) && may(ORDER_ACTIONS[name].operation));
  return { all, next: all.find((name) => STEPS.includes(name)) };
}
