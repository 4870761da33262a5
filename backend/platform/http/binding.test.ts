import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#contract/zod/zod.schemas.ts';
import { ValueResponse } from '#shared/web/value-response.ts';
import { type CallOptions, createTestApp, type TestApp, tokensOf } from '../../testing/app.ts';
import { freshDatabase } from '../testing/database.ts';

const CART = '/api/cart-orchestration/v1/carts';
const ACTIONS = `${CART}/items/list`;
const LOGIN = '/api/auth/login';
const REGISTER = '/api/auth/register';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;
let token: string;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  test = createTestApp(database.db);
  token = tokensOf(await test.call('/api/auth/guest', { method: 'POST' })).access;
});

async function refused(path: string, options: CallOptions): Promise<Problem> {
  const response = await test.call(path, options);
  const problem = (await response.json()) as Problem;
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(problem.status).toBe(response.status);
  return problem;
}

/**
 * Sends a request that must be refused with 422. Returns its field errors as texts: `in pointer code
 * message`.
 */
async function fields(path: string, options: CallOptions): Promise<string[]> {
  const problem = await refused(path, options);
  expect(problem).toMatchObject({
    status: 422,
    code: 'INVALID_REQUEST',
    title: 'Проверьте введённые данные',
  });
  return (problem.errors ?? []).map((each) => `${each.in} ${each.pointer} ${each.code} ${each.message}`);
}

const articleId = '3f0c2a52-6f0e-4d3b-9a1c-0f6f4f1f7a10';
const add = { action: 'ADD', articleId, quantity: 1 };

describe('query and headers', () => {
  it.each<[string, CallOptions, string]>([
    ['a missing site', { query: { site: undefined } }, 'query /site required Заполните поле'],
    ['an unknown site', { query: { site: 'de' } }, 'query /site invalid_value Недопустимое значение'],
    [
      'an invalid boolean',
      { query: { extendByMindbox: 'yes' } },
      'query /extendByMindbox invalid_type Недопустимое значение',
    ],
    [
      'a missing marker',
      { headers: { 'x-requested-from': undefined } },
      'header /X-Requested-From required Заполните поле',
    ],
    [
      'an unknown marker',
      { headers: { 'x-requested-from': 'curl' } },
      'header /X-Requested-From invalid_value Недопустимое значение',
    ],
    [
      'a missing request id',
      { headers: { 'x-request-id': undefined } },
      'header /X-Request-Id required Заполните поле',
    ],
    [
      'a request id that is not a UUID',
      { headers: { 'x-request-id': 'a\tb' } },
      'header /X-Request-Id invalid_format Недопустимый формат',
    ],
    [
      'a market id with capitals',
      { headers: { 'x-site-id': 'RU' } },
      'header /X-Site-Id invalid_format Недопустимый формат',
    ],
    [
      'a device id that is not a UUID',
      { headers: { 'x-mindbox-device-uuid': '1' } },
      'header /X-Mindbox-Device-UUID invalid_format Недопустимый формат',
    ],
  ])('the errors of a request’s query and headers name %s', async (_, options, expected) => {
    expect(await fields(CART, { token, ...options })).toEqual([expected]);
  });

  it.each(['abc', '', ' 5', '0x10', '1e3', '1.5', '0', '-1', '10001', '99999999999999999999'])(
    'request parsing refuses the page number %j',
    async (page) => {
      const [error] = await fields('/api/catalog-orchestration/v1/listings', {
        query: { path: 'zhenshchinam', page },
      });
      expect(error).toMatch(/^query \/page (invalid_type|too_small|too_big) /);
    },
  );

  it('request parsing reads booleans as the schema describes them', async () => {
    for (const extendByMindbox of ['true', 'false'])
      expect((await test.call(CART, { token, query: { extendByMindbox } })).status).toBe(200);
  });

  it('request parsing refuses a query parameter that occurs twice', async () => {
    const problem = await refused(`${CART}?extendByMindbox=true&extendByMindbox=false`, { token });
    expect(problem.errors).toHaveLength(1);
  });

  it('request parsing reports the errors of all parts of the request in one response', async () => {
    expect(
      await fields(LOGIN, {
        body: { login: 'ab' },
        query: { site: 'x' },
        headers: { 'x-site-id': undefined },
      }),
    ).toEqual([
      'query /site invalid_value Недопустимое значение',
      'header /X-Site-Id required Заполните поле',
      'body /login too_small Не\u00a0меньше 3\u00a0символов',
      'body /password required Введите пароль',
    ]);
  });
});

describe('bodies', () => {
  const person = {
    firstName: 'Анна',
    email: 'anna@example.ru',
    password: 'lipovyy-chay-1986',
    personalDataConsent: true,
    marketingConsent: false,
  };

  it.each<[string, object, string]>([
    [
      'a password that is too short',
      { password: 'short' },
      '/password too_small Не\u00a0меньше 10\u00a0символов',
    ],
    [
      'a password that is too long',
      { password: 'x'.repeat(129) },
      '/password too_big Не\u00a0больше 128\u00a0символов',
    ],
    ['an invalid e-mail address', { email: 'anna@' }, '/email invalid_format Проверьте адрес почты'],
    ['an incomplete phone', { phone: '+7999' }, '/phone invalid_format Введите телефон полностью'],
    ['an empty name', { firstName: '' }, '/firstName required Укажите имя'],
    ['a blank name', { firstName: '  ' }, '/firstName required Укажите имя'],
    ['null for a name', { firstName: null }, '/firstName required Укажите имя'],
    ['a number for a name', { firstName: 5 }, '/firstName invalid_type Недопустимое значение'],
    [
      'a refused consent',
      { personalDataConsent: false },
      '/personalDataConsent invalid_value Поставьте отметку, чтобы продолжить',
    ],
    [
      'a missing consent',
      { personalDataConsent: undefined },
      '/personalDataConsent required Поставьте отметку, чтобы продолжить',
    ],
    ['an unknown field', { isAdmin: true }, '/isAdmin unrecognized_key Лишнее поле'],
    ['a field with a slash and a tilde', { 'a/b~c': 1 }, '/a~1b~0c unrecognized_key Лишнее поле'],
    ['neither e-mail nor phone', { email: undefined }, '/email required Укажите почту или телефон'],
    [
      'a common password',
      { password: 'Qwerty123456' },
      '/password common_password Такой пароль легко подобрать. Придумайте другой',
    ],
  ])('the errors of a request’s body name %s', async (_, change, expected) => {
    expect(await fields(REGISTER, { body: { ...person, ...change } })).toEqual([`body ${expected}`]);
  });

  it.each<[string, unknown, string]>([
    ['a quantity of 0', { ...add, quantity: 0 }, '/items/0/quantity too_small Не\u00a0меньше 1'],
    ['a quantity of 11', { ...add, quantity: 11 }, '/items/0/quantity too_big Не\u00a0больше 10'],
    ['a quantity of −1', { ...add, quantity: -1 }, '/items/0/quantity too_small Не\u00a0меньше 1'],
    ['a quantity of 1e9', { ...add, quantity: 1e9 }, '/items/0/quantity too_big Не\u00a0больше 10'],
    ['a quantity of 1e300', { ...add, quantity: 1e300 }, '/items/0/quantity too_big Не\u00a0больше 10'],
    ['half a piece', { ...add, quantity: 1.5 }, '/items/0/quantity invalid_type Укажите целое число'],
    ['a quantity as text', { ...add, quantity: '1' }, '/items/0/quantity invalid_type Укажите число'],
    ['no quantity', { action: 'ADD', articleId }, '/items/0/quantity required Заполните поле'],
    [
      'an UPDATE to 11',
      { ...add, action: 'UPDATE', quantity: 11 },
      '/items/0/quantity too_big Не\u00a0больше 10',
    ],
    [
      'a REMOVE of 0',
      { ...add, action: 'REMOVE', quantity: 0 },
      '/items/0/quantity too_small Не\u00a0меньше 1',
    ],
    ['an unknown action', { ...add, action: 'STEAL' }, '/items/0/action invalid_value Недопустимое значение'],
    ['no action', { articleId, quantity: 1 }, '/items/0/action required Заполните поле'],
    [
      'an article that is not a UUID',
      { ...add, articleId: '1' },
      '/items/0/articleId invalid_format Недопустимый формат',
    ],
    ['a price set by the client', { ...add, price: 1 }, '/items/0/price unrecognized_key Лишнее поле'],
    ['text for an action', 'ADD', '/items/0 invalid_union Недопустимое значение'],
  ])('the error for a cart action with %s points to its field', async (_, action, expected) => {
    expect(await fields(ACTIONS, { token, body: { items: [action] } })).toEqual([`body ${expected}`]);
  });

  it('request parsing names the place of every invalid action in a list', async () => {
    expect(
      await fields(ACTIONS, {
        token,
        body: { items: [add, { ...add, quantity: 11 }, { ...add, action: 'NO', x: 1 }] },
      }),
    ).toEqual([
      'body /items/1/quantity too_big Не\u00a0больше 10',
      'body /items/2/action invalid_value Недопустимое значение',
    ]);
  });

  it('request parsing reports a list that is too short or too long', async () => {
    expect(await fields(ACTIONS, { token, body: { items: [] } })).toEqual([
      'body /items too_small Не\u00a0меньше 1\u00a0записи',
    ]);
    expect(await fields(ACTIONS, { token, body: { items: Array(51).fill(add) } })).toEqual([
      'body /items too_big Не\u00a0больше 50\u00a0записей',
    ]);
  });

  it('request parsing reports errors of at most 100 fields', async () => {
    const body = { ...person, ...Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`x${i}`, 1])) };
    expect(await fields(REGISTER, { body })).toHaveLength(100);
  });

  it('request parsing truncates a pointer that is longer than the contract allows', async () => {
    const [error] = await fields(REGISTER, { body: { ...person, ['k'.repeat(1000)]: 1 } });
    expect(error).toContain(`/${'k'.repeat(199)} unrecognized_key`);
  });

  it.each(['null', '[]', '"text"', '1', '{"__proto__":{"login":"a"}}'])(
    'request parsing refuses the body %s',
    async (rawBody) => {
      expect((await refused(LOGIN, { rawBody })).code).toBe('INVALID_REQUEST');
    },
  );

  it.each([
    ['nothing', ''],
    ['a truncated object', '{"login":'],
    ['a trailing comma', '{"login":"a",}'],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ])('a body is malformed if it is %s', async (_, rawBody) => {
    expect(await refused(LOGIN, { method: 'POST', rawBody })).toMatchObject({
      status: 400,
      code: 'MALFORMED_JSON',
    });
  });

  it.each([
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'multipart/form-data; boundary=x',
  ])('a request with the content type %s is refused', async (type) => {
    expect(
      await refused(LOGIN, { rawBody: new TextEncoder().encode('{}'), headers: { 'content-type': type } }),
    ).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it('request parsing accepts JSON whose content type has a charset', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect((await refused(LOGIN, { body: {}, headers })).status).toBe(422);
  });
});

describe('the size limit of bodies', () => {
  const filled = (bytes: number) => `{"login":"${'a'.repeat(bytes - 12)}"}`;

  it('the size limit of bodies accepts a body of exactly 64 KB', async () => {
    expect((await refused(LOGIN, { rawBody: filled(65_536) })).status).toBe(422);
  });

  it('the size limit of bodies refuses a body of 64 KB plus one byte', async () => {
    expect(await refused(LOGIN, { rawBody: filled(65_537) })).toMatchObject({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
    });
  });

  it('the size limit of bodies stops reading an endless body that does not announce its length', async () => {
    let sent = 0;
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
      },
      cancel() {
        cancelled = true;
      },
    });
    expect((await refused(LOGIN, { rawBody: endless })).status).toBe(413);
    expect(cancelled).toBe(true);
    expect(sent).toBeLessThan(80 * 1024);
  });
});

describe('every answer', () => {
  it('every answer can be used as a value, without parsing, by callers in the same process', async () => {
    const answer = await test.call('/api/_health');
    expect(answer).toBeInstanceOf(ValueResponse);
    expect(await answer.json()).toEqual({ status: 'ok', database: 'pglite' });
  });

  it('every answer has the request id of its request', async () => {
    const id = randomUUID();
    const response = await test.call('/api/_health', { headers: { 'x-request-id': id } });
    expect(response.headers.get('x-request-id')).toBe(id);
    const problem = await test.call('/api/none', { headers: { 'x-request-id': id } });
    expect(await problem.json()).toMatchObject({ requestId: id });
  });

  it.each([undefined, 'no-uuid', 'x'.repeat(5000)])(
    'an answer gets a new request id instead of %.20s',
    async (id) => {
      const response = await test.call('/api/_health', { headers: { 'x-request-id': id } });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it.each([
    ['GET', '/api/unknown'],
    ['GET', '/'],
    ['PUT', LOGIN],
    ['POST', CART],
    ['OPTIONS', CART],
    ['GET', `${CART}/`],
  ])('the answer to %s %s is a 404 problem', async (method, path) => {
    expect(await refused(path, { method, token })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      title: 'Страница не найдена',
    });
  });

  it('every answer has a header that prevents caching if it is personal', async () => {
    expect((await test.call(CART, { token })).headers.get('cache-control')).toBe('no-store');
    expect((await test.call(CART)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('the authorization header', () => {
  it.each([
    'none',
    'Bearer',
    'Bearer ',
    'Basic abc',
    'Bearer unknown-token',
    'Bearer a b',
    `Bearer ${'x'.repeat(600)}`,
  ])('the authorization header %.20j is refused with 401', async (authorization) => {
    expect(await refused(CART, { headers: { authorization } })).toMatchObject({
      status: 401,
      code: 'UNAUTHORIZED',
    });
  });

  it('the authorization header is checked before the request body is', async () => {
    expect((await refused(ACTIONS, { body: { nonsense: true } })).status).toBe(401);
  });

  it('the authorization header is not replaced by a cookie with an access token (§6.1.3, §6.3.2)', async () => {
    expect((await refused(CART, { headers: { cookie: `__Host-vitrina-access=${token}` } })).status).toBe(401);
  });
});

describe('an internal failure', () => {
  const failing = (error: Error) =>
    createTestApp(
      new Proxy(database.db, {
        get() {
          throw error;
        },
      }),
    );

  it('an internal failure becomes a 500 response without its cause, which is logged with the request id', async () => {
    test = failing(new Error('the cause'));
    const id = randomUUID();
    const response = await test.call(CART, { token, headers: { 'x-request-id': id } });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ code: 'INTERNAL', title: 'Неизвестная ошибка', requestId: id });
    expect(text).not.toContain('the cause');
    expect(test.log).toContainEqual({
      level: 'error',
      message: 'unexpected failure',
      fields: expect.objectContaining({
        requestId: id,
        cause: expect.objectContaining({ message: 'the cause' }),
      }),
    });
  });

  it.each(['ECONNREFUSED', '57P01', '57014', '53300', '08006'])(
    'a request gets 503 with Retry-After if the database reports the error %s',
    async (code) => {
      test = failing(Object.assign(new Error('down'), { code }));
      const response = await test.call(CART, { token });
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE' });
    },
  );

  it('an answer that violates the contract makes the test fail', async () => {
    test = createTestApp(database.db, { build: '' });
    await expect(test.call('/api/_build/manifest')).rejects.toThrow('getBuildManifest → 200');
  });
});

it('a request that is answered with 422 writes nothing to the database', async () => {
  const count = async () =>
    (
      await database.db.execute(
        sql`select (select count(*) from principal) + (select count(*) from cart) as rows`,
      )
    ).rows;
  const before = await count();
  await fields(ACTIONS, { token, body: { items: [add, { ...add, quantity: 11 }] } });
  await fields('/api/auth/guest', { method: 'POST', query: { site: 'x' } });
  await fields(REGISTER, {
    body: {
      firstName: 'Анна',
      password: 'lipovyy-chay-1986',
      personalDataConsent: true,
      marketingConsent: false,
    },
  });
  expect(await count()).toEqual(before);
});
