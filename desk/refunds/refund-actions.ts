import { mayStep } from '#shared/refunds/states.ts';
import type { OperationOf, OperatorRefund } from '../api/index.ts';

type ActionFacts = {
  operation: OperationOf<'operator'>;
  label: string;
  /** What is said once the action is done. */
  done: string;
  fits(seen: OperatorRefund): boolean;
};

/** The actions of operators on a refund, in the order in which they usually happen. */
export const REFUND_ACTIONS = {
  approve: {
    operation: 'approveRefund',
    label: 'Одобрить',
    done: 'одобрен',
    fits: ({ refund }) => mayStep(refund.state, 'APPROVED', 'operator'),
  },
  receive: {
    operation: 'receiveRefund',
    label: 'Принять вещи',
    done: 'вещи приняты',
    fits: ({ refund }) => mayStep(refund.state, 'RECEIVED', 'operator'),
  },
  pay: {
    operation: 'payRefund',
    label: 'Выплатить',
    done: 'деньги выплачены',
    fits: ({ refund }) => mayStep(refund.state, 'REFUNDED', 'operator') && refund.moneySentAt === null,
  },
  reject: {
    operation: 'rejectRefund',
    label: 'Отклонить',
    done: 'отклонён',
    fits: ({ refund }) => mayStep(refund.state, 'REJECTED', 'operator'),
  },
} as const satisfies Record<string, ActionFacts>;

export type RefundAction = keyof typeof REFUND_ACTIONS;

export const isRefundAction = (name: string | undefined): name is RefundAction =>
  name !== undefined && Object.hasOwn(REFUND_ACTIONS, name);

/**
 * The actions that the operator may do on a refund now. The next step is the first of them that is not a
 * rejection.
 */
export function refundActionsOf(seen: OperatorRefund, may: (operation: OperationOf<'operator'>) => boolean) {
  const names = Object.keys(REFUND_ACTIONS) as RefundAction[];
  const all = names.filter((name) => REFUND_ACTIONS[name].fits(seen) && may(REFUND_ACTIONS[name].operation));
  return { all, next: all.find((name) => name !== 'reject') };
}
