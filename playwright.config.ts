import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/setup/browser.ts';

const launchOptions = {
  executablePath: findBrowser(),
  // A container often runs as root, where Chromium's sandbox cannot start.
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
  ],
};

/** The port of the gallery, a page with all components of the design system, which gallery.e2e.ts tests. */
const GALLERY_PORT = 3187;
const GALLERY = `http://localhost:${GALLERY_PORT}`;

/**
 * Specs about pictures: how they load, and how pages are laid out around them. All other specs load no
 * pictures, except specs with hostile or extreme goods, because rendering and showing pictures takes a third
 * of all CPU time.
 */
const WITH_PICTURES = /(accessibility|content|first-paint|layout|product-phone|stores)\.e2e\.ts/;
/** Tests whose shop has an operator. */
const WITH_OPERATOR = /(desk|refunds|reviews)\.e2e\.ts/;
const withoutPictures = {
  ...launchOptions,
  args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
};

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/shop/build-before.ts',
  outputDir: 'test-results',
  // Each worker has a shop of its own. A worker waits for pages and letters during a third of its time, so
  // three workers keep two cores busy.
  workers: 3,
  // In CI a failed test is run again. If it then passes, it is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // The timeout in ms is long, because a busy machine may need half a minute to render pictures. It does not
  // slow down tests that pass.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Recording takes a quarter of all CPU time, so only the second run of a failed test is recorded.
    // `--trace on` records every test.
    trace: 'on-first-retry',
    // The timeout for pressing an element, in ms. It is much shorter than the timeout of a test, so that such
    // a failure ends the test early.
    actionTimeout: 60_000,
  },
  webServer: {
    command: 'vite build --config gallery/vite.config.ts && vite preview --config gallery/vite.config.ts',
    url: GALLERY,
    env: { PORT: String(GALLERY_PORT) },
  },
  projects: [
    { name: 'filled shop', testMatch: /fill-shop\.setup\.ts/ },
    // These tests are long and need a shop of their own. They start first, so that short tests remain for the
    // end, which all workers can share.
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
        /(brand-kit|foreign-backend|gallery|hostile-texts|mock-scenarios|read-only|torture)\.e2e\.ts/,
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
    { name: 'hostile', testMatch: /hostile-texts\.e2e\.ts/ },
    { name: 'other backend', testMatch: /foreign-backend\.e2e\.ts/ },
    { name: 'prism', testMatch: /read-only\.e2e\.ts/ },
    { name: 'mocks', testMatch: /mock-scenarios\.e2e\.ts/, use: { launchOptions: withoutPictures } },
    // Projects with dependencies start only after all projects without dependencies have ended. So these
    // short tests come last, and run in any worker.
    { name: 'gallery', testMatch: /gallery\.e2e\.ts/, fullyParallel: true, use: { baseURL: GALLERY } },
  ],
});
