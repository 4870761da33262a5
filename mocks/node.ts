import { setupServer } from 'msw/node';
import { createHandlers, type HandlerOptions } from './handlers.ts';
import { createMockShop } from './shop/shop.ts';

/** A mock shop that answers the calls of this process; `listen()` it first. */
export function createMockServer(options: HandlerOptions) {
  const shop = createMockShop();
  const server = setupServer(...createHandlers(shop, options));
  return {
    shop,
    server,
    /** Back to the first day: no scenario, no sign-in, nothing in any cart. */
    reset() {
      server.resetHandlers();
      shop.reset();
    },
  };
}
