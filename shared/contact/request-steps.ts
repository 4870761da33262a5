/** Where a request to the shop stands. */
export type ContactState = 'WAITING' | 'ANSWERED' | 'DONE';
/** What an operator does with a request. */
export type ContactStep = 'ANSWERED' | 'DONE' | 'REOPENED';

/** Maximum number of steps of one request. */
export const MOST_STEPS = 100;

const STATES: Readonly<Record<ContactStep, ContactState>> = {
  ANSWERED: 'ANSWERED',
  DONE: 'DONE',
  REOPENED: 'WAITING',
};

/**
 * The state of a request after a step; undefined if the step is not possible. A request can be answered more
 * than once; one that is done is first opened again.
 */
export function stateAfter(state: ContactState, step: ContactStep): ContactState | undefined {
  if (state === 'DONE' && step !== 'REOPENED') return undefined;
  if (state === 'WAITING' && step === 'REOPENED') return undefined;
  return STATES[step];
}
