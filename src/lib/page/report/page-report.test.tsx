import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportPage } from './page-report';

const measured = vi.hoisted(() => ({ note: (_times: object) => {} }));
vi.mock('./page-times', () => ({
  watchPageTimes(note: (times: object) => void) {
    measured.note = note;
  },
}));

let sent: object[];
/** The listeners that the page report has added; each test removes its own. */
let listeners: [string, EventListener][];
beforeEach(() => {
  sent = [];
  listeners = [];
  const { addEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.push([type, listener as EventListener]);
    addEventListener.call(window, type, listener as EventListener);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const [type, listener] of listeners) removeEventListener(type, listener);
});

const send = (report: string) => void sent.push(JSON.parse(report));

function failure(stack: string, { name = 'TypeError', message = 'anna@example.ru' } = {}): Error {
  return Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` });
}
const OURS = 'at f (https://shop.example/assets/entry-1a2b.js:1:20345)';

const fail = (error: unknown) =>
  void dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
const leave = () => dispatchEvent(new Event('pagehide'));

it('failures from before and after the start of the report are reported, only by error class and position', () => {
  let route = '/product/$productUrl';
  const failures = [new ErrorEvent('error', { error: failure(OURS) })];
  reportPage({ failures, routeOf: () => route, chance: () => 1, send });
  fail(failure(`${OURS}\nat g (https://shop.example/assets/x_1.js:2:7?q=anna)`, { name: 'RangeError' }));
  route = '/cart';
  fail(failure(OURS));
  leave();
  const place = 'entry-1a2b.js:1:20345';
  expect(sent).toEqual([
    {
      route: '/product/$productUrl',
      errors: [
        { name: 'TypeError', frames: [place] },
        { name: 'RangeError', frames: [place, 'x_1.js:2:7'] },
      ],
    },
    { route: '/cart', errors: [{ name: 'TypeError', frames: [place] }] },
  ]);
  expect(JSON.stringify(sent)).not.toContain('anna');
  leave();
  expect(sent).toHaveLength(2);
});

it('failed API calls, other companies’ scripts and thrown values that are not errors are not reported, nor is a sixth failure', () => {
  reportPage({ failures: [], routeOf: () => '/', chance: () => 1, send });
  fail(failure(OURS, { name: 'ApiError' }));
  fail(failure('at chrome-extension://x/inject.js:1:1'));
  fail('text');
  leave();
  expect(sent).toEqual([]);
  for (let time = 0; time < 8; time += 1) fail(failure(OURS, { name: 'an odd name' }));
  leave();
  expect(sent).toEqual([
    { route: '/', errors: Array(5).fill({ name: 'Error', frames: ['entry-1a2b.js:1:20345'] }) },
  ]);
});

it('a share of pages reports its load times and the route with which it was loaded', async () => {
  let route = '/';
  reportPage({ failures: [], routeOf: () => route, chance: () => 0.2, send });
  await vi.waitFor(() => measured.note({ ttfb: 90 }));
  await vi.waitFor(() => {
    route = '/cart';
    measured.note({ ttfb: 90 });
    measured.note({ lcp: 1200 });
    measured.note({ cls: 0.02 });
    leave();
    expect(sent).toEqual([{ route: '/', vitals: { ttfb: 90, lcp: 1200, cls: 0.02 } }]);
  });
});

it('a page that is not in the measured share and has no failures reports nothing', () => {
  reportPage({ failures: [], routeOf: () => '/', chance: () => 0.25, send });
  leave();
  expect(sent).toEqual([]);
});
