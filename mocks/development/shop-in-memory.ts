import { getResponse } from 'msw';
import { createHandlers } from '../handlers.ts';
import { initialState } from '../shop/initial-state.ts';
import { createMockShop } from '../shop/shop.ts';
import type { ShopState } from '../shop/state/state.ts';

/**
 * The state survives a change of the mocks and a restart of the dev server, although this module is then
 * loaded again.
 */
const slot = globalThis as typeof globalThis & { vitrinaMockState?: ShopState };

slot.vitrinaMockState ??= initialState();

/** The mock shop that answers calls of the server and of browsers. */
const shop = createMockShop(slot.vitrinaMockState);

/**
 * Answers a call to the API.
 * @param origin of the pages, for URLs that lead back to the shop
 */
export async function answerFromShop(request: Request, origin: string): Promise<Response> {
  const handlers = createHandlers(shop, { identity: 'headers', origin });
  return (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });
}
