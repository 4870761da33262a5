import type { ShopOperations } from '../typed-hole.ts';
import { addressOperations } from './addresses.ts';
import { cartOperations } from './carts.ts';
import { catalogOperations } from './catalog.ts';
import { consentOperations } from './consents.ts';
import { externalSignInOperations } from './external-sign-in.ts';
import { getIcons } from './icons.ts';
import { myDataOperations } from './my-data.ts';
import { profileOperations } from './profile.ts';
import { recoveryOperations } from './recovery.ts';
import { registrationOperations } from './registration.ts';
import { searchOperations } from './search.ts';
import { sessionOperations } from './session.ts';
import { sharedWishlistOperations } from './shared-wishlists.ts';
import { signInOperations } from './sign-ins.ts';
import { sitemapOperations } from './sitemap.ts';
import { initialState, type ShopState } from './state.ts';
import { storeOperations } from './stores.ts';
import { suggestionOperations } from './suggestions.ts';
import type { Tokens } from './visitor.ts';
import { wishlistOperations } from './wishlists.ts';

/** A small shop in memory. Its state is plain data, for tests to look at and to change. */
export type MockShop = {
  state: ShopState;
  /** Cookies of the one browser that visits this shop; HttpOnly ones cannot be set by a mock in a real page. */
  jar: Tokens | null;
  /** The cookie of that browser's attempt to sign in elsewhere. */
  attempt: string | null;
  operations: ShopOperations;
  reset(): void;
};

/** What a page keeps over a reload. */
export type KeptShop = Pick<MockShop, 'state' | 'jar' | 'attempt'>;

export function createMockShop(kept?: KeptShop): MockShop {
  const state = kept?.state ?? initialState();
  return {
    state,
    jar: kept?.jar ?? null,
    attempt: kept?.attempt ?? null,
    operations: {
      ...catalogOperations(state),
      ...cartOperations(state),
      ...wishlistOperations(state),
      ...sharedWishlistOperations(state),
      ...sessionOperations(state),
      ...registrationOperations(state),
      ...recoveryOperations(state),
      ...externalSignInOperations(state),
      ...profileOperations(state),
      ...signInOperations(state),
      ...consentOperations(state),
      ...myDataOperations(state),
      ...searchOperations(state),
      ...suggestionOperations(state),
      ...addressOperations(state),
      ...sitemapOperations,
      ...storeOperations,
      getIcons,
      getBuildManifest: () => ({ version: 'mock' }),
      getHealth: () => ({ status: 'ok', database: 'pglite' }),
    },
    reset() {
      Object.assign(state, initialState());
      this.jar = null;
      this.attempt = null;
    },
  };
}

/** Ends all access tokens, as 15 minutes would; refresh tokens stay good. */
export function endAccessTokens(shop: MockShop): void {
  for (const token of Object.values(shop.state.accessTokens)) token.expiresAt = new Date(0).toISOString();
}
