import { afterAll, beforeAll } from 'vitest';
import { describeLaws } from './laws/laws.ts';
import { createMocksTarget } from './mocks-target.ts';
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

describeSuccesses(() => mocks);
describeRefusals(
  () => mocks,
  ({ notInMocks }) => !notInMocks,
);
describeEndedTokens(() => mocks);
describeLaws(() => mocks);
describeForced(() => mocks, documentedErrors);
