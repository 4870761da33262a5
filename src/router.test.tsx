import { expect, test, vi } from 'vitest';
import { allPages, pagePattern } from '#shared/web/pages.ts';
import '../tests/component-shop';
import { setQuery } from '@/lib/state/query-reads';
import { NO_SESSION, sessionQuery } from '@/shop/identity/session';
import { getRouter } from './router';

const limited = vi.hoisted(() => vi.fn((preload: unknown) => Object.assign(() => {}, { preload })));
vi.mock('@/lib/start/preload-limit', () => ({ limitPreloads: limited }));

const ofAccount = pagePattern(({ menu }) => menu === 'account');

test.each(
  allPages()
    .map(([path]) =>
      path.replace(/\$\w+Id/, '11111111-1111-4111-8111-111111111111').replace('$position', '1'),
    )
    .filter((path) => ofAccount.test(path)),
)('the page %s redirects a guest to the sign-in page, with the way back', async (path) => {
  const router = getRouter();
  setQuery(router.options.context.queryClient, sessionQuery, NO_SESSION);
  const [matched] = router.getMatchedRoutes(path);
  const beforeLoad = matched.at(-1)?.options.beforeLoad;
  const loaded = (beforeLoad as unknown as (at: object) => Promise<void>)?.({
    context: router.options.context,
    location: { href: path },
  });
  await expect(loaded).rejects.toMatchObject({
    options: { href: `/login?redirect=${encodeURIComponent(path)}` },
  });
});

test('links preload their page after a short hover, and only a limited number of preloads is pending (§7.3.2)', () => {
  const router = getRouter();
  expect(router.options).toMatchObject({ defaultPreload: 'intent', defaultPreloadDelay: 60 });
  expect(router.preloadRoute).toBe(limited.mock.results.at(-1)?.value);
});
