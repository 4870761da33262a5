import type { ShopOperations } from '../typed-hole.ts';
import { accountOperations } from './accounts.ts';
import { cartOperations } from './carts.ts';
import { catalogOperations } from './catalog.ts';
import { getIcons } from './icons.ts';
import { searchOperations } from './search.ts';
import { initialState, type ShopState } from './state.ts';
import { storeOperations } from './stores.ts';
import type { Tokens } from './visitor.ts';
import { wishlistOperations } from './wishlists.ts';

/** A small shop in memory. Its state is plain data, for tests to look at and to change. */
export type MockShop = {
  state: ShopState;
  /** Cookies of the one browser that visits this shop; HttpOnly ones cannot be set by a mock in a real page. */
  jar: Tokens | null;
  operations: ShopOperations;
  reset(): void;
};

export function createMockShop(kept?: { state: ShopState; jar: Tokens | null }): MockShop {
  const state = kept?.state ?? initialState();
  return {
    state,
    jar: kept?.jar ?? null,
    operations: {
      ...catalogOperations(state),
      ...cartOperations(state),
      ...wishlistOperations(state),
      ...accountOperations(state),
      ...searchOperations(state),
      ...storeOperations,
      getIcons,
      getBuildManifest: () => ({ version: 'mock' }),
      getHealth: () => ({ status: 'ok', database: 'pglite' }),
    },
    reset() {
      Object.assign(state, initialState());
      this.jar = null;
    },
  };
}

/** Ends all access tokens, as 15 minutes would; refresh tokens stay good. */
export function endAccessTokens(shop: MockShop): void {
  for (const token of Object.values(shop.state.accessTokens)) token.expiresAt = new Date(0).toISOString();
}
