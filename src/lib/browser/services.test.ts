import { afterEach, expect, test, vi } from 'vitest';
import {
  cookieValue,
  copyText,
  deleteCookie,
  keepsCookies,
  openChannel,
  openShareSheet,
  postToChannel,
  sendReport,
  withLock,
} from './services';

afterEach(() => vi.unstubAllGlobals());

const denied = () => {
  throw new DOMException('Denied.', 'SecurityError');
};
const browser = (navigator: object) => vi.stubGlobal('navigator', navigator);

test('if the browser has no BroadcastChannel, other tabs receive nothing and no error is thrown', () => {
  vi.stubGlobal('window', {});
  for (const channel of [undefined, denied]) {
    vi.stubGlobal('BroadcastChannel', channel);
    expect(openChannel('name')).toBeUndefined();
  }
  expect(() => postToChannel({ postMessage: denied } as unknown as BroadcastChannel, 1)).not.toThrow();
});

test.each([
  ['missing', undefined],
  ['forbidden', { request: async () => denied() }],
])('if browser locks are %s, the work is done without a lock', async (_, locks) => {
  browser({ locks });
  const held = vi.fn(async () => 'held');
  expect(await withLock('name', held, async () => 'alone')).toBe('alone');
  expect(held).not.toHaveBeenCalled();
});

test('if the work under a lock throws, the error is passed on and the work is not repeated', async () => {
  browser({ locks: { request: (_: string, work: () => Promise<unknown>) => work() } });
  const alone = vi.fn(async () => 'alone');
  await expect(withLock('name', () => Promise.reject(new Error('failed')), alone)).rejects.toThrow('failed');
  expect(alone).not.toHaveBeenCalled();
});

test.each([[{}], [{ clipboard: { writeText: async () => denied() }, share: async () => denied() }]])(
  'without clipboard and share sheet nothing is shared',
  async (navigator) => {
    browser(navigator);
    expect([await copyText('x'), await openShareSheet({ url: 'x' })]).toEqual([false, false]);
  },
);

test('a share sheet that the shopper dismisses counts as shown', async () => {
  browser({ share: () => Promise.reject(new DOMException('Dismissed.', 'AbortError')) });
  expect(await openShareSheet({ url: 'x' })).toBe(true);
});

test('if the browser blocks reports and cookies, no error is thrown', () => {
  browser({});
  vi.stubGlobal('document', {
    get cookie(): string {
      return denied() as never;
    },
    set cookie(_: string) {
      denied();
    },
  });
  expect(() => sendReport('/_pages', '{}')).not.toThrow();
  expect(() => deleteCookie('name', 'shop.example')).not.toThrow();
  expect(cookieValue('name')).toBeUndefined();
});

test.each([
  [{ cookieEnabled: false }, false],
  [{ cookieEnabled: true }, true],
  [{}, true],
])('for a browser with the navigator %j, keepsCookies returns %s', (navigator, keeps) => {
  browser(navigator);
  expect(keepsCookies()).toBe(keeps);
});
