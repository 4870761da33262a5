import { setupWorker } from 'msw/browser';
import { createHandlers } from './handlers.ts';
import { scenarioOf } from './scenarios.ts';
import { createMockShop, type KeptShop } from './shop/shop.ts';

/** The number changes with the shape of the state, so that a shop kept in an older one is forgotten. */
const KEPT_SHOP = 'vitrina-mock-shop-4';

/** Lets a mock shop answer the calls of this page. The shop outlives reloads, like a real one. */
export async function startMocks(scenarioNames: string[]): Promise<void> {
  const shop = createMockShop(keptShop());
  const keep = () => {
    const { state, jar, attempt, registration } = shop;
    localStorage.setItem(KEPT_SHOP, JSON.stringify({ state, jar, attempt, registration } satisfies KeptShop));
  };
  // Other tabs, and the popup of a sign-in elsewhere, visit the same shop.
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEPT_SHOP || newValue === null) return;
    const { state, jar, attempt, registration } = JSON.parse(newValue) as KeptShop;
    Object.assign(shop.state, state);
    Object.assign(shop, { jar, attempt, registration });
  });
  const worker = setupWorker(
    ...scenarioNames.map((name) => scenarioOf(name).handler),
    ...createHandlers(shop, { identity: 'jar', onChange: keep }),
  );
  // Everything but the API is the dev server's business.
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
  console.warn(
    `The API is mocked${scenarioNames.length > 0 ? `, with ${scenarioNames.join(', ')}` : ''}. Switch off: ?mocks=off`,
  );
}

function keptShop(): KeptShop | undefined {
  const text = localStorage.getItem(KEPT_SHOP);
  return text ? JSON.parse(text) : undefined;
}
