import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RefusedForGood } from '../platform/ports/messenger.ts';
import { StartupError } from '../platform/startup-error.ts';
import { type CounterpartReply, json, silence } from '../platform/testing/counterpart.ts';
import { readServiceSettings } from '../service-settings.ts';
import type { MarketingCart, MarketingOrderEvent } from './marketing.ts';
import { createMindbox } from './mindbox.ts';
import { MindboxFailure, MindboxRefusal } from './mindbox-answer.ts';
import { openMarketing } from './open-marketing.ts';
import { OPERATIONS, orderIn, percentOff, startMindbox } from './testing/mindbox.ts';

const deviceId = '8a1de1f4-2c39-4a49-8f0f-52b0c9d4c8b1';
const cart: MarketingCart = {
  deviceId,
  lines: [
    { articleId: 'coat-44', quantity: 1, unitPrice: 1_749_050 },
    { articleId: 'tee-46', quantity: 3, unitPrice: 199_000 },
  ],
  promoCodes: ['ZIMA10'],
};
const coatLine = { lineId: 'coat-44', quantity: 1, basePricePerItem: 17_490.5 };
const teeLine = { lineId: 'tee-46', quantity: 3, basePricePerItem: 1990, discountedPriceOfLine: 5970 };
const success = (...lines: object[]) => json({ status: 'Success', order: { lines } });

let platform: Awaited<ReturnType<typeof startMindbox>>;
beforeEach(async () => {
  platform = await startMindbox(percentOff(10));
});
afterEach(() => platform.close());

/** A timeout in ms that no test reaches. */
const NEVER_MS = 600_000;

const mindbox = (timeoutMs = NEVER_MS) =>
  createMindbox({
    url: platform.url,
    endpointId: 'vitrina.Website',
    secretKey: 'secret',
    timeoutMs,
    operations: OPERATIONS,
  });
const failing = async (reply: CounterpartReply, timeoutMs?: number): Promise<unknown> => {
  platform.setReply(reply);
  return mindbox(timeoutMs)
    .offersFor(cart)
    .then(
      () => expect.unreachable(),
      (error: unknown) => error,
    );
};

test('requests to Mindbox follow its protocol, in roubles and without names', async () => {
  await mindbox().offersFor(cart);
  const [request] = platform.requests;
  expect(request?.method).toBe('POST');
  expect(request?.url.pathname).toBe('/v3/operations/sync');
  expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
    endpointId: 'vitrina.Website',
    operation: 'Website.CalculateCart',
    deviceUUID: deviceId,
  });
  expect(request?.headers).toMatchObject({
    authorization: 'Mindbox secretKey="secret"',
    'content-type': 'application/json; charset=utf-8',
    accept: 'application/json',
  });
  expect(JSON.parse(request?.text ?? '')).toEqual({
    order: {
      lines: [
        { ...coatLine, lineNumber: 1, product: { ids: { website: 'coat-44' } } },
        {
          lineId: 'tee-46',
          lineNumber: 2,
          product: { ids: { website: 'tee-46' } },
          quantity: 3,
          basePricePerItem: 1990,
        },
      ],
      coupons: [{ ids: { code: 'ZIMA10' } }],
    },
  });
});

test('a request to Mindbox contains no device id if the shopper has not consented', async () => {
  await mindbox().offersFor({ ...cart, deviceId: null, promoCodes: [] });
  const [request] = platform.requests;
  expect(request?.url.searchParams.has('deviceUUID')).toBe(false);
  expect(request && orderIn(request)).not.toHaveProperty('coupons');
});

describe('Mindbox offers', () => {
  const discounts = async (reply: CounterpartReply) => {
    platform.setReply(reply);
    const offer = await mindbox().offersFor(cart);
    return offer && Object.fromEntries(offer.lineDiscounts);
  };
  test('Mindbox’s discounts of every line are read in whole kopecks', async () => {
    expect(await discounts(percentOff(10))).toEqual({ 'coat-44': 174_905, 'tee-46': 59_700 });
  });
  test('an answer of Mindbox without discounts is read as null', async () => {
    expect(await discounts(percentOff(0))).toBeNull();
    expect(await discounts(success({ ...coatLine, discountedPriceOfLine: 17_490.495 }, teeLine))).toBeNull();
  });
  test('numbers that Mindbox sends as text are read', async () => {
    const line = { lineId: 'coat-44', quantity: '1.00', discountedPriceOfLine: '17000.5' };
    expect(await discounts(success(line, teeLine))).toEqual({ 'coat-44': 49_000 });
  });
  test('a line that Mindbox has split into parts is read', async () => {
    const part = { lineId: 'tee-46', quantity: 1, discountedPriceOfLine: 990 };
    const rest = { lineId: 'tee-46', quantity: 2, discountedPriceOfLine: 3980 };
    const coat = { ...coatLine, discountedPriceOfLine: 17_490.5 };
    expect(await discounts(success(coat, part, rest))).toEqual({ 'tee-46': 100_000 });
  });
  test('a price that Mindbox has raised is ignored, and a discount is never larger than the price', async () => {
    expect(await discounts(success({ ...coatLine, discountedPriceOfLine: 99_999 }, teeLine))).toBeNull();
    expect(await discounts(percentOff(100))).toEqual({ 'coat-44': 1_749_050, 'tee-46': 597_000 });
  });
});

describe('failures of Mindbox', () => {
  test.each<[string, CounterpartReply]>([
    ['an answer that is not JSON', (response) => response.end('<html>')],
    ['a list', json([])],
    ['no order', json({ status: 'Success' })],
    ['no lines', success()],
    ['other goods', success({ ...coatLine, discountedPriceOfLine: 1 }, { ...teeLine, lineId: 'other' })],
    ['another quantity', success({ ...coatLine, discountedPriceOfLine: 1 }, { ...teeLine, quantity: 2 })],
    ['a negative price', success({ ...coatLine, discountedPriceOfLine: -1 }, teeLine)],
    ['an invalid price', success({ ...coatLine, discountedPriceOfLine: 'даром' }, teeLine)],
    ['an error of the platform', json({ status: 'InternalServerError' }, 500)],
    ['a wrong key', json({ status: 'ProtocolError' }, 403)],
    ['a redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['a broken connection', (response) => response.destroy()],
    [
      'an answer that never ends',
      (response) => {
        const more = () => response.write('x'.repeat(100_000), () => setImmediate(more));
        more();
      },
    ],
  ])('a request for Mindbox’s offers fails on %s, and the error contains no data', async (_, reply) => {
    const error = await failing(reply);
    expect(error).toBeInstanceOf(MindboxFailure);
    expect(error).not.toBeInstanceOf(MindboxRefusal);
    const errorText = `${String(error)} ${String((error as Error).cause)}`;
    for (const secret of [deviceId, 'secret', 'ZIMA10', 'coat-44']) expect(errorText).not.toContain(secret);
  });

  test.each<[string, CounterpartReply]>([
    ['by its answer', json({ status: 'ValidationError', validationMessages: [{ message: 'no coupon' }] })],
    ['by its status', json({ status: 'ValidationError' }, 400)],
  ])('a request for Mindbox’s offers rejects if Mindbox refuses a cart %s', async (_, reply) => {
    expect(await failing(reply)).toBeInstanceOf(MindboxRefusal);
  });

  test.each<[string, CounterpartReply]>([
    ['silence', silence],
    ['a truncated answer', (response) => response.writeHead(200).write('{"status":')],
  ])('a request for Mindbox’s offers fails on a time-out with %s', async (_, reply) => {
    expect(await failing(reply, 200)).toEqual(new MindboxFailure('No answer within 200 ms'));
  });

  test('the calculation of a cart fails if no server listens at the configured URL of Mindbox', async () => {
    const unreachable = createMindbox({
      url: 'http://127.0.0.1:9',
      endpointId: 'e',
      secretKey: 's',
      timeoutMs: NEVER_MS,
      operations: OPERATIONS,
    });
    await expect(unreachable.offersFor(cart)).rejects.toThrow('The platform cannot be reached');
  });
});

describe('an order event sent to Mindbox', () => {
  const orderId = '5f0e3c7a-1111-4222-8333-444455556666';
  const at = '2026-11-22T10:00:00.000Z';
  const key = 'a1b2c3d4-0000-4000-8000-000000000001';
  const order = {
    lines: [{ position: 1, articleId: 'coat-44', quantity: 2, unitPrice: 1_749_050, total: 3_000_001 }],
    promoCodes: ['ZIMA10'],
    deliveryPrice: 30_000,
    total: 3_030_001,
  };
  const content = {
    totalPrice: 30_300.01,
    deliveryCost: 300,
    coupons: [{ ids: { code: 'ZIMA10' } }],
    lines: [
      {
        lineId: '2',
        lineNumber: 2,
        product: { ids: { website: 'coat-44' } },
        quantity: 2,
        basePricePerItem: 17_490.5,
        discountedPricePerLine: 30_000.01,
      },
    ],
  };
  const withStatus = (status: string) => ({
    ...content,
    lines: content.lines.map((line) => ({ ...line, status })),
  });
  const send = (event: MarketingOrderEvent) => mindbox().sendOrderEvent(event, { key });
  const query = { endpointId: 'vitrina.Website', transactionId: key };

  test('an order event sent to Mindbox calls the configured asynchronous operation, with the device id only on creation', async () => {
    await send({ what: 'created', orderId, state: 'PLACED', at, deviceId, order });
    await send({ what: 'step', orderId, state: 'PAID', at });
    await send({ what: 'lines', orderId, state: 'PAID', at, order: { ...order, promoCodes: [] } });
    const ids = { websiteID: orderId };
    const { coupons: _, ...withoutCodes } = withStatus('PAID');
    expect(platform.events()).toEqual([
      {
        ...query,
        operation: 'Website.CreateUnauthorizedOrder',
        deviceUUID: deviceId,
        body: { executionDateTimeUtc: at, order: { ids, ...withStatus('PLACED') } },
      },
      {
        ...query,
        operation: 'Website.UpdateOrderStatus',
        body: { executionDateTimeUtc: at, orderLinesStatus: 'PAID', order: { ids } },
      },
      {
        ...query,
        operation: 'Website.UpdateOrderItems',
        body: { executionDateTimeUtc: at, order: { ids, ...withoutCodes } },
      },
    ]);
  });

  const failing = async (reply: CounterpartReply) => {
    platform.setAsyncReply(reply);
    return send({ what: 'created', orderId, state: 'PLACED', at, deviceId, order }).catch(
      (error: unknown) => error,
    );
  };

  test.each<[string, CounterpartReply]>([
    ['by its answer', json({ status: 'ValidationError' })],
    ['by its status', json({ status: 'ValidationError' }, 400)],
  ])('an order event that Mindbox refuses %s is not retried', async (_, reply) => {
    expect(await failing(reply)).toBeInstanceOf(RefusedForGood);
  });

  test.each<[string, CounterpartReply]>([
    ['a wrong key', json({ status: 'ProtocolError' }, 403)],
    ['too many calls', json({}, 429)],
    ['an error of the platform', json({}, 503)],
    ['an answer that is not JSON', (response) => response.end('<html>')],
    ['a broken connection', (response) => response.destroy()],
  ])(
    'an order event may be sent to Mindbox again after %s; the error does not contain its data',
    async (_, reply) => {
      const error = await failing(reply);
      expect(error).toBeInstanceOf(MindboxFailure);
      for (const secret of [deviceId, orderId, 'secret', 'ZIMA10'])
        expect(String(error)).not.toContain(secret);
    },
  );
});

describe('the Mindbox settings', () => {
  const open = (variables: Record<string, string>) =>
    openMarketing({ settings: readServiceSettings(variables) });

  test('the Mindbox settings leave Mindbox off by default', () => {
    expect(open({})).toBeNull();
  });
  test.each<Record<string, string>>([{ MINDBOX_ENDPOINT_ID: 'e' }, { MINDBOX_SECRET_KEY: 's' }])(
    'the Mindbox settings refuse %o, because endpoint id and secret key are needed together',
    (half) => {
      expect(() => open(half)).toThrow(StartupError);
    },
  );
  test('the Mindbox settings set the names of the operations in the Mindbox project', async () => {
    const marketing = open({
      MINDBOX_ENDPOINT_ID: 'e',
      MINDBOX_SECRET_KEY: 's',
      MINDBOX_URL: platform.url,
      MINDBOX_TIMEOUT_MS: '99999',
      MINDBOX_CALCULATE_CART: 'Calculate',
      MINDBOX_UPDATE_ORDER_STATUS: 'Status',
    });
    await marketing?.offersFor(cart);
    const event = { what: 'step', orderId: 'o', state: 'PAID', at: '2026-11-22T10:00:00.000Z' } as const;
    await marketing?.sendOrderEvent(event, { key: 'k' });
    expect(platform.requests.map(({ url }) => url.searchParams.get('operation'))).toEqual([
      'Calculate',
      'Status',
    ]);
  });
  test('the Mindbox settings turn Mindbox on, with a breaker, so that carts do not wait for a platform that is down', async () => {
    const marketing = open({
      MINDBOX_ENDPOINT_ID: 'e',
      MINDBOX_SECRET_KEY: 's',
      MINDBOX_URL: platform.url,
      MINDBOX_TIMEOUT_MS: '99999',
    });
    expect((await marketing?.offersFor(cart))?.lineDiscounts.size).toBe(2);
    platform.setReply((response) => response.destroy());
    for (let time = 0; time < 5; time += 1)
      await expect(marketing?.offersFor(cart)).rejects.toThrow(MindboxFailure);
    expect(await marketing?.offersFor(cart)).toBeNull();
    expect(platform.requests).toHaveLength(6);
  });
});
