import { createHandlers } from '../mocks/handlers.ts';
import { scenarioOf } from '../mocks/scenarios.ts';
import { createMockShop, endAccessTokens as endTokensOf } from '../mocks/shop/shop.ts';
import { setupPageNetwork } from './page-network.ts';

/**
 * The mock shop that components under test call. It acts for a single browser, and is reset after every test.
 */
export const shop = createMockShop();

/** Answers the requests of a component under test with handlers in this process, without a network. */
export const server = setupPageNetwork(...createHandlers(shop, { identity: 'jar' }));

/** Resets the shop to its initial state: no scenario, no sign-ins, empty carts. */
export function reset(): void {
  server.resetHandlers();
  shop.reset();
}

/**
 * Makes an operation fail with the given status until the end of the test, for example
 * `failWith('getCart:503')`.
 */
export function failWith(scenario: string): void {
  server.use(scenarioOf(scenario).handler);
}

/** Expires all access tokens, as happens after 15 minutes. Refresh tokens remain valid. */
export function endAccessTokens(): void {
  endTokensOf(shop);
}
