import { createMockServer } from '../mocks/node.ts';
import { scenarioOf } from '../mocks/scenarios.ts';
import { endAccessTokens as endTokensOf } from '../mocks/shop/shop.ts';

const mock = createMockServer({ identity: 'jar' });

/** The mock shop of component tests, visited by one browser. Every test starts with a fresh one. */
export const { shop, server, reset } = mock;

/** Lets one operation fail until the end of the test, for example `failWith('getCart:503')`. */
export function failWith(scenario: string): void {
  server.use(scenarioOf(scenario).handler);
}

/** Ends all access tokens, as 15 minutes would; refresh tokens stay good. */
export function endAccessTokens(): void {
  endTokensOf(shop);
}
