import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiEnvironment } from './call/environment';
import { fetchSession } from './fetch-session';
import { openCounterpart, sendJson, testEnvironment, UNAUTHORIZED } from './testing';

let environment: ApiEnvironment;
vi.mock('./environment/current-environment', () => ({ currentEnvironment: () => environment }));

const PATH = '/api/_auth/session';

beforeEach(() => {
  environment = testEnvironment('http://127.0.0.1:9').environment;
});

describe('the session', () => {
  test('fetchSession resolves to the server’s response (§7.2.1)', async () => {
    const session = { identity: 'guest', user: null };
    await using counterpart = await openCounterpart((_request, response) => sendJson(response, 200, session));
    environment = testEnvironment(counterpart.url).environment;
    expect(await fetchSession()).toEqual(session);
    expect(counterpart.seen).toMatchObject([{ method: 'GET', path: PATH }]);
  });

  test.each([401, 404, 500, 503])(
    'fetchSession resolves to null after a %i response, without a second attempt (§7.2.1)',
    async (status) => {
      await using counterpart = await openCounterpart((_request, response) =>
        sendJson(response, status, UNAUTHORIZED),
      );
      const made = testEnvironment(counterpart.url);
      environment = made.environment;
      expect(await fetchSession()).toBeNull();
      expect(counterpart.seen).toHaveLength(1);
      expect(made.logged).toHaveLength(1);
    },
  );

  test('fetchSession resolves to null if the response is broken, never arrives or has no user (§7.2.1, §8.6)', async () => {
    await using broken = await openCounterpart((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"identity":');
    });
    environment = testEnvironment(broken.url).environment;
    expect(await fetchSession()).toBeNull();

    await using silent = await openCounterpart(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    environment = testEnvironment(silent.url).environment;
    const session = fetchSession();
    await vi.waitFor(() => expect(silent.seen).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await session).toBeNull();
    vi.useRealTimers();

    await using resetting = await openCounterpart((_request, response) => {
      response.socket?.resetAndDestroy();
    });
    environment = testEnvironment(resetting.url).environment;
    expect(await fetchSession()).toBeNull();
    expect([broken, silent, resetting].map((server) => server.seen.length)).toEqual([1, 1, 1]);
  });

  test('fetchSession rejects if its caller aborts, so that an abort is not mistaken for a missing session', async () => {
    await using silent = await openCounterpart(() => {});
    environment = testEnvironment(silent.url).environment;
    await expect(fetchSession({ signal: AbortSignal.timeout(20) })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});
