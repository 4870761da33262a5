/** States as the contract has them. */
type State =
  | 'PLACED'
  | 'AWAITING_PAYMENT'
  | 'PAID'
  | 'PACKING'
  | 'SHIPPED'
  | 'READY'
  | 'HANDED_OVER'
  | 'PARTLY_HANDED_OVER'
  | 'CANCELLED';

type Travelling = {
  state: State;
  /** Steps that were made, the first one first. */
  events: readonly { state: State; at: string }[];
  delivery: {
    kind: 'courier' | 'post' | 'pickup-point' | 'locker' | 'store';
    leavesOn: string | null;
    lastDay: string;
  };
  payment: { method: string };
};

type ProgressStep = { state: State; at: string | null; expectedOn: string | null };

const ON_RECEIPT = ['cash', 'card-on-receipt'];
const FINISHED: readonly State[] = ['HANDED_OVER', 'PARTLY_HANDED_OVER', 'CANCELLED'];

/** Whether an order is paid when it is received. */
export const isPaidOnReceipt = ({ method }: Travelling['payment']): boolean => ON_RECEIPT.includes(method);

/** Whether an order is collected by its buyer instead of brought. */
export const isCollectedKind = (kind: Travelling['delivery']['kind']): boolean =>
  kind !== 'courier' && kind !== 'post';

/**
 * The way of an order: what was reached and when, and what is ahead with the day until which it is expected. A day that is
 * over is expected no more.
 * @param today the day it is where the shop is
 */
export function orderProgress(order: Travelling, today: string): ProgressStep[] {
  const { state, events } = order;
  const reached = events.filter((event) => event.state !== 'AWAITING_PAYMENT' || state === event.state);
  const way = wayOf(order);
  const last = Math.max(...reached.map((event) => way.indexOf(event.state)));
  const ahead = FINISHED.includes(state) ? [] : way.slice(last + 1);
  return [
    ...reached.map((event) => ({ state: event.state, at: event.at, expectedOn: null })),
    ...ahead.map((next) => ({ state: next, at: null, expectedOn: notOver(expectedDay(next, order), today) })),
  ];
}

const wayOf = ({ delivery: { kind }, payment }: Travelling): State[] => [
  'PLACED',
  ...(ON_RECEIPT.includes(payment.method) ? [] : (['PAID'] as const)),
  'PACKING',
  ...(kind === 'store' ? [] : (['SHIPPED'] as const)),
  ...(isCollectedKind(kind) ? (['READY'] as const) : []),
  'HANDED_OVER',
];

function expectedDay(state: State, { delivery: { kind, leavesOn, lastDay } }: Travelling): string | null {
  if (state === 'PACKING' || state === 'SHIPPED') return leavesOn;
  if (state === 'READY') return lastDay;
  return state === 'HANDED_OVER' && !isCollectedKind(kind) ? lastDay : null;
}

const notOver = (day: string | null, today: string) => (day === null || day < today ? null : day);
