import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/setup/browser.ts';

const launchOptions = {
  executablePath: findBrowser(),
  // Chromium's sandbox does not start as root, and containers often run as root.
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
  ],
};

/** Port of the gallery, a page with all components of the design system, which gallery.e2e.ts tests. */
const GALLERY_PORT = 3187;
const GALLERY = `http://localhost:${GALLERY_PORT}`;

/**
 * Tests that need pictures: about how they load, and about the layout of pages with them. Nearly all other
 * tests load none, because rendering and showing pictures takes a third of all CPU time.
 */
const WITH_PICTURES = /(accessibility|content|first-paint|layout|product-phone|stores)\.e2e\.ts/;
/** Tests whose shop has an operator. */
const WITH_OPERATOR = /\/(desk[\w-]*|refunds|reviews)\.e2e\.ts/;
const withoutPictures = {
  ...launchOptions,
  args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
};

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/shop/build-before.ts',
  outputDir: 'test-results',
  // Each worker has its own shop. A worker spends a third of its time waiting for pages and letters, so three
  // workers keep two cores busy.
  workers: 3,
  // In CI a failed test is repeated. If it passes then, it is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // Time limit of a test, in ms. It is long, because a busy machine may need half a minute to render
  // pictures. Passing tests are not slower because of it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Records a trace only when a failed test is repeated, because recording takes a quarter of all CPU time.
    // `--trace on` records every test.
    trace: 'on-first-retry',
    // Time limit for a click or another action, in ms. It is much shorter than the limit for a test, so that
    // a test whose action fails ends early.
    actionTimeout: 60_000,
  },
  webServer: {
    command: 'vite build --config gallery/vite.config.ts && vite preview --config gallery/vite.config.ts',
    url: GALLERY,
    env: { PORT: String(GALLERY_PORT) },
  },
  projects: [
    { name: 'filled shop', testMatch: /fill-shop\.setup\.ts/ },
    // Long tests with a shop of their own. They start first, so that the short tests are left for the end,
    // when they can be spread over all workers.
    {
      name: 'operator',
      testMatch: WITH_OPERATOR,
      use: { launchOptions: withoutPictures },
      dependencies: ['filled shop'],
    },
    {
      name: 'pglite',
      testMatch: /.*\.e2e\.ts/,
      testIgnore: [
        /(brand-kit|foreign-backend|gallery|hostile-[\w-]+|mock-scenarios|read-only|torture)\.e2e\.ts/,
        WITH_OPERATOR,
        WITH_PICTURES,
      ],
      use: { launchOptions: withoutPictures },
      dependencies: ['filled shop'],
    },
    { name: 'pictures', testMatch: WITH_PICTURES, dependencies: ['filled shop'] },
    { name: 'another brand', testMatch: /brand-kit\.e2e\.ts/, use: { launchOptions: withoutPictures } },
    { name: 'torture', testMatch: /torture\.e2e\.ts/ },
    { name: 'postgresql', testMatch: /walk\.e2e\.ts/, use: { launchOptions: withoutPictures } },
    { name: 'hostile', testMatch: /hostile-[\w-]+\.e2e\.ts/ },
    { name: 'other backend', testMatch: /foreign-backend\.e2e\.ts/ },
    { name: 'prism', testMatch: /read-only\.e2e\.ts/ },
    { name: 'mocks', testMatch: /mock-scenarios\.e2e\.ts/, use: { launchOptions: withoutPictures } },
    // Playwright starts a project with dependencies when those without any have ended. So these short tests
    // come last and run in whichever worker is free.
    { name: 'gallery', testMatch: /gallery\.e2e\.ts/, fullyParallel: true, use: { baseURL: GALLERY } },
  ],
});
