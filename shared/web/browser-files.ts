/**
 * The registry of what the shop writes into a browser: every name of a cookie and every key of its storages. Nothing is
 * written under another name (tests/architecture/browser-files.test.ts), and what each is for is said to shoppers
 * (browser-file-words.ts).
 */
export const COOKIES = {
  access: '__Host-vitrina-access',
  refresh: '__Host-vitrina-refresh',
  device: '__Host-vitrina-device',
  registration: '__Host-vitrina-registration',
  external: '__Host-vitrina-external',
} as const;

/** Cookies of the shop's own people and programs, which no page for shoppers sets. */
export const OPERATOR_COOKIES = {
  mail: 'vitrina-mail',
  exchange: 'vitrina-exchange',
} as const;

/** Keys of the local storage, which stays until it is deleted. */
export const LOCAL_KEYS = {
  consent: 'vitrina-consent',
  thirdParties: 'vitrina-third-party',
  city: 'vitrina-city',
  mySize: 'vitrina.my-size',
  recentProducts: 'vitrina.recent-products',
  recentSearches: 'vitrina.recent-searches',
  pendingSignOut: 'vitrina-sign-out-pending',
  lastRefresh: 'vitrina-last-token-refresh',
  announced: 'vitrina-announced',
} as const;

/** Keys of the session storage, which goes with its tab. Some are the beginning of a key. */
export const SESSION_KEYS = {
  pendingCart: 'vitrina-cart-pending',
  halfTyped: 'vitrina-half-typed',
  order: 'vitrina-order',
  externalWay: 'vitrina-external-way',
  mergeNotice: 'vitrina-merge-notice',
  consentChecked: 'vitrina-consent-checked',
  purchase: 'vitrina-purchase',
  seenKinds: 'vitrina-seen-kinds',
  chunkReload: 'vitrina-chunk-reload:',
  /** Written for the router, which reloads by itself unless it finds it. */
  routerReload: 'tanstack_router_reload:',
  /** Written by the router itself. */
  scroll: 'tsr-scroll-restoration-v1_3',
} as const;
