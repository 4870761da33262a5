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
 * Which modules share a script file. Modules that all pages load at once, and modules that several kinds of
 * pages need, form a file for each group: thirty small files would compress worse and cost a request each.
 * Code that a click loads, such as dialogs, stays in files of its own. So do cards and their parts, which
 * forms and text pages do not need. Forms with their validation are a separate group, so that pages without
 * forms do not load them.
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
  // The code of the profile's draft is too small for a file of its own. It shares one with the profile's
  // fields.
  {
    name: 'profile',
    test: /src[\\/]features[\\/]account[\\/](profile-fields|profile[\\/]profile-draft|proof[\\/]use-proof)/,
  },
  {
    name: 'cards',
    // The code of breadcrumbs is too small for a file of its own. It shares one with cards, because most
    // pages with cards have breadcrumbs.
    test: /src[\\/](widgets[\\/]product-grid[\\/]product-grid|lib[\\/]ui[\\/]content[\\/]breadcrumbs)/,
  },
  {
    name: 'parts',
    // The code of the button «Показать ещё» is not part of this group, because half of the kinds of pages do
    // not have the button.
    test: /src[\\/](lib|shop|features|widgets)[\\/](?!ui[\\/]content[\\/](use-more-pages|more-rows|more-link|pagination|page-numbers))/,
    minShareCount: 12,
  },
];

const ON_EVERY_PAGE = /\/(react|router|rolldown-runtime)-[^/]*$/;

/**
 * The index files of the generated code export all API calls. Marked as free of side effects, so that a page
 * gets only the calls that it uses.
 */
const treeshake = {
  moduleSideEffects: [
    { test: /src[\\/](generated[\\/]|lib[\\/]api[\\/](index|bounds)\.ts)/, sideEffects: false },
  ],
};

/**
 * Keeps a route's loader in the script file of its page. On the first page it is not needed early, because it
 * has already run on the server.
 */
const codeSplittingOptions = {
  defaultBehavior: [['loader' as const, 'component' as const, 'pendingComponent' as const]],
};

export default defineConfig(({ command }) => ({
  resolve: {
    tsconfigPaths: true,
    // The router's store imports a shim of a hook that React has had itself since version 18. The alias
    // replaces it.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    // Keeps pictures as files. Inlined into scripts, each page would load them, and browsers could not cache
    // them separately.
    assetsInlineLimit: 0,
    // For each chunk, the entry file lists other files to preload. Leaves out files that every page has
    // loaded already.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !ON_EVERY_PAGE.test(file)) },
  },
  // The build makes a single server file with React's production build in it, for any value of NODE_ENV at
  // run time.
  ...(command === 'build' && {
    environments: {
      ssr: { resolve: { noExternal: true } },
      client: { build: { rolldownOptions: { treeshake, output: { codeSplitting: { groups } } } } },
    },
  }),
  plugins: [
    // Turns off the framework's development middleware, which cannot pass a request context to pages.
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
