import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { browserEnvironment } from '../src/lib/api/environment/browser-environment.ts';
import { reset, server } from './component-shop.ts';
import { leavePage } from './leave-page.ts';
import { PageFrame, refuseConnections } from './page-network.ts';

// Raises the default timeout of one second, which is too short on a busy machine. Tests do not become slower:
// waiting ends as soon as the element appears.
configure({ asyncUtilTimeout: 60_000 });

const unhandled: string[] = [];
const allowConnections = refuseConnections((target) => unhandled.push(target));

// The page configuration, which the server writes into every document. Components read it from there.
const config = document.createElement('script');
config.type = 'application/json';
config.id = 'page-config';
config.textContent = JSON.stringify({
  apiBaseUrl: '',
  site: 'ru',
  siteId: 'ru',
  brand: 'Витрина',
  build: 'test',
});

beforeAll(() => {
  server.configure({
    onUnhandledFrame({ frame, defaults }) {
      unhandled.push(frame instanceof PageFrame ? frame.address : frame.protocol);
      defaults.error();
    },
  });
  server.enable();
});

beforeEach(() => {
  document.head.append(config);
  browserEnvironment().refresh.last = undefined;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  cleanup();
  reset();
  server.events.removeAllListeners();
  leavePage();
  // Fails a test that called an operation without a handler, even if the component itself handled the error.
  expect(unhandled.splice(0)).toEqual([]);
});

afterAll(() => {
  server.disable();
  allowConnections();
});
