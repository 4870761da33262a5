// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RefreshOutcome } from '../call/environment';

const page = { apiBaseUrl: '', site: 'ru', siteId: 'moscow', brand: 'Витрина', build: 'test' };
vi.mock('../../page/config', () => ({ pageConfig: () => page }));

/** Simulates a new page, because a page creates its environment only once. */
async function openPage() {
  vi.resetModules();
  const { browserEnvironment } = await import('./browser-environment');
  const { onSessionLost, onTokensRefreshed } = await import('./session-events');
  return { environment: browserEnvironment(), onSessionLost, onTokensRefreshed };
}

/** Fake Web Locks: one holder of a lock at a time, others wait in a queue. */
function fakeLocks() {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    request<T>(_name: string, work: () => Promise<T>): Promise<T> {
      const mine = tail.then(work);
      tail = mine.catch(() => {});
      return mine;
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  localStorage.clear();
  page.apiBaseUrl = '';
});
afterEach(() => vi.unstubAllGlobals());

describe('addresses', () => {
  test.each([
    ['', '/api/x', `${location.origin}/api/x`],
    ['https://api.example.ru/', '/api/x', 'https://api.example.ru/api/x'],
    ['https://example.ru/shop', '/api/x', 'https://example.ru/shop/api/x'],
  ])('API calls go to the configured base URL %j (§7.1.6, §9.1)', async (base, path, expected) => {
    page.apiBaseUrl = base;
    const { environment } = await openPage();
    expect(environment.baseUrl + path).toBe(expected);
    expect(environment).toMatchObject({
      requestedFrom: 'browser',
      site: 'ru',
      siteId: 'moscow',
      timeoutMs: 30_000,
    });
  });
});

test.each([
  ['GET', false],
  ['PUT', true],
  ['DELETE', true],
])(
  'whether a %s request is sent with keepalive, so that it outlives the page: %s',
  async (method, keepalive) => {
    const sent = vi.fn(async () => new Response());
    vi.stubGlobal('fetch', sent);
    const { environment } = await openPage();
    await environment.send(new Request(`${location.origin}/api/x`, { method }));
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ method }), { keepalive });
  },
);

test('a request whose body exceeds the keepalive limit ends when the page is closed', async () => {
  const sent = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', sent);
  const { environment } = await openPage();
  const body = 'я'.repeat(20_001);
  const request = new Request(`${location.origin}/api/x`, { method: 'POST', body });
  await environment.send(request, body);
  expect(sent).toHaveBeenCalledWith(request, { keepalive: false });
});

describe('the device id of the tracker', () => {
  const id = '8a1de1f4-2c39-4a49-8f0f-52b0c9d4c8b1';
  const keepAnswer = (allowed: boolean) =>
    localStorage.setItem(
      'vitrina-consent',
      JSON.stringify({ at: 'x', answers: { advertising: { version: '1', allowed } } }),
    );

  test('the tracker’s device id is sent only with the shopper’s consent (§7.1.5)', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(`mindboxDeviceUUID=${id}`);
    expect((await openPage()).environment.deviceId()).toBeUndefined();
    keepAnswer(false);
    expect((await openPage()).environment.deviceId()).toBeUndefined();
    keepAnswer(true);
    expect((await openPage()).environment.deviceId()).toBe(id);
  });

  test('the tracker’s device id is the value of its cookie, if that is a UUID', async () => {
    keepAnswer(true);
    const { environment } = await openPage();
    const cookie = vi.spyOn(document, 'cookie', 'get');
    cookie.mockReturnValue(`theme=dark; mindboxDeviceUUID=${id}; x=1`);
    expect(environment.deviceId()).toBe(id);
    cookie.mockReturnValue('theme=dark');
    expect(environment.deviceId()).toBeUndefined();
    cookie.mockReturnValue('mindboxDeviceUUID=%0d%0aX-Evil:1');
    expect(environment.deviceId()).toBeUndefined();
    cookie.mockReturnValue(`notmindboxDeviceUUID=${id}`);
    expect(environment.deviceId()).toBeUndefined();
  });
});

describe('tabs', () => {
  test('two tabs that get a 401 at the same time refresh the tokens once (§6.3.4, §8.7)', async () => {
    const first = (await openPage()).environment;
    const second = (await openPage()).environment;
    expect(first).not.toBe(second);
    let refreshes = 0;
    const renew = async (): Promise<RefreshOutcome> => {
      refreshes += 1;
      await new Promise((turn) => setImmediate(turn));
      return 'renewed';
    };
    const since = Date.now();
    expect(await Promise.all([first.exclusively(since, renew), second.exclusively(since, renew)])).toEqual([
      'renewed',
      'renewed',
    ]);
    expect(refreshes).toBe(1);
  });

  test('a 401 of a call sent after another tab’s refresh causes another refresh', async () => {
    const { environment } = await openPage();
    const renew = vi.fn(async (): Promise<RefreshOutcome> => 'renewed');
    await environment.exclusively(Date.now(), renew);
    await environment.exclusively(Date.now() + 1000, renew);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  test('if the refresh of one tab is refused, the waiting tab learns that it was refused in another tab', async () => {
    const first = (await openPage()).environment;
    const second = (await openPage()).environment;
    const renew = vi.fn(async (): Promise<RefreshOutcome> => 'refused');
    const since = Date.now();
    expect(await Promise.all([first, second].map((tab) => tab.exclusively(since, renew)))).toEqual([
      'refused',
      'refused-elsewhere',
    ]);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('after a refused refresh, a later 401 causes another one, because the shopper may have signed in', async () => {
    const { environment } = await openPage();
    await environment.exclusively(Date.now(), async () => 'refused');
    expect(await environment.exclusively(Date.now() + 1000, async () => 'renewed')).toBe('renewed');
  });

  test('if a refresh got no response, the next tab tries again', async () => {
    const { environment } = await openPage();
    const since = Date.now();
    const failed = environment.exclusively(since, () => Promise.reject(new Error('no network')));
    await expect(failed).rejects.toThrow('no network');
    expect(await environment.exclusively(since, async () => 'renewed')).toBe('renewed');
  });

  test('without locks or storage, each tab refreshes the tokens by itself', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('localStorage', undefined);
    const { environment } = await openPage();
    expect(await environment.exclusively(Date.now(), async () => 'renewed')).toBe('renewed');
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    expect(await environment.exclusively(Date.now(), async () => 'renewed')).toBe('renewed');
  });
});

describe('events', () => {
  test('listeners are notified of new tokens and of a lost session until they unsubscribe', async () => {
    const { environment, onSessionLost, onTokensRefreshed } = await openPage();
    const events: string[] = [];
    const leave = onTokensRefreshed(() => void events.push('refreshed'));
    onSessionLost((why) => void events.push(why));
    environment.onRefreshed();
    environment.onLost('refused');
    environment.onLost('refused-elsewhere');
    await Promise.resolve();
    leave();
    environment.onRefreshed();
    await Promise.resolve();
    expect(events).toEqual(['refreshed', 'refused', 'refused-elsewhere']);
  });
});
