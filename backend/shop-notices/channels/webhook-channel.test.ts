import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ShopNotice } from '#contract/zod/zod.schemas.ts';
import { RefusedForGood, RetryLater } from '../../platform/ports/messenger.ts';
import { type CounterpartReply, silence, startCounterpart } from '../../platform/testing/counterpart.ts';
import { ORDER_NOTICE } from '../testing/sample-notices.ts';
import { createWebhookChannel } from './webhook-channel.ts';

const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
const NOW = new Date('2026-11-28T09:00:00.900Z');
const delivery = { key: '', writtenAt: NOW };

let crm: Awaited<ReturnType<typeof startCounterpart>>;
beforeEach(async () => {
  crm = await startCounterpart({ '/vitrina': answer(204) });
});
afterEach(() => crm.close());

const answer =
  (status: number, headers: Record<string, string> = {}): CounterpartReply =>
  (response) =>
    void response.writeHead(status, headers).end();
const send = () =>
  createWebhookChannel({ url: `${crm.url}/vitrina?key=s3cret`, key, clock: () => NOW, timeoutMs: 300 }).send(
    [ORDER_NOTICE],
    'webhook',
    delivery,
  );

it('a call of the webhook has a signature of id, time and body as the contract specifies', async () => {
  await send();
  const [call] = crm.requests;
  expect(ShopNotice.parse(JSON.parse(call?.text ?? ''))).toMatchObject({
    id: ORDER_NOTICE.id,
    event: 'ORDER_PLACED',
    number: 'В-123456-6',
    sum: 1_299_000,
    pieces: 2,
    delivery: 'courier',
    fitting: false,
    city: 'Казань',
  });
  const signed = createHmac('sha256', key)
    .update(`${ORDER_NOTICE.id}.1795856400.${call?.text}`)
    .digest('base64');
  expect(call?.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': ORDER_NOTICE.id,
    'webhook-timestamp': '1795856400',
    'webhook-signature': `v1,${signed}`,
  });
});

it('any status 2xx from the webhook confirms a notice; the body of the response is not read', async () => {
  crm.setReply('/vitrina', (response) => void response.writeHead(200).end('x'.repeat(1_000_000)));
  await expect(send()).resolves.toBeUndefined();
});

it('a notice is not sent again after the webhook answered 410', async () => {
  crm.setReply('/vitrina', answer(410));
  await expect(send()).rejects.toThrow(RefusedForGood);
});

it('the webhook channel waits for the pause that the receiver asks for', async () => {
  crm.setReply('/vitrina', answer(503, { 'retry-after': '120' }));
  const error = await send().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RetryLater);
  expect((error as RetryLater).after).toBe(120_000);
});

it.each([
  ['500', answer(500)],
  ['404', answer(404)],
  ['a redirect, which it does not follow', answer(307, { location: '/elsewhere' })],
  ['silence', silence],
])(
  'a call of the webhook may be repeated after %s, and the error does not contain the URL',
  async (_, reply) => {
    crm.setReply('/vitrina', reply);
    const error = await send().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(RefusedForGood);
    expect(String(error)).not.toContain('s3cret');
    expect(crm.requests).toHaveLength(1);
  },
);
