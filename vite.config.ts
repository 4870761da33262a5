import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { demoBank } from './mocks/bank/vite.ts';
import { mocks, scenarios } from './mocks/development/vite.ts';
import { demoSignIn } from './mocks/oidc/vite.ts';
import { OPERATOR_TOKENS } from './mocks/shop/operator/access/desk.ts';
import { relativeRoutes } from './scripts/generation/relative-routes.ts';
import { splitOperations } from './scripts/generation/split-operations.ts';
import { browserErrors } from './server/browser-errors.ts';
import { shopInDevelopment } from './server/dev-plugin.ts';

/**
 * What every page loads at once, and what several kinds of pages share, in one file each: thirty small ones compress
 * worse and cost a request each. What opens on a click stays apart, dialogs among it; so do cards with all that they are
 * made of, which forms and pages of text do without.
 *
 * Forms and what they are checked with stay out of pages that have none.
 */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/]/, tags: ['$initial' as const] },
  { name: 'shop', test: /node_modules|src[\\/]/, tags: ['$initial' as const] },
  { name: 'modal', test: /src[\\/]lib[\\/]ui[\\/]overlays[\\/](modal|dialog|drawer|sheet)\.tsx/ },
  { name: 'words', test: /shared[\\/](text[\\/]|forms[\\/]shown-email)/ },
  {
    name: 'forms',
    test: /node_modules[\\/](react-hook-form|zod)[\\/]|src[\\/](generated[\\/]zod|lib[\\/](forms[\\/](use-)?contract-form|api[\\/]schema))|shared[\\/]forms[\\/](field|required)/,
  },
  // The draft of a profile is too small for a request of its own.
  {
    name: 'profile',
    test: /src[\\/]features[\\/]account[\\/](profile-fields|profile[\\/]profile-draft|proof[\\/]use-proof)/,
  },
  {
    name: 'cards',
    // Breadcrumbs, which stand above most cards, are too small for a request of their own.
    test: /src[\\/](widgets[\\/]product-grid[\\/]product-grid|lib[\\/]ui[\\/]content[\\/]breadcrumbs)/,
  },
  {
    name: 'parts',
    // Many kinds of pages go on by «Показать ещё», and as many have nothing to go on with.
    test: /src[\\/](lib|shop|features|widgets)[\\/](?!ui[\\/]content[\\/](use-more-pages|more-rows|more-link|pagination|page-numbers))/,
    minShareCount: 12,
  },
];

const ON_EVERY_PAGE = /\/(react|router|rolldown-runtime)-[^/]*$/;

/** The doors name all calls of the contract; a page takes those that it makes. */
const treeshake = {
  moduleSideEffects: [
    { test: /src[\\/](generated[\\/]|lib[\\/]api[\\/](index|bounds)\.ts)/, sideEffects: false },
  ],
};

/** A loader travels with the page it belongs to: on the first page it has run already. */
const codeSplittingOptions = {
  defaultBehavior: [['loader' as const, 'component' as const, 'pendingComponent' as const]],
};

export default defineConfig(({ command }) => ({
  resolve: {
    tsconfigPaths: true,
    // The router's store asks for a copy of what React itself has had since 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    // A picture inside a script is loaded with every page and cached with none.
    assetsInlineLimit: 0,
    // What a chunk needs beside it is named in the entry; every page has these.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !ON_EVERY_PAGE.test(file)) },
  },
  // One self-contained file with React's production build in it, for any NODE_ENV at run time.
  ...(command === 'build' && {
    environments: {
      ssr: { resolve: { noExternal: true } },
      client: { build: { rolldownOptions: { treeshake, output: { codeSplitting: { groups } } } } },
    },
  }),
  plugins: [
    // The framework's own middleware for development has no way to pass a request context.
    tanstackStart({ vite: { installDevServerMiddleware: false }, router: { codeSplittingOptions } }),
    viteReact(),
    tailwindcss(),
    splitOperations(),
    relativeRoutes(),
    shopInDevelopment({ scenarios, deskToken: OPERATOR_TOKENS.owner }),
    browserErrors(),
    mocks(),
    demoSignIn(),
    demoBank(),
  ],
}));
