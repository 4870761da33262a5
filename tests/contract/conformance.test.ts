import { describe, expect, test } from 'vitest';
import type { Cart, ExternalAddress, ExternalResult, Problem, Product } from '#contract/sdk/types.gen.ts';
import { exampleOf, operations } from '../../mocks/contract/contract.ts';
import { type Answer, complaintsAbout } from './conformance.ts';
import { refusals } from './refusals/refusals.ts';
import { Shopper, type Target } from './shopper.ts';
import { expectAnswer } from './suite.ts';

// Tests the conformance check itself: it must accept correct responses and find a planted fault in every
// other response.

const json = { 'content-type': 'application/json' };
const problemJson = { 'content-type': 'application/problem+json' };

function answer(
  status: number,
  body: unknown,
  headers: Record<string, string> | [string, string][] = json,
): Answer {
  return { status, headers: new Headers(headers), text: body === undefined ? '' : JSON.stringify(body) };
}

const cart = exampleOf<Cart>('getCart', 'filled');
const product = exampleOf<Product>('getProduct', 'coat');
const unavailable = exampleOf<Problem>('getCart', 'unavailable');
const address = exampleOf<ExternalAddress>('startExternalSignIn', 'yandex');
const consentRequired = exampleOf<ExternalResult>('completeExternalSignIn', 'consent');
const attemptCookie = (value: string, age: number) => ({
  ...json,
  'set-cookie': `__Host-vitrina-external=${value}; Max-Age=${age}; Path=/; HttpOnly; Secure; SameSite=Lax`,
});
const without = <T extends object>(body: T, field: keyof T) => {
  const { [field]: _dropped, ...rest } = body;
  return rest;
};

describe('the check of a response that conforms to the contract', () => {
  test('the check of responses accepts the examples of every operation (§7.4, §7.4.1)', () => {
    for (const operation of operations) {
      for (const { status, mediaType, examples, headers } of operation.answers) {
        for (const { value } of examples) {
          const retry: Record<string, string> = headers['Retry-After']
            ? { 'retry-after': headers['Retry-After'] }
            : {};
          const sent = answer(status, value, { 'content-type': mediaType ?? '', ...retry });
          expect(complaintsAbout(operation.id, sent), `${operation.id} ${status}`).toEqual([]);
        }
      }
    }
  });

  test('the check of responses accepts a sign-in that sets both cookies', () => {
    const attributes = 'Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax';
    const cookies: [string, string][] = ['access', 'refresh'].map((name) => [
      'set-cookie',
      `__Host-vitrina-${name}=t; ${attributes}`,
    ]);
    expect(complaintsAbout('login', answer(204, undefined, cookies))).toEqual([]);
  });

  test('the check of responses accepts the cookie of a sign-in attempt, set at the start of the attempt or expired at its end', () => {
    const set = attemptCookie('t', 600);
    expect(complaintsAbout('startExternalSignIn', answer(200, address, set))).toEqual([]);
    const expired = attemptCookie('', 0);
    expect(complaintsAbout('completeExternalSignIn', answer(200, consentRequired, expired))).toEqual([]);
  });
});

describe('the check of a response with a planted fault', () => {
  test.each<[fault: string, operationId: string, Answer]>([
    ['a missing field', 'getCart', answer(200, without(cart, 'version'))],
    [
      'a missing field deep inside',
      'getCart',
      answer(200, { ...cart, items: cart.items.map((item) => without(item, 'size')) }),
    ],
    ['an extra field', 'getCart', answer(200, { ...cart, secret: 'hash' })],
    ['another type', 'getCart', answer(200, { ...cart, total: '2897000' })],
    ['a fraction of a kopeck', 'getCart', answer(200, { ...cart, total: 0.5 })],
    ['a negative amount', 'getCart', answer(200, { ...cart, total: -1 })],
    ['null instead of a string', 'getProduct', answer(200, { ...product, name: null })],
    ['a value that is not in the enum', 'getProduct', answer(200, { ...product, badge: 'HOT' })],
    ['a string that violates its pattern', 'getProduct', answer(200, { ...product, productUrl: 'Пальто' })],
    ['a string that violates its format', 'getCart', answer(200, { ...cart, id: 'cart-1' })],
    ['an undocumented success', 'getCart', answer(201, cart)],
    ['an undocumented error', 'getCart', answer(404, unavailable, problemJson)],
    ['an error body with a success status', 'getCart', answer(200, unavailable)],
    ['the wrong media type', 'getCart', answer(200, cart, { 'content-type': 'text/html' })],
    [
      'an error that is not problem+json',
      'getCart',
      answer(503, unavailable, { ...json, 'retry-after': '5' }),
    ],
    ['a problem whose status differs from the response', 'getCart', answer(500, unavailable, problemJson)],
    ['an unknown code', 'getCart', answer(500, { ...unavailable, status: 500, code: 'OOPS' }, problemJson)],
    ['an undocumented body', 'login', answer(204, {})],
    ['a missing body', 'getCart', answer(200, undefined)],
    ['503 without Retry-After', 'getCart', answer(503, unavailable, problemJson)],
    [
      'a Retry-After that is not a number',
      'getCart',
      answer(503, unavailable, { ...problemJson, 'retry-after': 'soon' }),
    ],
    [
      'identity cookies from a GET',
      'getCart',
      answer(200, cart, { ...json, 'set-cookie': '__Host-vitrina-access=t' }),
    ],
    ['a sign-in attempt cookie from a GET', 'getCart', answer(200, cart, attemptCookie('t', 600))],
    [
      'a device cookie from a GET',
      'getCart',
      answer(200, cart, {
        ...json,
        'set-cookie': '__Host-vitrina-device=t; Path=/; HttpOnly; Secure; SameSite=Lax',
      }),
    ],
    [
      'a new attempt cookie from the end of an attempt',
      'completeExternalSignIn',
      answer(200, consentRequired, attemptCookie('t', 600)),
    ],
    [
      'an attempt cookie without its attributes',
      'startExternalSignIn',
      answer(200, address, { ...json, 'set-cookie': '__Host-vitrina-external=t; Max-Age=600; Path=/' }),
    ],
    [
      'only one of two cookies',
      'login',
      answer(204, undefined, {
        'set-cookie': '__Host-vitrina-access=t; Path=/; HttpOnly; Secure; SameSite=Lax',
      }),
    ],
  ])('the check of responses finds a planted fault: %s', (_fault, operationId, sent) => {
    expect(complaintsAbout(operationId, sent)).not.toEqual([]);
  });

  test.each(['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])(
    'the check of responses finds cookies without %s',
    (attribute) => {
      const all = ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']
        .filter((each) => each !== attribute)
        .join('; ');
      const cookies: [string, string][] = ['access', 'refresh'].map((name) => [
        'set-cookie',
        `__Host-vitrina-${name}=t; Max-Age=604800; ${all}`,
      ]);
      expect(complaintsAbout('login', answer(204, undefined, cookies))).toHaveLength(2);
    },
  );
});

describe('the suite', () => {
  const target = (response: () => Response): Target => ({
    name: 'liar',
    send: async () => response(),
    secretSentTo: async () => '',
    codeSentTo: async () => '',
    letProofsEnd: async () => {},
    formerAddress: async () => '/',
    setStock: async () => {},
    packOrder: async () => {},
    payAtBank: async () => {},
    unsubscribeToken: async () => '',
    formOpenedBefore: async () => '',
    deadMessage: async () => '',
    operatorToken: async () => '',
  });
  const unknownProduct = refusals.find(({ title }) => title === 'an unknown product');

  async function judge(response: () => Response) {
    const shopper = new Shopper(target(response));
    await unknownProduct?.run(shopper);
    expectAnswer(shopper, 'getProduct', 404);
  }

  const notFound = exampleOf<Problem>('getProduct', 'not-found');

  test('the test suite accepts a correct target', async () => {
    await judge(() => Response.json(notFound, { status: 404, headers: problemJson }));
  });

  test.each<[string, () => Response]>([
    ['a product instead of an error', () => Response.json(product)],
    [
      'another documented status',
      () => Response.json(unavailable, { status: 503, headers: { ...problemJson, 'retry-after': '5' } }),
    ],
    [
      'a problem without its code',
      () => Response.json(without(notFound, 'code'), { status: 404, headers: problemJson }),
    ],
  ])('the test suite fails for a target that breaks the contract: %s', async (_lie, response) => {
    await expect(judge(response)).rejects.toThrow();
  });
});
