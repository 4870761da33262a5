import { setupServer } from 'msw/node';
import { createHandlers, type HandlerOptions } from './handlers.ts';
import { createMockShop } from './shop/shop.ts';

/** A mock shop that answers the calls of this process. Call `listen()` first. */
export function createMockServer(options: HandlerOptions) {
  const shop = createMockShop();
  const server = setupServer(...createHandlers(shop, options));
  return {
    shop,
    server,
    /** Resets the shop to its initial state: no scenario, no sign-ins, empty carts. */
    reset() {
      server.resetHandlers();
      shop.reset();
    },
  };
}
