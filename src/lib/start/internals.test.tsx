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

// What the start of a page takes from inside of its libraries (docs/start.md). After an upgrade each failure says what to
// look at: nothing here is promised by them.

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

/** A page as the framework renders it, with what is changed before. */
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

/** The text of a file of the framework as it is published. */
const published = (file: string) => readFileSync(resolve('node_modules/@tanstack', file), 'utf8');

describe('the server', () => {
  test('writes the scripts of a page from router.ssr.manifest, keyed by the ids of its matches (page-files.ts)', async () => {
    const { html } = await serve();
    for (const file of ['/entry.js', '/react.js', '/home.js']) expect(html).toContain(file);
  });

  test('writes none of them once router.ssr is set to a manifest without routes (page-files.ts)', async () => {
    const { html, router } = await serve(takeFiles);
    expect(filesOf(router)).toEqual({ entry: '/entry.js', others: ['/react.js', '/home.js'] });
    const withoutData = html.replace(/<script[^>]*>[^<]*\$_TSR[^<]*<\/script>/g, '');
    for (const file of ['/entry.js', '/react.js', '/home.js']) expect(withoutData).not.toContain(file);
  });

  test('puts the data into the string that was rendered, and has serverSsr.cleanup for one that failed (server.ts)', async () => {
    const { html, router } = await serve(({ serverSsr }) => {
      expect(serverSsr?.cleanup).toBeTypeOf('function');
    });
    expect(html).toContain('Главная');
    expect(html).toContain('$_TSR');
    expect(getSsrStatus(router)).toBe(200);
  });

  test('has ScriptOnce write the text as it is, with the nonce of router.options.ssr (start-scripts.tsx)', async () => {
    const { html } = await serve();
    expect(html).toContain('<script nonce="once">startLate();');
  });
});

describe('the browser', () => {
  afterEach(() => {
    document.body.innerHTML = '';
    vi.restoreAllMocks();
  });

  test('takes a page over by hydrate(router) and then $_TSR.h(), as the entry of the framework does (browser.tsx)', () => {
    expect(published('start-client-core/dist/esm/client/hydrateStart.js')).toContain('await hydrate(router)');
    expect(published('react-start-client/dist/esm/hydrateStart.js')).toContain('window.$_TSR?.h()');
  });

  test('renders no scripts once router.ssr has no manifest (browser.tsx)', async () => {
    const router = routerOf();
    await router.load();
    const page = () => renderToString(<RouterProvider router={router as never} />);
    router.ssr = { manifest: MANIFEST };
    expect(page()).toContain('/entry.js');
    router.ssr = { manifest: undefined };
    expect(page()).not.toContain('/entry.js');
  });

  test('asks the option scrollRestoration once for each rendered page, the first too, and listens for scrolling on the document (early-scroll.ts)', async () => {
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

  test('preloads by router.preloadRoute, which is a property of the router and may be replaced (preload-limit.ts)', () => {
    const router = routerOf();
    expect(Object.getOwnPropertyDescriptor(router, 'preloadRoute')).toMatchObject({ writable: true });
    expect(published('react-router/dist/esm/link.js')).toContain('router.preloadRoute(');
  });

  test('names a visit by __TSR_key in the state of the history (lib/navigation/use-visit.ts)', async () => {
    const router = routerOf();
    await router.load();
    await router.navigate({ to: '/cart' });
    expect(router.state.location.state.__TSR_key).toBeTypeOf('string');
  });

  test('reloads a page that lacks a script unless it finds its note (lib/navigation/chunk-reload.ts)', () => {
    const router = published('react-router/dist/esm/lazyRouteComponent.js');
    expect(router).toContain(`\`${SESSION_KEYS.routerReload}\${error.message}\``);
  });
});

describe('React', () => {
  test('takes over at once, to its depth, what a mousedown begins on (replay-presses.ts)', async () => {
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
