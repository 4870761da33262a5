import { type DeliveryKind, isCollected } from '../delivery/kinds.ts';
import { isOnReceipt } from '../payments/ways-to-pay.ts';
import { FINISHED, type OrderState } from './states.ts';

type Travelling = {
  state: OrderState;
  /** Completed steps in the order of time. */
  events: readonly { state: OrderState; at: string }[];
  delivery: {
    kind: DeliveryKind;
    leavesOn: string | null;
    lastDay: string;
  };
  payment: { method: string };
};

type ProgressStep = { state: OrderState; at: string | null; expectedOn: string | null };

/**
 * The progress of an order: completed steps with their times, and future steps with their expected days. If
 * an expected day is past, it is left out.
 * @param today the date in the shop's time zone
 */
export function orderProgress(order: Travelling, today: string): ProgressStep[] {
  const { state, events } = order;
  const last = events.findLastIndex((event) => event.state === 'AWAITING_PAYMENT');
  // A paid order that was edited may wait for payment again. Only waiting that still lasts is shown, and only
  // the first payment.
  const reached = events.filter((event, place) =>
    event.state === 'AWAITING_PAYMENT'
      ? state === event.state && place === last
      : event.state !== 'PAID' || events.findIndex((one) => one.state === 'PAID') === place,
  );
  const way = wayOf(order);
  const lastStep = Math.max(...reached.map((event) => way.indexOf(event.state)));
  const ahead = FINISHED.includes(state) ? [] : way.slice(lastStep + 1);
  return [
    ...reached.map((event) => ({ state: event.state, at: event.at, expectedOn: null })),
    ...ahead.map((next) => ({ state: next, at: null, expectedOn: notOver(expectedDay(next, order), today) })),
  ];
}

const wayOf = ({ delivery: { kind }, payment }: Travelling): OrderState[] => [
  'PLACED',
  ...(isOnReceipt(payment.method) ? [] : (['PAID'] as const)),
  'PACKING',
  ...(kind === 'store' ? [] : (['SHIPPED'] as const)),
  ...(isCollected({ kind }) ? (['READY'] as const) : []),
  'HANDED_OVER',
];

function expectedDay(
  state: OrderState,
  { delivery: { kind, leavesOn, lastDay } }: Travelling,
): string | null {
  // A store that has the goods may have them ready sooner than the warehouse could send a parcel.
  if (state === 'PACKING')
    return kind === 'store' && leavesOn !== null && lastDay < leavesOn ? lastDay : leavesOn;
  if (state === 'SHIPPED') return leavesOn;
  if (state === 'READY') return lastDay;
  return state === 'HANDED_OVER' && !isCollected({ kind }) ? lastDay : null;
}

const notOver = (day: string | null, today: string) => (day === null || day < today ? null : day);
