import type { ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { ValueResponse } from '#shared/web/value-response.ts';
import { ApiError } from '../errors/api-error';
import { openCounterpart, problem, sendJson, testEnvironment } from '../testing';
import { callApi } from './call-api';
import { isUuid } from './uuid';

const PATH = '/api/cart-orchestration/v1/carts';

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

/** Calls a test server that gives every request the same response, and resolves to the error. */
async function failureWhen(answer: (response: ServerResponse) => void, timeoutMs = 30_000) {
  await using counterpart = await openCounterpart((_request, response) => answer(response));
  const { environment, logged } = testEnvironment(counterpart.url, { timeoutMs, wait: async () => {} });
  const error = await failureOf(callApi(environment, PATH));
  return { error, logged, requests: counterpart.seen.length };
}

test('a call that has been answered leaves no timer, which would keep its page in memory', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { environment } = testEnvironment('http://vitrina.internal', {
      send: async () => Response.json({ ok: 1 }),
    });
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await callApi(environment, PATH);
    expect(timeout).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

describe('what every call carries', () => {
  test('every call has the site parameter and the required headers (§7.1)', async () => {
    await using counterpart = await openCounterpart((_request, response) =>
      sendJson(response, 200, { ok: 1 }),
    );
    const deviceId = '8a1de1f4-2c39-4a49-8f0f-52b0c9d4c8b1';
    const { environment } = testEnvironment(counterpart.url, { deviceId: () => deviceId });

    await callApi(environment, PATH);
    await callApi(environment, `${PATH}/items/list?extendByMindbox=true`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"items":[]}',
    });

    for (const request of counterpart.seen) {
      expect(request.query.get('site')).toBe('ru');
      expect(isUuid(String(request.headers['x-request-id']))).toBe(true);
      expect(request.headers).toMatchObject({
        'x-requested-from': 'browser',
        'x-site-id': 'ru',
        'x-mindbox-device-uuid': deviceId,
        accept: 'application/json, application/problem+json',
      });
    }
    const [read, write] = counterpart.seen;
    expect(read?.headers['content-type']).toBeUndefined();
    expect(write?.query.get('extendByMindbox')).toBe('true');
    expect(write).toMatchObject({ method: 'POST', body: '{"items":[]}' });
    expect(write?.headers['content-type']).toBe('application/json');
    expect(read?.headers['x-request-id']).not.toBe(write?.headers['x-request-id']);
  });

  test('without the shopper’s consent a call has no device id (§7.1.5)', async () => {
    await using counterpart = await openCounterpart((_request, response) => sendJson(response, 200, {}));
    await callApi(testEnvironment(counterpart.url).environment, PATH);
    expect(counterpart.seen[0]?.headers).not.toHaveProperty('x-mindbox-device-uuid');
  });

  test('a caller that makes a call again can keep its request id', async () => {
    await using counterpart = await openCounterpart((_request, response) => sendJson(response, 200, {}));
    const requestId = '3f0c2a52-6f0e-4d3b-9a1c-0f6f4f1f7a10';
    const { environment } = testEnvironment(counterpart.url);
    await callApi(environment, PATH, { headers: { 'X-Request-Id': requestId } });
    expect(counterpart.seen[0]?.headers['x-request-id']).toBe(requestId);
  });
});

describe('answers', () => {
  test('the body of a response is parsed', async () => {
    await using counterpart = await openCounterpart((_request, response) =>
      sendJson(response, 200, { id: 'а' }),
    );
    expect(await callApi(testEnvironment(counterpart.url).environment, PATH)).toEqual({ id: 'а' });
  });

  test('a value from within this process is returned without a copy, but frozen', async () => {
    const cart = { items: [{ quantity: 1 }] };
    const headers = new Headers({ 'content-type': 'application/json' });
    const { environment } = testEnvironment('http://vitrina.internal', {
      send: async () => new ValueResponse(cart, { status: 200, headers }),
    });
    expect(await callApi(environment, PATH)).toBe(cart);
    expect(() => cart.items.pop()).toThrow(TypeError);
  });

  test('a response with status 204 resolves to undefined', async () => {
    await using counterpart = await openCounterpart((_request, response) => {
      response.writeHead(204).end();
    });
    const { environment, logged } = testEnvironment(counterpart.url);
    expect(await callApi(environment, PATH, { method: 'DELETE' })).toBeUndefined();
    expect(logged).toEqual([]);
  });
});

describe('a misbehaving server', () => {
  test('a reset connection is a network error (§8.8)', async () => {
    const { error, logged } = await failureWhen((response) => response.socket?.resetAndDestroy());
    expect(error).toMatchObject({ kind: 'network', message: 'Нет соединения с\u00A0интернетом' });
    expect(error.status).toBeUndefined();
    expect(error.cause).toBeInstanceOf(Error);
    expect(logged).toMatchObject([
      { kind: 'network', method: 'GET', path: PATH, requestId: error.requestId },
    ]);
    expect(logged[0]?.cause).toMatch(/ECONNRESET|UND_ERR_SOCKET/);
  });

  test('a connection that breaks while the body is sent is a network error', async () => {
    const { error } = await failureWhen((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"id":', () => response.socket?.resetAndDestroy());
    });
    expect(error.kind).toBe('network');
  });

  test('a refused connection is a network error', async () => {
    const counterpart = await openCounterpart(() => {});
    await counterpart[Symbol.asyncDispose]();
    const { environment, logged } = testEnvironment(counterpart.url, { wait: async () => {} });
    expect(await failureOf(callApi(environment, PATH))).toMatchObject({ kind: 'network' });
    expect(logged).toMatchObject([{ cause: 'ECONNREFUSED' }]);
  });

  test('a server that never answers causes a timeout (§8.8, §9.1)', async () => {
    const { error, logged } = await failureWhen(() => {}, 60);
    expect(error).toMatchObject({
      kind: 'timeout',
      message: 'Сервер долго не\u00A0отвечает. Попробуйте ещё раз',
    });
    expect(logged).toHaveLength(1);
  });

  test('a server that stops while it sends the body causes a timeout', async () => {
    const { error } = await failureWhen((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"id":');
    }, 60);
    expect(error.kind).toBe('timeout');
  });

  test('a 500 response with HTML is a server error with the default message (§8.8)', async () => {
    const html = '<html><body>upstream 10.0.0.7 died</body></html>';
    const { error, logged, requests } = await failureWhen((response) => {
      response.writeHead(500, { 'content-type': 'text/html' }).end(html);
    });
    expect(error).toMatchObject({ kind: 'server', status: 500, message: 'Неизвестная ошибка', data: html });
    expect(error.code).toBeUndefined();
    expect(JSON.stringify(logged)).not.toContain('upstream');
    expect(requests).toBe(1);
  });

  test.each(['{"id": ', '', '<html>Войдите в сеть отеля</html>'])(
    'a 200 response with the body %j is an error of kind unknown (§8.8)',
    async (body) => {
      const { error, logged } = await failureWhen((response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(body);
      });
      expect(error).toMatchObject({
        kind: 'unknown',
        status: 200,
        message: 'Неизвестная ошибка',
        data: body,
      });
      expect(logged).toMatchObject([{ kind: 'unknown', status: 200, cause: 'SyntaxError' }]);
    },
  );

  test.each([null, [], 'problem', { title: 7, code: {}, errors: [null, 1, {}] }])(
    'an error response with the unexpected body %j keeps the default message (§8.8)',
    async (body) => {
      const { error } = await failureWhen((response) => sendJson(response, 409, body));
      expect(error).toMatchObject({ kind: 'api', status: 409, message: 'Неизвестная ошибка', data: body });
      expect(error.fieldErrors).toEqual([]);
    },
  );
});

describe('refusals', () => {
  test('a problem response becomes an error with message, code, request id and field errors (§7.5.1, §8.8)', async () => {
    const errors = [{ in: 'body', pointer: '/items/0/quantity', code: 'too_big', message: 'Не больше 10' }];
    const body = problem(422, 'INVALID_REQUEST', 'Проверьте введённые данные', { errors });
    const { error, logged } = await failureWhen((response) => sendJson(response, 422, body));
    expect(error).toMatchObject({
      kind: 'api',
      status: 422,
      code: 'INVALID_REQUEST',
      message: 'Проверьте введённые данные',
      requestId: 'from-the-server',
      fieldErrors: errors,
      data: body,
    });
    expect(logged).toMatchObject([{ status: 422, code: 'INVALID_REQUEST' }]);
  });

  test.each([
    [400, 'api'],
    [403, 'auth'],
    [404, 'api'],
    [409, 'api'],
    [413, 'api'],
    [429, 'api'],
    [500, 'server'],
    [503, 'server'],
  ] as const)(
    'a response with the status %i is an error of the kind %s, and the call is not repeated (§8.8)',
    async (status, kind) => {
      const { error, logged, requests } = await failureWhen((response) =>
        sendJson(response, status, problem(status, 'INTERNAL', 'Так')),
      );
      expect(error).toMatchObject({ kind, status, message: 'Так' });
      expect(logged).toHaveLength(1);
      expect(requests).toBe(1);
    },
  );

  test('Retry-After is returned in seconds, whether the header has seconds or a date', async () => {
    const inSeconds = await failureWhen((response) => sendJson(response, 503, {}, { 'retry-after': '600' }));
    expect(inSeconds.error.retryAfter).toBe(600);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00.000Z') });
    const date = 'Sat, 21 Nov 2026 09:01:30 GMT';
    const asDate = await failureWhen((response) => sendJson(response, 429, {}, { 'retry-after': date }));
    vi.useRealTimers();
    expect(asDate.error.retryAfter).toBe(90);
    const odd = await failureWhen((response) => sendJson(response, 429, {}, { 'retry-after': 'soon' }));
    expect(odd.error.retryAfter).toBeUndefined();
  });

  test('neither the query nor the body of a call is logged', async () => {
    await using counterpart = await openCounterpart((_request, response) =>
      sendJson(response, 500, { email: 'x' }),
    );
    const { environment, logged } = testEnvironment(counterpart.url);
    const init = { method: 'POST', body: '{"login":"anna@example.ru","password":"secret-secret"}' };
    await failureOf(callApi(environment, '/api/catalog-orchestration/v1/listings?path=bele', init));
    expect(JSON.stringify(logged)).not.toMatch(/anna|secret|bele|email/);
  });
});

describe('an aborted call', () => {
  test('an aborted call rejects with an AbortError and is not logged', async () => {
    await using counterpart = await openCounterpart(() => {});
    const { environment, logged } = testEnvironment(counterpart.url);
    const controller = new AbortController();
    const call = callApi(environment, PATH, { signal: controller.signal });
    call.catch(() => {});
    await vi.waitFor(() => expect(counterpart.seen).toHaveLength(1));
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(logged).toEqual([]);
  });

  test('a call whose signal is already aborted is not sent', async () => {
    await using counterpart = await openCounterpart(() => {});
    const { environment } = testEnvironment(counterpart.url);
    await expect(callApi(environment, PATH, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(counterpart.seen).toEqual([]);
  });

  test('an aborted call rejects even if the server ignores the signal', async () => {
    const deaf = () => new Promise<Response>(() => {});
    const { environment } = testEnvironment('http://vitrina.internal', { send: deaf, timeoutMs: 40 });
    expect(await failureOf(callApi(environment, PATH))).toMatchObject({ kind: 'timeout' });
  });
});
