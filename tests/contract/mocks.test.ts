import type { HttpHandler } from 'msw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationList } from '#contract/operations.ts';
import { patternOf } from '../../mocks/handlers.ts';
import { assertNone, sentenceOf } from './complaint.ts';
import { describeBounds } from './facts/describe-bounds.ts';
import { describeLaws } from './laws/laws.ts';
import { createMocksTarget } from './mocks-target.ts';
import { commonRefusals } from './refusals/refusals.ts';
import {
  describeEndedTokens,
  describeForced,
  describeRefusals,
  describeSuccesses,
  documentedErrors,
} from './suite.ts';

const { target: mocks, server } = createMocksTarget();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

describeRefusals(
  commonRefusals.filter(({ notInMocks }) => !notInMocks),
  () => [mocks],
);
describeEndedTokens(() => mocks);
describeLaws(() => mocks);
describeBounds(() => mocks);
describeForced(() => mocks, documentedErrors);
describeSuccesses(() => mocks);

test('every handler of the mocks implements an operation of the contract', () => {
  const known = new Set(
    operationList.map((operation) => `${operation.method.toUpperCase()} ${patternOf(operation)}`),
  );
  const handlers = server
    .listHandlers()
    .map((handler) => (handler as HttpHandler).info)
    .map(({ method, path }) => `${method} ${path}`);
  const unknown = handlers.filter((handler) => !known.has(handler));
  const complaint = { part: 'the route', says: 'nothing about it', came: 'it' };
  assertNone(unknown.map((handler) => sentenceOf(handler, complaint, mocks.name)));
  expect(new Set(handlers).size).toBe(known.size);
});
