import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { browserEnvironment } from '../src/lib/api/environment/browser-environment.ts';
import { reset, server } from './component-shop.ts';
import { leavePage } from './leave-page.ts';
import { PageFrame, refuseConnections } from './page-network.ts';

// The default timeout of one second is too short on a busy machine. A longer timeout does not delay tests
// whose elements already exist.
configure({ asyncUtilTimeout: 60_000 });

const unhandled: string[] = [];
const allowConnections = refuseConnections((target) => unhandled.push(target));

// The page configuration, as the server writes it into every document.
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
  // Fails the test after a call for which there is no handler, even if the component handles the error.
  expect(unhandled.splice(0)).toEqual([]);
});

afterAll(() => {
  server.disable();
  allowConnections();
});
