import { setupWorker } from 'msw/browser';
import { createHandlers } from './handlers.ts';
import { scenarioOf } from './scenarios.ts';
import { createMockShop, type StoredShop } from './shop/shop.ts';

/** Change the number with the shape of the state, so that a shop stored in the old shape is dropped. */
const KEPT_SHOP = 'vitrina-mock-shop-4';

/** Starts a mock shop that answers the calls of this page. Its state survives reloads. */
export async function startMocks(scenarioNames: string[]): Promise<void> {
  const shop = createMockShop(keptShop());
  const keep = () => {
    const { state, jar, attempt, registration } = shop;
    localStorage.setItem(
      KEPT_SHOP,
      JSON.stringify({ state, jar, attempt, registration } satisfies StoredShop),
    );
  };
  // Other tabs and sign-in popups use the same shop.
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEPT_SHOP || newValue === null) return;
    const { state, jar, attempt, registration } = JSON.parse(newValue) as StoredShop;
    Object.assign(shop.state, state);
    Object.assign(shop, { jar, attempt, registration });
  });
  const worker = setupWorker(
    ...scenarioNames.map((name) => scenarioOf(name).handler),
    ...createHandlers(shop, { identity: 'jar', onChange: keep }),
  );
  // Only API calls are mocked; the dev server answers all others.
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
  console.warn(
    `The API is mocked${scenarioNames.length > 0 ? `, with ${scenarioNames.join(', ')}` : ''}. Switch off: ?mocks=off`,
  );
}

function keptShop(): StoredShop | undefined {
  const text = localStorage.getItem(KEPT_SHOP);
  return text ? JSON.parse(text) : undefined;
}
