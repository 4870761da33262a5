/**
 * All cookies and storage keys that the shop uses in a browser. A test refuses other names
 * (tests/architecture/browser-files.test.ts), and browser-file-words.ts explains each cookie and key to
 * shoppers.
 */
export const COOKIES = {
  access: '__Host-vitrina-access',
  refresh: '__Host-vitrina-refresh',
  device: '__Host-vitrina-device',
  registration: '__Host-vitrina-registration',
  external: '__Host-vitrina-external',
} as const;

/** Cookies of operators and developers. No page for shoppers sets them. */
export const OPERATOR_COOKIES = {
  desk: '__Host-vitrina-desk',
  deskAttempt: '__Host-vitrina-desk-attempt',
  mail: 'vitrina-mail',
  exchange: 'vitrina-exchange',
} as const;

/**
 * Storage keys of the desk. `deskDraft` is the beginning of keys in sessionStorage, one for each draft;
 * `deskScans` that of keys in localStorage, one for each operator.
 */
export const OPERATOR_KEYS = {
  deskViews: 'vitrina-desk-views',
  deskDraft: 'vitrina-desk-draft:',
  deskPasskeyPutOff: 'vitrina-desk-passkey-put-off',
  deskScans: 'vitrina-desk-scans:',
  deskMuted: 'vitrina-desk-muted',
  deskPrintsLabels: 'vitrina-desk-prints-labels',
} as const;

/** Keys of localStorage, which stays until it is deleted. */
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

/**
 * Keys of sessionStorage, whose entries end with the browser tab. Some of them are only beginnings of keys.
 */
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
  /** Set to make the router believe that it has already reloaded the page, which it would otherwise do. */
  routerReload: 'tanstack_router_reload:',
  /** Set by the router itself, to restore the scroll position. */
  scroll: 'tsr-scroll-restoration-v1_3',
} as const;
