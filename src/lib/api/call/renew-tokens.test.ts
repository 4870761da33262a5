import type { ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import {
  getConfirmRegistrationUrl,
  getCreateGuestIdentityUrl,
  getGetExternalProvidersUrl,
  getGetUserIdentityUrl,
  getLoginUrl,
  getLogoutUrl,
  getRefreshTokensUrl,
  getRegisterUrl,
  getSetNewPasswordUrl,
} from '@/generated/client/auth/auth';
import { getDeleteSessionUrl, getGetSessionUrl } from '@/generated/client/session/session';
import {
  openCounterpart,
  problem,
  type SeenRequest,
  sendJson,
  testEnvironment,
  UNAUTHORIZED,
} from '../testing';
import { callApi } from './call-api';
import type { ApiEnvironment } from './environment';
import { REFRESH_PATH } from './renew-tokens';

const CART = '/api/cart-orchestration/v1/carts';
const ACCOUNT = '/api/user-orchestration/v1/users/my-account';
const REFRESH_REJECTED = problem(401, 'REFRESH_REJECTED', 'Сессия завершена. Войдите снова');

const noWait = async () => {};
/** Waits until the clock has advanced, so that following events have a later time. */
const later = async () => {
  const now = Date.now();
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(now), { interval: 1 });
};

/**
 * A server for which the access token has expired. It passes a refresh to `refresh`, which can renew the
 * token.
 */
function openEnded(refresh: (response: ServerResponse, renew: () => void) => void | Promise<void>) {
  let renewed = false;
  return openCounterpart((request, response) => {
    if (request.path === REFRESH_PATH) {
      return refresh(response, () => {
        renewed = true;
        response.writeHead(204).end();
      });
    }
    if (renewed) sendJson(response, 200, { path: request.path });
    else sendJson(response, 401, UNAUTHORIZED);
  });
}

const ids = (requests: SeenRequest[]) => requests.map((request) => String(request.headers['x-request-id']));
const callMany = (environment: ApiEnvironment, count: number) =>
  Promise.allSettled(Array.from({ length: count }, () => callApi(environment, CART)));
const reasons = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'rejected' ? result.reason : undefined));

test('the refresh uses the path of the contract (§7.2.13)', () => {
  expect(REFRESH_PATH).toBe(getRefreshTokensUrl());
});

describe('a 401 storm', () => {
  test('100 parallel calls cause one refresh, and each is retried once after 500 ms with its own request id (§6.3.4, §8.7)', async () => {
    await using counterpart = await openEnded(async (_response, renew) => {
      await vi.waitFor(() => expect(counterpart.to(CART)).toHaveLength(100));
      renew();
    });
    const waits: number[] = [];
    const { environment, logged, events } = testEnvironment(counterpart.url, {
      wait: async (ms) => void waits.push(ms),
    });

    const results = await callMany(environment, 100);

    expect(results.every((result) => result.status === 'fulfilled')).toBe(true);
    expect(counterpart.to(REFRESH_PATH)).toHaveLength(1);
    const sent = ids(counterpart.to(CART));
    expect(sent).toHaveLength(200);
    const perId = Map.groupBy(sent, (id) => id);
    expect([...perId.values()].map((group) => group.length)).toEqual(Array(100).fill(2));
    expect(sent).not.toContain(ids(counterpart.to(REFRESH_PATH))[0]);
    expect(waits).toEqual(Array(100).fill(500));
    expect(events).toEqual(['refreshed']);
    expect(logged).toEqual([]);
  });

  test('a call is retried 500 ms after the refresh, measured by a real clock (§6.3.4, §9.1)', async () => {
    await using counterpart = await openEnded((_response, renew) => renew());
    const { environment } = testEnvironment(counterpart.url);
    await callApi(environment, CART);
    const [, retry] = counterpart.to(CART);
    const [refresh] = counterpart.to(REFRESH_PATH);
    expect((retry?.at ?? 0) - (refresh?.at ?? 0)).toBeGreaterThanOrEqual(495);
  });

  test('refresh and retry have the required parameter and headers, and the retry has the body of the call', async () => {
    await using counterpart = await openEnded((_response, renew) => renew());
    const { environment } = testEnvironment(counterpart.url, { wait: noWait });
    await callApi(environment, CART, { method: 'POST', body: '{"items":[1]}' });
    expect(counterpart.seen).toHaveLength(3);
    for (const request of counterpart.seen) {
      expect(request.method).toBe('POST');
      expect(request.query.get('site')).toBe('ru');
      expect(request.headers).toMatchObject({ 'x-requested-from': 'browser', 'x-site-id': 'ru' });
    }
    expect(counterpart.to(CART).map((request) => request.body)).toEqual(['{"items":[1]}', '{"items":[1]}']);
  });

  test('a late 401, of a call sent before another call’s refresh, does not cause a second refresh', async () => {
    let cartCalls = 0;
    const late = Promise.withResolvers<void>();
    await using counterpart = await openCounterpart(async (request, response) => {
      if (request.path === REFRESH_PATH) return void response.writeHead(204).end();
      cartCalls += 1;
      if (cartCalls === 1) {
        await late.promise;
        return sendJson(response, 401, UNAUTHORIZED);
      }
      if (cartCalls === 2) return sendJson(response, 401, UNAUTHORIZED);
      sendJson(response, 200, { ok: true });
    });
    const { environment } = testEnvironment(counterpart.url, { wait: noWait });

    const slow = callApi(environment, CART);
    await vi.waitFor(() => expect(cartCalls).toBe(1));
    await callApi(environment, CART);
    late.resolve();

    await expect(slow).resolves.toEqual({ ok: true });
    expect(counterpart.to(REFRESH_PATH)).toHaveLength(1);
  });

  test('if the retry gets a 401 as well, the call is rejected, logged once and not retried (§6.3.4, §8.7, §9.1)', async () => {
    await using counterpart = await openCounterpart((request, response) => {
      if (request.path === REFRESH_PATH) response.writeHead(204).end();
      else sendJson(response, 401, UNAUTHORIZED);
    });
    const { environment, logged, events } = testEnvironment(counterpart.url, { wait: noWait });
    await expect(callApi(environment, CART)).rejects.toMatchObject({ kind: 'auth', status: 401 });
    expect(counterpart.to(CART)).toHaveLength(2);
    expect(logged).toMatchObject([{ kind: 'auth', path: CART }]);
    expect(events).toEqual(['refreshed']);
  });

  test('listeners that make calls after a refresh cause no endless loop if these get a 401 as well', async () => {
    await using counterpart = await openCounterpart((request, response) => {
      if (request.path === REFRESH_PATH) response.writeHead(204).end();
      else sendJson(response, 401, UNAUTHORIZED);
    });
    const accounts: Promise<unknown>[] = [];
    const { environment } = testEnvironment(counterpart.url, {
      wait: noWait,
      onRefreshed() {
        // Later than the refresh by the clock. The number is limited, so that a failing test ends.
        if (accounts.length > 3) return;
        accounts.push(later().then(() => callApi(environment, ACCOUNT).catch(() => 'refused')));
      },
    });
    await expect(callApi(environment, CART)).rejects.toMatchObject({ status: 401 });
    for (const account of accounts) expect(await account).toBe('refused');
    // The second call gets a 401 and causes another refresh, but the listener is not called again.
    expect(accounts).toHaveLength(1);
    expect(counterpart.to(REFRESH_PATH)).toHaveLength(2);
    expect(counterpart.to(ACCOUNT)).toHaveLength(2);
  });
});

describe('a refresh that is refused', () => {
  test('if the refresh is refused, each call rejects with its own 401, and the lost session is reported once', async () => {
    await using counterpart = await openEnded((response) => sendJson(response, 401, REFRESH_REJECTED));
    const { environment, logged, events } = testEnvironment(counterpart.url, { wait: noWait });

    const errors = reasons(await callMany(environment, 20));

    expect(errors).toHaveLength(20);
    for (const error of errors)
      expect(error).toMatchObject({ kind: 'auth', status: 401, code: 'UNAUTHORIZED' });
    expect(counterpart.to(REFRESH_PATH)).toHaveLength(1);
    expect(counterpart.to(CART)).toHaveLength(20);
    expect(events).toEqual(['lost']);
    expect(logged.filter((record) => record.path === REFRESH_PATH)).toHaveLength(1);
    expect(logged.filter((record) => record.path === CART)).toHaveLength(20);
  });

  test('if the refresh was refused, a late 401 of a call sent before it is rejected without another refresh', async () => {
    const late = Promise.withResolvers<void>();
    let cartCalls = 0;
    await using counterpart = await openCounterpart(async (request, response) => {
      if (request.path === REFRESH_PATH) return sendJson(response, 401, REFRESH_REJECTED);
      cartCalls += 1;
      if (cartCalls === 1) await late.promise;
      sendJson(response, 401, UNAUTHORIZED);
    });
    const { environment, events } = testEnvironment(counterpart.url, { wait: noWait });
    const slow = callApi(environment, CART);
    const refused = expect(slow).rejects.toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    await vi.waitFor(() => expect(cartCalls).toBe(1));
    await expect(callApi(environment, CART)).rejects.toMatchObject({ status: 401 });
    late.resolve();
    await refused;
    expect(counterpart.to(REFRESH_PATH)).toHaveLength(1);
    expect(events).toEqual(['lost']);
  });

  test('if the refresh was refused in another tab, this tab’s calls are rejected and the lost session is reported', async () => {
    await using counterpart = await openEnded((_response, renew) => renew());
    const lost: string[] = [];
    const { environment } = testEnvironment(counterpart.url, {
      wait: noWait,
      exclusively: async () => 'refused-elsewhere',
      onLost: (why) => void lost.push(why),
    });
    expect(reasons(await callMany(environment, 5))).toHaveLength(5);
    expect(counterpart.to(REFRESH_PATH)).toEqual([]);
    expect(lost).toEqual(['refused-elsewhere']);
  });

  test('a refresh refused right after a successful one is reported: the session has ended in between (§6.3.4, §8.7)', async () => {
    let ended = false;
    let renewed = false;
    await using counterpart = await openCounterpart((request, response) => {
      if (request.path === REFRESH_PATH) {
        if (ended) return sendJson(response, 401, REFRESH_REJECTED);
        renewed = true;
        return void response.writeHead(204).end();
      }
      if (renewed && !ended) sendJson(response, 200, { ok: true });
      else sendJson(response, 401, UNAUTHORIZED);
    });
    const { environment, events } = testEnvironment(counterpart.url, { wait: noWait });
    await callApi(environment, CART);
    ended = true;
    await later();

    await expect(callApi(environment, ACCOUNT)).rejects.toMatchObject({ status: 401, code: 'UNAUTHORIZED' });

    expect(events).toEqual(['refreshed', 'lost']);
    expect(counterpart.to(ACCOUNT)).toHaveLength(1);
  });

  test('after a refused refresh, a later call may cause another, because the shopper may have signed in', async () => {
    let accept = false;
    await using counterpart = await openEnded((response, renew) => {
      if (accept) renew();
      else sendJson(response, 401, REFRESH_REJECTED);
    });
    const { environment, events } = testEnvironment(counterpart.url, { wait: noWait });
    await expect(callApi(environment, CART)).rejects.toMatchObject({ status: 401 });
    accept = true;
    await later();
    await expect(callApi(environment, CART)).resolves.toEqual({ path: CART });
    expect(events).toEqual(['lost', 'refreshed']);
  });
});

describe('a refresh that fails without being refused', () => {
  test.each([
    ['network', (response: ServerResponse): void => void response.socket?.resetAndDestroy()],
    [
      'server',
      (response: ServerResponse): void => sendJson(response, 503, problem(503, 'UNAVAILABLE', 'Позже')),
    ],
    ['timeout', (_response: ServerResponse): void => {}],
  ] as const)(
    'after a failed refresh (%s) all calls get its error, logged once, and the session is reported as unknown once (§4.2.7)',
    async (kind, refresh) => {
      await using counterpart = await openEnded((response) => refresh(response));
      const { environment, logged, events } = testEnvironment(counterpart.url, { wait: noWait });
      // Only the refresh should time out. The five calls are sent before the server has seen any request, so they
      // get the long timeout; the refresh is sent later and gets the short one.
      const timeoutMs = () => (kind === 'timeout' && counterpart.seen.length > 0 ? 200 : 30_000);
      Object.defineProperty(environment, 'timeoutMs', { get: timeoutMs });

      const errors = reasons(await callMany(environment, 5));

      for (const error of errors) expect(error).toMatchObject({ kind });
      expect(new Set(errors).size).toBe(1);
      expect(events).toEqual(['failed']);
      expect(logged).toMatchObject([{ kind, path: REFRESH_PATH }]);
      expect(environment.refresh.pending).toBeUndefined();
    },
  );
});

describe('calls that never cause a refresh', () => {
  test.each([
    ['POST', getLoginUrl()],
    ['POST', getRegisterUrl()],
    ['POST', getLogoutUrl()],
    ['POST', getRefreshTokensUrl()],
    ['GET', getGetSessionUrl()],
    ['DELETE', getDeleteSessionUrl()],
  ])('a 401 of %s %s causes no token refresh', async (method, path) => {
    await using counterpart = await openCounterpart((_request, response) =>
      sendJson(response, 401, UNAUTHORIZED),
    );
    const { environment, events } = testEnvironment(counterpart.url, { wait: noWait });
    await expect(callApi(environment, path, { method })).rejects.toMatchObject({ kind: 'auth', status: 401 });
    expect(counterpart.seen).toHaveLength(1);
    expect(events).toEqual([]);
  });
});

describe('every other identity call causes a refresh (§6.3.4, §8.7)', () => {
  test.each([
    ['GET', getGetUserIdentityUrl()],
    ['POST', getConfirmRegistrationUrl()],
    ['POST', getCreateGuestIdentityUrl()],
    ['POST', getSetNewPasswordUrl()],
    ['GET', getGetExternalProvidersUrl()],
  ])('a 401 of %s %s causes a token refresh', async (method, path) => {
    await using counterpart = await openEnded((_response, renew) => renew());
    const { environment, events } = testEnvironment(counterpart.url, { wait: noWait });
    expect(await callApi(environment, path, { method })).toEqual({ path });
    expect(counterpart.to(path)).toHaveLength(2);
    expect(events).toEqual(['refreshed']);
  });
});

test('a call that is aborted during the refresh does not affect the other calls', async () => {
  const isAborted = Promise.withResolvers<void>();
  await using counterpart = await openEnded(async (_response, renew) => {
    await isAborted.promise;
    renew();
  });
  const { environment, logged } = testEnvironment(counterpart.url, { wait: noWait });
  const controller = new AbortController();
  const aborted = callApi(environment, CART, { signal: controller.signal });
  const patient = callApi(environment, ACCOUNT);
  await vi.waitFor(() => expect(counterpart.to(REFRESH_PATH)).toHaveLength(1));
  controller.abort();
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  isAborted.resolve();
  await expect(patient).resolves.toEqual({ path: ACCOUNT });
  expect(counterpart.to(CART)).toHaveLength(1);
  expect(logged).toEqual([]);
});
