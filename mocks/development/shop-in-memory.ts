import { getResponse } from 'msw';
import { createHandlers } from '../handlers.ts';
import { initialState } from '../shop/initial-state.ts';
import { createMockShop } from '../shop/shop.ts';
import type { ShopState } from '../shop/state/state.ts';

/**
 * The shop's state, kept in globalThis: it survives changes of the mocks and restarts of the dev server,
 * which load this module again.
 */
const slot = globalThis as typeof globalThis & { vitrinaMockState?: ShopState };

slot.vitrinaMockState ??= initialState();

/** The mock shop. It responds to the server's and the browsers' calls. */
const shop = createMockShop(slot.vitrinaMockState);

/**
 * Responds to an API call.
 * @param origin origin of the pages, for URLs that lead back to the shop
 */
export async function answerFromShop(request: Request, origin: string): Promise<Response> {
  const handlers = createHandlers(shop, { identity: 'headers', origin });
  return (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });
}
