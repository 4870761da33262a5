import { setupServer } from 'msw/node';
import { createHandlers, type HandlerOptions } from './handlers.ts';
import { createMockShop } from './shop/shop.ts';

/** Creates a mock shop that intercepts the calls of this process. `listen()` starts it. */
export function createMockServer(options: HandlerOptions) {
  const shop = createMockShop();
  const server = setupServer(...createHandlers(shop, options));
  return {
    shop,
    server,
    /** Resets the shop: no scenarios, no sign-ins, empty carts. */
    reset() {
      server.resetHandlers();
      shop.reset();
    },
  };
}
