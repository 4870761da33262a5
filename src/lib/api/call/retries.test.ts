import type { ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { getGetWishlistPageUrl } from '@/generated/client/wishlist/wishlist';
import { openCounterpart, sendJson, testEnvironment, UNAUTHORIZED } from '../testing';
import { callApi } from './call-api';
import { REFRESH_PATH } from './renew-tokens';
import { READS_BY_POST } from './retries';

const CART = '/api/cart-orchestration/v1/carts';
const [WISHLIST_PAGE = ''] = READS_BY_POST;

const reset = (response: ServerResponse) => void response.socket?.resetAndDestroy();

/**
 * A server that gives these responses one after the other and repeats the last one, and an environment whose
 * waits end at once.
 */
async function openInTurn(...answers: ((response: ServerResponse) => void)[]) {
  let turn = 0;
  const counterpart = await openCounterpart((request, response) => {
    if (request.path === REFRESH_PATH) return void response.writeHead(204).end();
    answers[Math.min(turn++, answers.length - 1)]?.(response);
  });
  const waits: number[] = [];
  const made = testEnvironment(counterpart.url, { wait: async (ms) => void waits.push(ms) });
  return { counterpart, waits, ...made, [Symbol.asyncDispose]: counterpart[Symbol.asyncDispose] };
}

const ok = (response: ServerResponse) => sendJson(response, 200, { ok: true });

test('READS_BY_POST lists exactly the operations of the contract that read by POST', () => {
  expect(READS_BY_POST).toEqual([getGetWishlistPageUrl()]);
});

describe('a read that fails by the network', () => {
  test.each([
    ['GET', CART],
    ['POST', WISHLIST_PAGE],
  ])(
    'a read (%s %s) is repeated once after a network error, 500 ms later and with the same request id (§9.2)',
    async (method, path) => {
      await using shop = await openInTurn(reset, ok);
      expect(await callApi(shop.environment, path, { method })).toEqual({ ok: true });
      expect(shop.waits).toEqual([500]);
      expect(shop.logged).toEqual([]);
      const ids = shop.counterpart.seen.map(({ headers }) => headers['x-request-id']);
      expect(ids).toHaveLength(2);
      expect(ids[0]).toBe(ids[1]);
    },
  );

  test('if a read fails twice with a network error, it is rejected and logged once', async () => {
    await using shop = await openInTurn(reset);
    await expect(callApi(shop.environment, CART)).rejects.toMatchObject({ kind: 'network' });
    expect(shop.counterpart.seen).toHaveLength(2);
    expect(shop.logged).toMatchObject([{ kind: 'network', path: CART }]);
  });

  test('if the second attempt of a read gets a 401, the read is repeated again after a token refresh', async () => {
    await using shop = await openInTurn(reset, (response) => sendJson(response, 401, UNAUTHORIZED), ok);
    expect(await callApi(shop.environment, CART)).toEqual({ ok: true });
    expect(shop.counterpart.to(CART)).toHaveLength(3);
    expect(shop.counterpart.to(REFRESH_PATH)).toHaveLength(1);
    expect(shop.waits).toEqual([500, 500]);
  });

  test('a read is not repeated if its caller has aborted', async () => {
    await using shop = await openInTurn(reset);
    const gone = new AbortController();
    const environment = {
      ...shop.environment,
      wait: async (_ms: number, signal: AbortSignal | undefined) => {
        gone.abort();
        signal?.throwIfAborted();
      },
    };
    await expect(callApi(environment, CART, { signal: gone.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(shop.counterpart.seen).toHaveLength(1);
    expect(shop.logged).toEqual([]);
  });
});

describe('a call without retries', () => {
  test.each([
    ['POST', CART],
    ['PUT', '/api/wishlist-orchestration/v2/wishlists/my'],
    ['DELETE', '/api/wishlist-orchestration/v2/wishlists/my/1'],
    ['PATCH', '/api/user-orchestration/v1/users/my-account'],
    ['GET', '/api/_auth/session'],
    ['POST', '/api/auth/login'],
  ])('the call %s %s is not repeated after a network failure (§9.2)', async (method, path) => {
    await using shop = await openInTurn(reset);
    await expect(callApi(shop.environment, path, { method })).rejects.toMatchObject({ kind: 'network' });
    expect(shop.counterpart.seen).toHaveLength(1);
    expect(shop.waits).toEqual([]);
  });

  test.each([400, 404, 409, 429, 500, 503])(
    'a call is not repeated after an error response with status %i',
    async (status) => {
      await using shop = await openInTurn((response) => sendJson(response, status, {}));
      await expect(callApi(shop.environment, CART)).rejects.toMatchObject({ status });
      expect(shop.counterpart.seen).toHaveLength(1);
    },
  );

  test('a call is not repeated after a timeout', async () => {
    const send = vi.fn(() => new Promise<Response>(() => {}));
    const { environment } = testEnvironment('http://vitrina.internal', { send, timeoutMs: 20 });
    await expect(callApi(environment, CART)).rejects.toMatchObject({ kind: 'timeout' });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
