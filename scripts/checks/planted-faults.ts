/** A change of one place of the source that breaks a promise of docs/specification.md, and the tests that must notice. */
export type PlantedFault = { file: string; from: string; to: string; tests: readonly string[] };

export const plantedFaults: readonly PlantedFault[] = [
  {
    file: 'src/features/cart/state/cart-changes.ts',
    from: "actions.length === 1 && only?.action === 'ADD'",
    to: "only?.action === 'ADD'",
    tests: ['src/features/cart/state/cart-changes.test.tsx'],
  },
  {
    file: 'src/features/wishlist/wishlist-query.ts',
    from: 'PageQueryOptions({ page, size',
    to: 'PageQueryOptions({ page: 1, size',
    tests: ['src/features/wishlist/wishlist-calls.test.tsx'],
  },
  {
    file: 'src/widgets/shell/use-page-life.ts',
    from: 'if (mustBeFresh(pathname)) await router.invalidate();',
    to: '',
    tests: ['src/widgets/shell/use-page-life.test.tsx'],
  },
  {
    file: 'src/routes/editpreferences.tsx',
    from: "  beforeLoad: guardRoute('auth'),\n",
    to: '',
    tests: ['src/router.test.tsx'],
  },
  {
    file: 'src/widgets/shell/use-page-life.ts',
    from: 'watchBuild(router, pageConfig().build, async () => (await getBuildManifest()).version, offerReload),',
    to: '',
    tests: ['src/widgets/shell/use-page-life.test.tsx'],
  },
  {
    file: 'src/widgets/shell/use-page-life.ts',
    from: 'installChunkReload(getBuildManifest),',
    to: '',
    tests: ['src/widgets/shell/use-page-life.test.tsx'],
  },
  {
    file: 'src/router.tsx',
    from: '  router.preloadRoute = limitPreloads(router.preloadRoute) as typeof router.preloadRoute;\n',
    to: '',
    tests: ['src/router.test.tsx'],
  },
  {
    file: 'src/lib/navigation/preload-limit.ts',
    from: 'pLimit(MAX_PENDING_PRELOADS + 1)',
    to: 'pLimit(Number.POSITIVE_INFINITY)',
    tests: ['src/lib/navigation/preload-limit.test.ts'],
  },
  {
    file: 'src/features/product/details/care-icons.ts',
    from: 'ICON_TIMEOUT_MS = 1500',
    to: 'ICON_TIMEOUT_MS = 15_000',
    tests: ['src/features/product/details/care-icons.test.tsx'],
  },
  {
    file: 'src/features/product/buying/colour-choice.tsx',
    from: '{colourName(chosen.colour)',
    to: '{chosen.colour.displayValue',
    tests: ['src/features/product/buying/colour-choice.test.tsx'],
  },
  {
    file: 'src/lib/api/call/renew-tokens.ts',
    from: "        env.onLost('failed');\n",
    to: '',
    tests: ['src/lib/api/call/renew-tokens.test.ts'],
  },
  {
    file: 'src/lib/api/call/retries.ts',
    from: 'url.pathname.endsWith(path)',
    to: "url.pathname.includes('auth/')",
    tests: ['src/lib/api/call/renew-tokens.test.ts'],
  },
  {
    file: 'src/widgets/cart-and-wishlist/load-cart-page.ts',
    from: '  if (user) await readKnownAccount(client);\n',
    to: '',
    tests: ['src/widgets/cart-and-wishlist/load-cart-page.test.tsx'],
  },
  {
    file: 'src/shop/identity/sign-out.ts',
    from: ' && (await isAnswered(deleteSession))',
    to: '',
    tests: ['src/shop/identity/sign-out.test.tsx'],
  },
  {
    file: 'src/features/cart/screen/cart-screen.tsx',
    from: 'gift={giftNameOf(cart, item)}',
    to: 'gift={undefined}',
    tests: ['src/features/cart/screen/cart-screen.test.tsx'],
  },
  {
    file: 'src/lib/api/call/retries.ts',
    from: 'AFTER_REFRESH_MS = 500',
    to: 'AFTER_REFRESH_MS = 50',
    tests: ['src/lib/api/call/renew-tokens.test.ts'],
  },
  {
    file: 'src/lib/navigation/build-watch.ts',
    from: 'FIRST_MS = 1000',
    to: 'FIRST_MS = 100_000',
    tests: ['src/lib/navigation/build-watch.test.tsx'],
  },
  {
    file: 'src/lib/navigation/chunk-reload.ts',
    from: 'RELOAD_WINDOW_MS = 10_000',
    to: 'RELOAD_WINDOW_MS = 1_000',
    tests: ['src/lib/navigation/chunk-reload.test.ts'],
  },
  {
    file: 'server/gateway/guard.ts',
    from: "  if (!isSameOrigin(headers, publicUrl)) return 'CROSS_SITE_REQUEST';\n",
    to: '',
    tests: ['tests/security/cross-site.test.ts'],
  },
  {
    file: 'backend/platform/http/body.ts',
    from: "throw new ProblemError(400, 'MALFORMED_JSON');",
    to: "throw new Error('The body is no JSON.');",
    tests: ['tests/security/fuzz.test.ts'],
  },
  {
    file: 'backend/orders/reading/read-order.ts',
    from: 'and(eq(order.id, id), eq(order.ownerId, ownerId))',
    to: 'eq(order.id, id)',
    tests: ['backend/ownership.test.ts'],
  },
];
