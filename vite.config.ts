import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { demoBank } from './mocks/bank/vite.ts';
import { mocks, scenarios } from './mocks/development/vite.ts';
import { demoSignIn } from './mocks/oidc/vite.ts';
import { OPERATOR_TOKENS } from './mocks/shop/state/desk.ts';
import { relativeRoutes } from './scripts/generation/relative-routes.ts';
import { splitOperations } from './scripts/generation/split-operations.ts';
import { browserErrors } from './server/browser-errors.ts';
import { shopInDevelopment } from './server/dev-plugin.ts';

/**
 * How modules are grouped into script files. Modules that every page loads at once, and modules that several
 * kinds of pages share, form one file for each group: thirty small files would compress worse and cost a
 * request each. Code that is loaded on a click, such as dialogs, stays in separate files. So do cards with
 * all their parts, which forms and text pages do not need.
 *
 * Forms and their validation are in a group of their own, so that pages without forms do not load them.
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
  // The draft of a profile is too small for a file of its own, so it shares one with the profile's fields.
  {
    name: 'profile',
    test: /src[\\/]features[\\/]account[\\/](profile-fields|profile[\\/]profile-draft|proof[\\/]use-proof)/,
  },
  {
    name: 'cards',
    // Breadcrumbs are too small for a file of their own. They share one with cards, because they are above
    // most cards.
    test: /src[\\/](widgets[\\/]product-grid[\\/]product-grid|lib[\\/]ui[\\/]content[\\/]breadcrumbs)/,
  },
  {
    name: 'parts',
    // The code behind the button «Показать ещё» is left out of this group: many kinds of pages have the
    // button, but as many do not.
    test: /src[\\/](lib|shop|features|widgets)[\\/](?!ui[\\/]content[\\/](use-more-pages|more-rows|more-link|pagination|page-numbers))/,
    minShareCount: 12,
  },
];

const ON_EVERY_PAGE = /\/(react|router|rolldown-runtime)-[^/]*$/;

/**
 * The entry files of the generated code export all calls of the contract. Without side effects, a page gets
 * only the calls that it uses.
 */
const treeshake = {
  moduleSideEffects: [
    { test: /src[\\/](generated[\\/]|lib[\\/]api[\\/](index|bounds)\.ts)/, sideEffects: false },
  ],
};

/**
 * The loader of a route is in the same script file as the page, because on the first page the loader has
 * already run on the server.
 */
const codeSplittingOptions = {
  defaultBehavior: [['loader' as const, 'component' as const, 'pendingComponent' as const]],
};

export default defineConfig(({ command }) => ({
  resolve: {
    tsconfigPaths: true,
    // The store of the router imports a shim of a hook that React itself has had since version 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    // Pictures are not inlined into scripts: every page would load them with its scripts, and no page would
    // cache them separately.
    assetsInlineLimit: 0,
    // Files that a chunk needs are listed in the entry file for preloading. Files that every page has already
    // loaded are left out of this list.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !ON_EVERY_PAGE.test(file)) },
  },
  // The build makes one self-contained server file that contains React's production build, for any value of
  // NODE_ENV at run time.
  ...(command === 'build' && {
    environments: {
      ssr: { resolve: { noExternal: true } },
      client: { build: { rolldownOptions: { treeshake, output: { codeSplitting: { groups } } } } },
    },
  }),
  plugins: [
    // The framework's own middleware for development is disabled, because it cannot pass a request context to
    // the pages.
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
