import type { AnyRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { filesOf, takeFiles } from './page-files';

const routerOf = (routes: object) =>
  ({
    state: { matches: [{ routeId: '__root__' }, { routeId: '/' }] },
    ssr: { manifest: { scriptFormat: 'module', routes } },
  }) as unknown as AnyRouter;

const ROUTES = {
  __root__: {
    preloads: ['/index.js', '/router.js', { href: '/react.js' }],
    scripts: [{ attrs: { type: 'module', src: '/index.js' } }],
  },
  '/': { preloads: ['/home.js', '/cards.js', '/react.js'] },
  '/cart': { preloads: ['/cart.js'] },
};

test('takeFiles finds the entry and the other scripts of the matched routes, each once', () => {
  const router = routerOf(ROUTES);
  takeFiles(router);
  expect(filesOf(router)).toEqual({
    entry: '/index.js',
    others: ['/router.js', '/react.js', '/home.js', '/cards.js'],
  });
});

test('takeFiles leaves no scripts in the manifest, so that the framework writes none', () => {
  const router = routerOf(ROUTES);
  takeFiles(router);
  expect(router.ssr?.manifest).toEqual({ scriptFormat: 'module', routes: {} });
  expect(ROUTES.__root__.scripts).toHaveLength(1);
});

test('without takeFiles, the framework itself starts the scripts of a page', () => {
  expect(filesOf(routerOf(ROUTES))).toBeUndefined();
});
