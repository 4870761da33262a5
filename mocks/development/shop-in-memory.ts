import { getResponse } from 'msw';
import { createHandlers } from '../handlers.ts';
import { initialState } from '../shop/initial-state.ts';
import { createMockShop } from '../shop/shop.ts';
import type { ShopState } from '../shop/state/state.ts';

/** Survives a change of the mocks and a restart of the dev server, after which this module is loaded again. */
const slot = globalThis as typeof globalThis & { vitrinaMockState?: ShopState };

slot.vitrinaMockState ??= initialState();

/** The shop that answers server and browsers alike. */
const shop = createMockShop(slot.vitrinaMockState);

/**
 * Answers a call to the API.
 * @param origin of the pages, for addresses that lead back to the shop
 */
export async function answerFromShop(request: Request, origin: string): Promise<Response> {
  const handlers = createHandlers(shop, { identity: 'headers', origin });
  return (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });
}
