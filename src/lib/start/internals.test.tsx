import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  RouterProvider,
  ScriptOnce,
  Scripts,
} from '@tanstack/react-router';
import {
  attachRouterServerSsrUtils,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SESSION_KEYS } from '#shared/web/browser-files.ts';
import { filesOf, takeFiles } from './page-files';

// Tests undocumented behaviour of libraries on which the start of a page depends (docs/start.md). If one
// fails after an upgrade, check the file that its title names.

const MANIFEST = {
  scriptFormat: 'module' as const,
  routes: {
    __root__: {
      preloads: ['/entry.js', '/react.js'],
      scripts: [{ tag: 'script' as const, attrs: { type: 'module', async: true, src: '/entry.js' } }],
    },
    '/': { preloads: ['/home.js'] },
  },
};

const Shell = ({ children }: { children: ReactNode }) => (
  <html lang="ru">
    <head>
      <HeadContent />
    </head>
    <body>
      {children}
      <ScriptOnce>{'startLate()'}</ScriptOnce>
      <Scripts />
    </body>
  </html>
);

function routerOf(options: { isServer?: boolean; scrollRestoration?: () => boolean } = {}, shell = Shell) {
  const root = createRootRoute({ shellComponent: shell });
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Главная</h1> });
  const cart = createRoute({ getParentRoute: () => root, path: '/cart', component: () => <h1>Корзина</h1> });
  return createRouter({
    routeTree: root.addChildren([home, cart]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    ssr: { nonce: 'once' },
    ...options,
  });
}

/** Renders a page with the framework; `before` is called with the router before rendering. */
async function serve(before: (router: ReturnType<typeof routerOf>) => void = () => {}) {
  const router = routerOf({ isServer: true });
  attachRouterServerSsrUtils({ router, manifest: MANIFEST });
  await router.load();
  await router.serverSsr?.dehydrate();
  before(router);
  const page = renderToString(<RouterServer router={router as never} />);
  const html = await transformHtmlStringWithRouter(router, page);
  return { router, html };
}

/** The text of a published file of the framework. */
const published = (file: string) => readFileSync(resolve('node_modules/@tanstack', file), 'utf8');

describe('the server', () => {
  test('the framework writes scripts of a page from router.ssr.manifest, keyed by the route ids (page-files.ts)', async () => {
    const { html } = await serve();
    for (const file of ['/entry.js', '/react.js', '/home.js']) expect(html).toContain(file);
  });

  test('the framework writes no scripts if router.ssr has a manifest without routes (page-files.ts)', async () => {
    const { html, router } = await serve(takeFiles);
    expect(filesOf(router)).toEqual({ entry: '/entry.js', others: ['/react.js', '/home.js'] });
    const withoutData = html.replace(/<script[^>]*>[^<]*\$_TSR[^<]*<\/script>/g, '');
    for (const file of ['/entry.js', '/react.js', '/home.js']) expect(withoutData).not.toContain(file);
  });

  test('the framework adds its data to the rendered string, and has serverSsr.cleanup for a failed render (server.ts)', async () => {
    const { html, router } = await serve(({ serverSsr }) => {
      expect(serverSsr?.cleanup).toBeTypeOf('function');
    });
    expect(html).toContain('Главная');
    expect(html).toContain('$_TSR');
    expect(getSsrStatus(router)).toBe(200);
  });

  test('ScriptOnce writes its text unchanged, with the nonce of router.options.ssr (start-scripts.tsx)', async () => {
    const { html } = await serve();
    expect(html).toContain('<script nonce="once">startLate();');
  });
});

describe('the browser', () => {
  afterEach(() => {
    document.body.innerHTML = '';
    vi.restoreAllMocks();
  });

  test('the framework’s own entry hydrates a page by hydrate(router) and then $_TSR.h() (browser.tsx)', () => {
    expect(published('start-client-core/dist/esm/client/hydrateStart.js')).toContain('await hydrate(router)');
    expect(published('react-start-client/dist/esm/hydrateStart.js')).toContain('window.$_TSR?.h()');
  });

  test('the router renders no scripts in the browser if router.ssr has no manifest (browser.tsx)', async () => {
    const router = routerOf();
    await router.load();
    const page = () => renderToString(<RouterProvider router={router as never} />);
    router.ssr = { manifest: MANIFEST };
    expect(page()).toContain('/entry.js');
    router.ssr = { manifest: undefined };
    expect(page()).not.toContain('/entry.js');
  });

  test('the router reads scrollRestoration once per rendered page, including the first, and listens for scroll events on the document (early-scroll.ts)', async () => {
    const listen = vi.spyOn(document, 'addEventListener');
    const mayScroll = vi.fn(() => true);
    const router = routerOf({ scrollRestoration: mayScroll }, ({ children }) => <>{children}</>);
    render(<RouterProvider router={router as never} />);
    await screen.findByText('Главная');
    expect(mayScroll).toHaveBeenCalledTimes(1);
    await act(() => router.navigate({ to: '/cart' }));
    await screen.findByText('Корзина');
    expect(mayScroll).toHaveBeenCalledTimes(2);
    expect(listen.mock.calls.map(([type]) => type)).toContain('scroll');
  });

  test('links preload by calling router.preloadRoute, which the shop can replace by its own function (preload-limit.ts)', () => {
    const router = routerOf();
    expect(Object.getOwnPropertyDescriptor(router, 'preloadRoute')).toMatchObject({ writable: true });
    expect(published('react-router/dist/esm/link.js')).toContain('router.preloadRoute(');
  });

  test('the router identifies a visit by __TSR_key in the history state (lib/navigation/use-visit.ts)', async () => {
    const router = routerOf();
    await router.load();
    await router.navigate({ to: '/cart' });
    expect(router.state.location.state.__TSR_key).toBeTypeOf('string');
  });

  test('the router reloads a page with a missing chunk unless chunk-reload.ts has stored an item (lib/navigation/chunk-reload.ts)', () => {
    const router = published('react-router/dist/esm/lazyRouteComponent.js');
    expect(router).toContain(`\`${SESSION_KEYS.routerReload}\${error.message}\``);
  });
});

describe('React', () => {
  test('React hydrates the target of a mousedown at once, even inside several boundaries (replay-presses.ts)', async () => {
    const pressed = vi.fn();
    const Page = () => (
      <Suspense>
        <button type="button" onClick={pressed}>
          +
        </button>
      </Suspense>
    );
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(<Page />);
    await act(async () => {
      hydrateRoot(place, <Page />);
      const button = place.querySelector('button');
      button?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      button?.click();
    });
    expect(pressed).toHaveBeenCalledOnce();
    place.remove();
  });
});
