import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import { createQueryClient } from '@/lib/api';
import { hideToast, Toaster } from '@/lib/ui/overlays/toast';
import { server } from '../../../tests/component-shop';
import { usePageLife } from './use-page-life';

const MANIFEST = '*/api/_build/manifest';
let requests: number;

beforeEach(() => {
  requests = 0;
  server.use(
    http.get(MANIFEST, () => {
      requests += 1;
      return HttpResponse.json({ version: 'newer', builtAt: '2026-11-23T00:00:00Z' });
    }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  delete document.documentElement.dataset.moved;
  window.history.replaceState(null, '', '/');
});

/** Renders a page that calls usePageLife. */
async function open(path: string) {
  window.history.replaceState(null, '', path);
  const root = createRootRoute({
    component: function Page() {
      usePageLife();
      return <p>Страница</p>;
    },
  });
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' });
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const page = render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await page.findByText('Страница');
  return router;
}

test('the heights of cards may be estimates only until the shopper opens another page', async () => {
  const router = await open('/obuv');
  await router.navigate({ to: '/$', params: { _splat: 'obuv' }, search: { page: 2 } as never });
  expect(document.documentElement.dataset.moved).toBeUndefined();
  await router.navigate({ to: '/$', params: { _splat: 'sumki' } });
  await vi.waitFor(() => expect(document.documentElement.dataset.moved).toBe(''));
});

test.each([
  ['/cart', 1],
  ['/checkout', 1],
  ['/obuv', 0],
])(
  'the data of %s is loaded again after a return from the back/forward cache: %i times',
  async (path, times) => {
    const router = await open(path);
    const invalidate = vi.spyOn(router, 'invalidate');
    const seen: string[] = [];
    server.events.on('request:end', ({ request }) => void seen.push(new URL(request.url).pathname));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(seen).toContain('/api/_auth/session'));
    await vi.waitFor(() => expect(invalidate).toHaveBeenCalledTimes(times));
    server.events.removeAllListeners();
  },
);

test('if there is a newer build, a toast offers to reload, but not to a shopper who has typed something (§7.3.1, §9.6)', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  render(<Toaster />);
  await open('/obuv');
  (await screen.findByRole('button', { name: 'Обновить' })).click();
  expect(reload).toHaveBeenCalledOnce();
  cleanup();

  hideToast();
  render(<Toaster />);
  render(<input aria-label="Имя" defaultValue="" />);
  screen.getByLabelText<HTMLInputElement>('Имя').value = 'Анна';
  const before = requests;
  await open('/obuv');
  await vi.waitFor(() => expect(requests).toBe(before + 1));
  expect(screen.queryByText('Магазин обновился')).toBeNull();
});

test('if there is a newer build, the next navigation is a full page load', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const router = await open('/obuv');
  await vi.waitFor(() => expect(requests).toBe(1));
  await vi.waitFor(async () => {
    await router.navigate({ href: `/sumki?${Math.random()}` } as never);
    expect(assign).toHaveBeenCalled();
  });
});

test('a link inside the shop can switch third parties off (§1.8, §4.5.2)', async () => {
  const router = await open('/obuv');
  await act(() => router.navigate({ href: '/sumki?third-party=off' } as never));
  expect(localStorage.getItem(LOCAL_KEYS.thirdParties)).toBe('off');
  await act(() => router.navigate({ href: '/obuv?third-party=on' } as never));
  expect(localStorage.getItem(LOCAL_KEYS.thirdParties)).toBeNull();
});
