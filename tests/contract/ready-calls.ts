import type { OperationId } from '#contract/operations.ts';
import { Shopper, type Target } from './shopper.ts';
import { validCalls } from './valid-calls.ts';

type ReadyCall = { shopper: Shopper; call: () => Promise<unknown> };

const readyCalls = new WeakMap<Target, Map<OperationId, Promise<ReadyCall>>>();

/**
 * Prepares a valid call of an operation, once for each target. All tests of refusals share it, since refused
 * calls change nothing. At the end the valid call is made and must succeed, which proves that the refused
 * calls changed nothing.
 */
export function readyCall(target: Target, operationId: OperationId): Promise<ReadyCall> {
  const ofTarget = readyCalls.get(target) ?? new Map<OperationId, Promise<ReadyCall>>();
  readyCalls.set(target, ofTarget);
  const ready = ofTarget.get(operationId) ?? prepare(target, operationId);
  ofTarget.set(operationId, ready);
  // Forgets a failed preparation (for example, one that ran out of time), so that the next test prepares the
  // call again.
  ready.catch(() => ofTarget.delete(operationId));
  return ready;
}

async function prepare(target: Target, operationId: OperationId): Promise<ReadyCall> {
  const shopper = new Shopper(target);
  return { shopper, call: await validCalls[operationId](shopper) };
}

/** Lets `spoil` change the prepared request, and then sends it. */
export async function spoilCall(
  shopper: Shopper,
  operationId: OperationId,
  spoil: (ready: Shopper) => unknown,
): Promise<void> {
  const ready = await readyCall(shopper.target, operationId);
  const { tamper, tokens } = ready.shopper;
  ready.shopper.tokens = { ...tokens };
  try {
    await spoil(ready.shopper);
    await ready.call();
    shopper.last = ready.shopper.last;
  } finally {
    Object.assign(ready.shopper, { tamper, tokens });
  }
}
