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

/** Where the page with the parts of the design system is served for its tests. */
const GALLERY_PORT = 3187;
const GALLERY = `http://localhost:${GALLERY_PORT}`;

/**
 * These look at pictures: how they load, and what stands on and beside them. The others load none, except where hostile or
 * extreme goods are shown: drawing and showing pictures is a third of all computing.
 */
const WITH_PICTURES = /(accessibility|content|first-paint|layout|product-phone|stores)\.e2e\.ts/;
/** Tests whose shop has an operator. */
const WITH_OPERATOR = /(refunds|reviews)\.e2e\.ts/;
const withoutPictures = {
  ...launchOptions,
  args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
};

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/shop/build-before.ts',
  outputDir: 'test-results',
  // Each has a shop of its own. A third of the time a worker waits, for a page to come to rest or a letter to come: three
  // keep two cores busy.
  workers: 3,
  // One retry in CI: a test that needed it is reported as flaky, one that fails twice fails.
  retries: process.env.CI ? 1 : 0,
  // Generous: on a machine with other work pictures are drawn for half a minute, and what passes never waits.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Recording takes a quarter of all computing, so only a second try is recorded; `--trace on` records a test at will.
    trace: 'on-first-retry',
    // An element that cannot be pressed fails long before the timeout of the whole test.
    actionTimeout: 60_000,
  },
  webServer: {
    command: 'vite build --config gallery/vite.config.ts && vite preview --config gallery/vite.config.ts',
    url: GALLERY,
    env: { PORT: String(GALLERY_PORT) },
  },
  projects: [
    { name: 'filled shop', testMatch: /fill-shop\.setup\.ts/ },
    // Long tests after the start of a shop that only they have: early, for the last ones to be spread over all workers.
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
    // Nothing of the others starts before all that waits for nothing has ended: short tests come last, in any worker.
    { name: 'gallery', testMatch: /gallery\.e2e\.ts/, fullyParallel: true, use: { baseURL: GALLERY } },
  ],
});
