type State = 'DRAFT' | 'REQUESTED' | 'APPROVED' | 'RECEIVED' | 'REFUNDED' | 'REJECTED' | 'CANCELLED';
type Step = { state: State; at: string; expectedOn: null };
type Ahead = { state: State; at: null; expectedOn: string | null };

const WAY: readonly State[] = ['REQUESTED', 'APPROVED', 'RECEIVED', 'REFUNDED'];

/** The way of a refund: what was reached and when, and what is ahead, with the day until which the money comes. */
export function refundProgress(
  events: readonly { state: State; at: string }[],
  payUntil: string | null,
): (Step | Ahead)[] {
  const reached = events.filter(
    ({ state }, place) => events.findIndex((one) => one.state === state) === place,
  );
  const last = reached.at(-1);
  const ahead = last && WAY.includes(last.state) ? WAY.slice(WAY.indexOf(last.state) + 1) : [];
  return [
    ...reached.map(({ state, at }) => ({ state, at, expectedOn: null })),
    ...ahead.map((state) => ({ state, at: null, expectedOn: state === 'REFUNDED' ? payUntil : null })),
  ];
}
