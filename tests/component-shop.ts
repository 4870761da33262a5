import { createMockServer } from '../mocks/node.ts';
import { scenarioOf } from '../mocks/scenarios.ts';
import { endAccessTokens as endTokensOf } from '../mocks/shop/shop.ts';

const mock = createMockServer({ identity: 'jar' });

/** The mock shop of component tests, which one browser uses. It is reset after every test. */
export const { shop, server, reset } = mock;

/** Makes one operation fail until the end of the test, for example `failWith('getCart:503')`. */
export function failWith(scenario: string): void {
  server.use(scenarioOf(scenario).handler);
}

/** Expires all access tokens, as after 15 minutes; refresh tokens stay valid. */
export function endAccessTokens(): void {
  endTokensOf(shop);
}
