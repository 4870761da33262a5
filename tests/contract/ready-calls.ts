import type { OperationId } from '#contract/operations.ts';
import { Shopper, type Target } from './shopper.ts';
import { validCalls } from './valid-calls.ts';

type ReadyCall = { shopper: Shopper; call: () => Promise<unknown> };

const readyCalls = new WeakMap<Target, Map<OperationId, Promise<ReadyCall>>>();

/**
 * Prepares a valid call of an operation, once for each target. Refused calls change nothing, so all tests of
 * refusals share the preparation. At the end, the valid call must succeed, which shows that nothing was
 * changed.
 */
export function readyCall(target: Target, operationId: OperationId): Promise<ReadyCall> {
  const ofTarget = readyCalls.get(target) ?? new Map<OperationId, Promise<ReadyCall>>();
  readyCalls.set(target, ofTarget);
  const ready = ofTarget.get(operationId) ?? prepare(target, operationId);
  ofTarget.set(operationId, ready);
  // If the preparation fails, for example because a case ran out of time, later cases prepare the call again.
  ready.catch(() => ofTarget.delete(operationId));
  return ready;
}

async function prepare(target: Target, operationId: OperationId): Promise<ReadyCall> {
  const shopper = new Shopper(target);
  return { shopper, call: await validCalls[operationId](shopper) };
}

/** Sends the prepared call after `spoil` has changed it. */
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
