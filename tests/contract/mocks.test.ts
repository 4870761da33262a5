import { afterAll, beforeAll } from 'vitest';
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
