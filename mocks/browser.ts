import { setupWorker } from 'msw/browser';
import { createHandlers } from './handlers.ts';
import { scenarioOf } from './scenarios.ts';
import { createMockShop, type StoredShop } from './shop/shop.ts';

/**
 * Increase the number when the shape of the state changes; a state stored in the old shape is then dropped.
 */
const STORAGE_KEY = 'vitrina-mock-shop-4';

/** Starts a mock shop that answers the calls of this page. Its state survives reloads. */
export async function startMocks(scenarioNames: string[]): Promise<void> {
  const shop = createMockShop(storedShop());
  const keep = () => {
    const { state, jar, attempt, registration } = shop;
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify({ state, jar, attempt, registration } satisfies StoredShop),
    );
  };
  // Reloads the state when another tab or a sign-in popup changes it, because they use the same shop.
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== STORAGE_KEY || newValue === null) return;
    const { state, jar, attempt, registration } = JSON.parse(newValue) as StoredShop;
    Object.assign(shop.state, state);
    Object.assign(shop, { jar, attempt, registration });
  });
  const worker = setupWorker(
    ...scenarioNames.map((name) => scenarioOf(name).handler),
    ...createHandlers(shop, { identity: 'jar', onChange: keep }),
  );
  // Only API calls are mocked. All other requests go to the dev server.
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
  console.warn(
    `The API is mocked${scenarioNames.length > 0 ? `, with ${scenarioNames.join(', ')}` : ''}. Switch off: ?mocks=off`,
  );
}

function storedShop(): StoredShop | undefined {
  const text = localStorage.getItem(STORAGE_KEY);
  return text ? JSON.parse(text) : undefined;
}
