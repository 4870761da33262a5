type State = 'DRAFT' | 'REQUESTED' | 'APPROVED' | 'SENT' | 'RECEIVED' | 'REFUNDED' | 'REJECTED' | 'CANCELLED';
type Way = 'COURIER' | 'POINT' | 'STORE' | 'POST';
type Step = { state: State; at: string; expectedOn: null };
type Ahead = { state: State; at: null; expectedOn: string | null };

const WAY: readonly State[] = ['REQUESTED', 'APPROVED', 'SENT', 'RECEIVED', 'REFUNDED'];

/**
 * Whether the shopper can report the goods as sent: after the approval, unless the goods are brought to a
 * store.
 */
export const mayShip = ({ state, way }: { state: State; way: Way | null }): boolean =>
  state === 'APPROVED' && way !== 'STORE';

/**
 * The progress of a refund: completed steps with their times, and future steps. The payment has the day until
 * which it is made. Goods brought to a store are received at once, so no step for sending them is shown.
 */
export function refundProgress(
  events: readonly { state: State; at: string }[],
  { payUntil, way }: { payUntil: string | null; way: Way | null },
): (Step | Ahead)[] {
  const reached = events.filter(
    ({ state }, place) => events.findIndex((one) => one.state === state) === place,
  );
  const last = reached.at(-1);
  const ahead = last && WAY.includes(last.state) ? WAY.slice(WAY.indexOf(last.state) + 1) : [];
  const isAhead = (state: State) => state !== 'SENT' || way !== 'STORE';
  return [
    ...reached.map(({ state, at }) => ({ state, at, expectedOn: null })),
    ...ahead
      .filter(isAhead)
      .map((state) => ({ state, at: null, expectedOn: state === 'REFUNDED' ? payUntil : null })),
  ];
}
