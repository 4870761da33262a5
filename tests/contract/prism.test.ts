import { afterAll, beforeAll, expect } from 'vitest';
import { FORMER_ADDRESSES } from '../../mocks/contract/former-addresses.ts';
import { type RunningPrism, startPrism } from '../../mocks/prism/start-prism.ts';
import { OPERATOR_TOKENS } from '../../mocks/shop/operator/operators.ts';
import type { Target } from './shopper.ts';
import { describeForced, describeSuccesses, documentedErrors } from './suite.ts';

let prism: RunningPrism;
let preferredStatus: number | undefined;

const examples: Target = {
  name: 'Prism',
  async send(request) {
    const { pathname, search } = new URL(request.url);
    if (preferredStatus) request.headers.set('Prefer', `code=${preferredStatus}`);
    const response = await fetch(new Request(prism.url + pathname + search, request));
    // In this header Prism reports requests and responses that break the contract.
    expect(response.headers.get('sl-violations')).toBeNull();
    return response;
  },
  secretSentTo: async () => 'kZ3dC1b0T0ehcdDqO5w5Cl2m7Jq0Xv8tR4nYh6uWfGs',
  codeSentTo: async () => '482915',
  letProofsEnd: async () => {},
  formerAddress: async (kind) => FORMER_ADDRESSES[kind],
  setStock: async () => {},
  packOrder: async () => {},
  payAtBank: async () => {},
  formOpenedBefore: async () => `${Date.now()}.example`,
  unsubscribeToken: async () => 'kZ3dC1b0T0ehcdDqO5w5Cl2m7Jq0Xv8tR4nYh6uWfGs',
  operatorToken: async (role) => OPERATOR_TOKENS[role],
  force(_operationId, status) {
    preferredStatus = status;
    return () => {
      preferredStatus = undefined;
    };
  },
};

beforeAll(async () => {
  prism = await startPrism({ port: 0 });
});
afterAll(() => prism.stop());

describeForced(() => examples, documentedErrors);
describeSuccesses(() => examples);
