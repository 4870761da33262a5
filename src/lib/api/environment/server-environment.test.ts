import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { GATEWAY_TIMEOUT_MS } from '#shared/web/gateway-timeout.ts';
import type { RequestContext } from '../../page/request-context';
import { callApi } from '../call/call-api';
import { REFRESH_PATH } from '../call/renew-tokens';
import { UNAUTHORIZED } from '../testing';
import { serverEnvironment } from './server-environment';

const CART = '/api/cart-orchestration/v1/carts';
const config = { apiBaseUrl: '', site: 'ru', siteId: 'ru', brand: 'Витрина', build: 'test' };

type Shopper = { access: string; refresh: string };

/** The cookies of one rendered request: cookies of the browser, updated by API responses. */
function cookieJar(initial: Record<string, string>): RequestContext['cookies'] {
  const jar = new Map(Object.entries(initial));
  const set: string[] = [];
  return {
    header: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    absorb(response) {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
        set.push(line);
      }
    },
    setCookies: () => set,
  };
}

/** A fake API that recognizes shoppers by their cookies, and answers with the owner of the cart. */
function apiOf(shoppers: Record<string, Shopper>, seen: Request[]): RequestContext['api'] {
  return async (request) => {
    seen.push(request);
    const cookies = request.headers.get('cookie') ?? '';
    if (new URL(request.url).pathname === REFRESH_PATH) {
      const owner = Object.keys(shoppers).find((name) =>
        cookies.includes(`refresh=${shoppers[name]?.refresh}`),
      );
      if (!owner) return Response.json(UNAUTHORIZED, { status: 401 });
      return new Response(null, {
        status: 204,
        headers: { 'set-cookie': `access=${shoppers[owner]?.access}; Path=/` },
      });
    }
    const owner = Object.keys(shoppers).find((name) => cookies.includes(`access=${shoppers[name]?.access}`));
    return owner ? Response.json({ owner }) : Response.json(UNAUTHORIZED, { status: 401 });
  };
}

const shoppers = {
  anna: { access: 'new-anna', refresh: 'r-anna' },
  boris: { access: 'new-boris', refresh: 'r-boris' },
};

function contextOf(cookies: Record<string, string>, seen: Request[]): RequestContext {
  return {
    api: apiOf(shoppers, seen),
    cookies: cookieJar(cookies),
    requestId: 'r',
    answer: {},
    config,
    nonce: 'n',
    isShared: false,
  };
}

const environmentOf = (context: RequestContext) => ({ ...serverEnvironment(context), wait: async () => {} });

describe('calls while a page is rendered', () => {
  test('calls during rendering have the shopper’s cookies and say that they come from the server (§7.1.3)', async () => {
    const seen: Request[] = [];
    const context = contextOf({ access: 'new-anna', mindboxDeviceUUID: crypto.randomUUID() }, seen);
    expect(await callApi(environmentOf(context), CART)).toEqual({ owner: 'anna' });
    const [request] = seen;
    expect(new URL(request?.url ?? '').pathname).toBe(CART);
    expect(request?.headers.get('x-requested-from')).toBe('server');
    expect(request?.headers.has('x-mindbox-device-uuid')).toBe(false);
  });

  test('calls of a public page have no cookies', async () => {
    const seen: Request[] = [];
    const api: RequestContext['api'] = async (request) => {
      seen.push(request);
      return Response.json({});
    };
    await callApi(environmentOf({ ...contextOf({}, seen), api }), '/api/content-orchestration/v1/home');
    expect(seen[0]?.headers.has('cookie')).toBe(false);
  });

  test('the cookies that a refresh sets are used by the retry and by the response of the page', async () => {
    const seen: Request[] = [];
    const context = contextOf({ access: 'old', refresh: 'r-anna' }, seen);
    expect(await callApi(environmentOf(context), CART)).toEqual({ owner: 'anna' });
    expect(seen.map((request) => new URL(request.url).pathname)).toEqual([CART, REFRESH_PATH, CART]);
    expect(seen[2]?.headers.get('cookie')).toContain('access=new-anna');
    expect(seen[2]?.headers.get('x-request-id')).toBe(seen[0]?.headers.get('x-request-id'));
    expect(context.cookies.setCookies()).toEqual(['access=new-anna; Path=/']);
  });

  test('parallel calls of one page share a refresh, and calls for different shoppers do not (§6.3.4, §8.7)', async () => {
    const seen: Request[] = [];
    const contexts = [
      contextOf({ access: 'old-a', refresh: 'r-anna' }, seen),
      contextOf({ access: 'old-b', refresh: 'r-boris' }, seen),
    ];
    const owners = await Promise.all(
      contexts.flatMap((context) => {
        const environment = environmentOf(context);
        return [1, 2, 3].map(() => callApi<{ owner: string }>(environment, CART));
      }),
    );
    expect(owners.map(({ owner }) => owner)).toEqual(['anna', 'anna', 'anna', 'boris', 'boris', 'boris']);
    const refreshes = seen.filter((request) => new URL(request.url).pathname === REFRESH_PATH);
    expect(refreshes.map((request) => request.headers.get('cookie'))).toEqual([
      'access=old-a; refresh=r-anna',
      'access=old-b; refresh=r-boris',
    ]);
  });

  test('a call that hangs fails with the status that the gateway answers at its time limit', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
      written.mockRestore();
    });
    const unavailable = () => Response.json({ ...UNAUTHORIZED, status: 503 }, { status: 503 });
    const api: RequestContext['api'] = () =>
      new Promise((resolve) => setTimeout(() => resolve(unavailable()), GATEWAY_TIMEOUT_MS));
    const failed = expect(callApi(environmentOf({ ...contextOf({}, []), api }), CART)).rejects.toMatchObject({
      status: 503,
    });
    await vi.advanceTimersByTimeAsync(2 * GATEWAY_TIMEOUT_MS);
    await failed;
  });

  test('a rendered request has one environment, even if the framework copies its context', () => {
    const context = contextOf({}, []);
    expect(serverEnvironment({ ...context })).toBe(serverEnvironment(context));
    expect(serverEnvironment(contextOf({}, []))).not.toBe(serverEnvironment(context));
  });

  test('a failed call is logged as one line of JSON without data of the shopper', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    const context = contextOf({ access: 'secret-token' }, []);
    await expect(callApi(environmentOf(context), `${CART}?query=anna`)).rejects.toMatchObject({
      status: 401,
    });
    const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines).toMatchObject([
      { level: 'warn', path: REFRESH_PATH, kind: 'auth', status: 401 },
      { level: 'warn', path: CART, kind: 'auth', status: 401 },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret-token|query=/);
    written.mockRestore();
  });

  test('a read that fails with a network error is repeated once, so loaders need no retries of their own (§9.2)', async () => {
    const seen: Request[] = [];
    const context = contextOf({ access: 'new-anna' }, seen);
    const answer = context.api;
    const api = vi.fn(answer).mockRejectedValueOnce(new TypeError('fetch failed'));
    expect(await callApi(environmentOf({ ...context, api }), CART)).toEqual({ owner: 'anna' });
    expect(api).toHaveBeenCalledTimes(2);
    expect(seen).toHaveLength(1);
  });

  test('the message for an unreachable service does not blame the shopper’s connection', async () => {
    const api = () => Promise.reject(new TypeError('fetch failed'));
    const environment = { ...environmentOf({ ...contextOf({}, []), api }), log() {} };
    await expect(callApi(environment, CART)).rejects.toMatchObject({
      kind: 'network',
      message: 'Сервис временно недоступен. Попробуйте ещё раз чуть\u00A0позже',
    });
  });
});
