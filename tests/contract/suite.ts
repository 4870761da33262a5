import { describe, expect, test } from 'vitest';
import type { OperationId } from '#contract/operations.ts';
import type { Problem } from '#contract/sdk/types.gen.ts';
import { operationOf, operations, successOf } from '../../mocks/contract/contract.ts';
import { assertNoComplaints } from './complaint.ts';
import { complaintsAbout } from './conformance.ts';
import { readyCall } from './ready-calls.ts';
import { openToEndedTokens } from './refusals/ended-tokens.ts';
import type { RefusalCase } from './refusals/refusal-case.ts';
import { Shopper, type Target } from './shopper.ts';
import { problemFacts } from './stories/stage/actor.ts';
import type { Facts } from './stories/stage/facts.ts';
import { validCalls } from './valid-calls.ts';

/**
 * Tests that a valid call of every operation gets the documented success status and a response that conforms
 * to the contract.
 */
export function describeSuccesses(target: () => Target): void {
  describe('every operation succeeds', () => {
    test.each(operations)('a valid call of $id succeeds', async (operation) => {
      const { shopper, call } = await readyCall(target(), operation.id);
      await call();
      expectAnswer(shopper, operation.id, successOf(operation).status);
      // `register` sets cookies only for an address that is already confirmed. Here it is not confirmed yet,
      // so no cookies are expected.
      if (operation.id !== 'register') expectCookies(shopper, successOf(operation).headers['Set-Cookie']);
    });
  });
}

/**
 * Tests that every call with a mistake gets the documented error. If there are several targets, all must
 * respond with the same error.
 */
export function describeRefusals(cases: RefusalCase[], targets: (refusal: RefusalCase) => Target[]): void {
  describe('every mistake is refused as documented (§3.6.15, §9.16, §9.19, §9.20, §9.21, §9.22)', () => {
    test.each(cases)('$operationId $status: $title', async (refusal) => {
      const answers: Facts[] = [];
      for (const target of targets(refusal)) answers.push(problemFacts(await refusalBy(target, refusal)));
      for (const facts of answers) expect(facts).toEqual(answers[0]);
    });
  });
}

/** Makes the call with the mistake, and asserts that the target refuses it as documented. */
async function refusalBy(target: Target, refusal: RefusalCase): Promise<Problem> {
  const shopper = new Shopper(target);
  await refusal.run(shopper);
  expectAnswer(shopper, refusal.operationId, refusal.status);
  const problem: Problem = JSON.parse(shopper.last?.text ?? '');
  expect(problem.code).toBe(refusal.code);
  if (refusal.pointer) expect(problem.errors?.map(({ pointer }) => pointer)).toEqual([refusal.pointer]);
  return problem;
}

/** Tests that calls which need no token also work with an expired one. */
export function describeEndedTokens(target: () => Target): void {
  describe('an expired access token does not block public calls', () => {
    test.each(openToEndedTokens)('%s ignores an expired access token', async (operationId) => {
      const shopper = new Shopper(target());
      const call = await validCalls[operationId](shopper);
      shopper.tokens.access = 'ended-long-ago';
      await call();
      expectAnswer(shopper, operationId, successOf(operationOf(operationId)).status);
    });
  });
}

/**
 * Tests documented errors. For each pair of operation and status, the target is forced to answer a valid call
 * with this error.
 */
export function describeForced(target: () => Target, pairs: [operationId: string, status: number][]): void {
  describe('every documented error can be forced', () => {
    test.each(pairs)('%s responds with the documented error %i', async (operationId, status) => {
      const { force } = target();
      if (!force) throw new Error(`${target().name} cannot be forced`);
      const { shopper, call } = await readyCall(target(), operationId as OperationId);
      const release = force(operationId, status);
      try {
        await call();
      } finally {
        release();
      }
      expectAnswer(shopper, operationId, status);
    });
  });
}

/** All errors in the contract, as pairs of operation and status. */
export const documentedErrors: [operationId: string, status: number][] = operations.flatMap(
  ({ id, answers }) =>
    answers.filter(({ status }) => status >= 400).map(({ status }): [string, number] => [id, status]),
);

export function expectAnswer(shopper: Shopper, operationId: string, status: number): void {
  const answer = shopper.last;
  if (!answer) throw new Error(`${operationId} was never answered`);
  const { name } = shopper.target;
  assertNoComplaints(operationId, complaintsAbout(operationId, answer), name);
  if (answer.status === status) return;
  const came = `${answer.status}: ${answer.text.slice(0, 500)}`;
  assertNoComplaints(operationId, [{ part: 'the status', says: `${status} for this call`, came }], name);
}

/**
 * Asserts that every cookie in the documented Set-Cookie header was set. Undocumented cookies are found by
 * `complaintsAbout`.
 */
function expectCookies(shopper: Shopper, documented: string | undefined): void {
  const names = shopper.last?.headers.getSetCookie().map((cookie) => cookie.split('=')[0]) ?? [];
  const single = /^__Host-vitrina-(external|desk|desk-attempt)(?==)/.exec(documented ?? '')?.[0];
  const identity = ['__Host-vitrina-access', '__Host-vitrina-refresh'];
  const expected = single ? [single] : documented ? identity : [];
  expect(names).toEqual(expect.arrayContaining(expected));
}
