import { afterAll, beforeAll } from 'vitest';
import { FORMER_ADDRESSES } from '../../mocks/former-addresses.ts';
import { createMockServer } from '../../mocks/node.ts';
import { scenarioOf } from '../../mocks/scenarios.ts';
import type { Target } from './shopper.ts';
import { describeStories } from './stories/stories.ts';
import {
  describeEndedTokens,
  describeForced,
  describeRefusals,
  describeSuccesses,
  documentedErrors,
} from './suite.ts';

const { shop, server } = createMockServer({ identity: 'headers' });

const mocks: Target = {
  name: 'mocks',
  send: (request) => fetch(request),
  async secretSentTo(address) {
    return shop.state.mails.findLast(({ to }) => to === address)?.token ?? '';
  },
  formerAddress: async (kind) => FORMER_ADDRESSES[kind],
  force(operationId, status) {
    server.use(scenarioOf(`${operationId}:${status}`).handler);
    return () => server.resetHandlers();
  },
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

describeSuccesses(() => mocks);
describeRefusals(
  () => mocks,
  ({ notInMocks }) => !notInMocks,
);
describeEndedTokens(() => mocks);
describeStories(() => mocks);
describeForced(() => mocks, documentedErrors);
