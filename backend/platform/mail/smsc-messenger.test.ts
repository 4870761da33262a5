import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { RefusedForGood } from '../ports/messenger.ts';
import { type CounterpartReply, json, silence, startCounterpart } from '../testing/counterpart.ts';
import { openMessenger } from './open-messenger.ts';
import { createSmscMessenger } from './smsc-messenger.ts';

const writtenAt = new Date('2026-11-21T09:00:00Z');
const delivery = { key: '5f2b2f0e-58f8-4a57-a3a5-4f6f3f0c8a11', writtenAt };
const message = { channel: 'sms' as const, to: '+79991234567', subject: 'Заказ', text: 'Код 4821' };

let gateway: Awaited<ReturnType<typeof startCounterpart>>;
/** Text messages that the test's gateway has delivered, each with its id. */
let phones: [id: string, text: string][];
let now: Date;

const send: CounterpartReply = (response, { text }) => {
  const form = new URLSearchParams(text);
  if (form.get('apikey') !== 'secret-key')
    return json({ error: 'authorise error', error_code: 2 })(response, null as never);
  phones.push([form.get('id') ?? '', form.get('mes') ?? '']);
  json({ id: Number(form.get('id')), cnt: 1 })(response, null as never);
};
const status: CounterpartReply = (response, { text }) => {
  const id = new URLSearchParams(text).get('id');
  const has = phones.some(([known]) => known === id);
  json(has ? { status: 1 } : { status: -3 })(response, null as never);
};

beforeEach(async () => {
  phones = [];
  now = new Date(writtenAt.getTime() + 500);
  gateway = await startCounterpart({ '/sys/send.php': send, '/sys/status.php': status });
});
afterEach(() => gateway.close());

const messenger = (apiKey = 'secret-key', timeoutMs = 600_000) =>
  createSmscMessenger({ url: `${gateway.url}/sys`, apiKey, sender: 'Lavka', clock: () => now, timeoutMs });

it('a text message is sent once, as the protocol of SMSC requires, with all data in the request body', async () => {
  await messenger().send(message, delivery);
  const [request] = gateway.requests;
  expect(gateway.requests).toHaveLength(1);
  expect(request).toMatchObject({ method: 'POST' });
  expect(request?.url.search).toBe('');
  const form = Object.fromEntries(new URLSearchParams(request?.text));
  expect(form).toEqual({
    apikey: 'secret-key',
    fmt: '3',
    charset: 'utf-8',
    sender: 'Lavka',
    phones: '79991234567',
    mes: 'Код 4821',
    id: expect.stringMatching(/^[1-9]\d{0,9}$/),
  });
});

it('a text message is not sent twice if the gateway’s response was lost (§3.6.8)', async () => {
  gateway.setReply('/sys/send.php', (response, request) => {
    phones.push([new URLSearchParams(request.text).get('id') ?? '', '']);
    response.destroy();
  });
  await expect(messenger().send(message, delivery)).rejects.toThrow('cannot be reached');
  gateway.setReply('/sys/send.php', send);
  now = new Date(writtenAt.getTime() + 10_000);
  await messenger().send(message, delivery);
  expect(phones).toHaveLength(1);
  await messenger().send(message, { ...delivery, key: 'another' });
  expect(phones).toHaveLength(2);
});

it.each([6, 7, 8])('the SMSC error %i means that a text message is refused for good', async (error_code) => {
  gateway.setReply('/sys/send.php', json({ error: 'Код 4821', error_code }));
  const error = await messenger()
    .send(message, delivery)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RefusedForGood);
  expect(String(error)).not.toContain('4821');
});

it.each<[string, CounterpartReply]>([
  ['no money', json({ error: 'no money', error_code: 3 })],
  ['an error without a code', json({ error: 'oops' })],
  ['an answer that is not JSON', (response) => response.end('ERROR')],
  ['an error of the service', json({}, 500)],
  ['silence', silence],
])('a text message may be sent again after %s, and the error does not contain its text', async (_, reply) => {
  gateway.setReply('/sys/send.php', reply);
  const error = await messenger('secret-key', 300)
    .send(message, delivery)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(RefusedForGood);
  expect(String(error)).not.toMatch(/4821|7999|secret-key|127\.0/);
});

it('a text message can be retried after the gateway refused a wrong API key', async () => {
  await expect(messenger('wrong').send(message, delivery)).rejects.toThrow('error 2');
});

async function open(settings: Parameters<typeof openMessenger>[0]['settings']) {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-sms-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const shop = { shopName: 'Лавка', publicUrl: 'https://shop.example' };
  const opened = openMessenger({ dataDir, settings, ...shop }, { clock: () => now });
  onTestFinished(() => opened.close());
  return { opened, files: () => readdir(join(dataDir, 'mail')).catch(() => []) };
}

it('text messages go to the gateway SMSC if the settings have its key', async () => {
  const { opened, files } = await open({ SMSC_API_KEY: 'secret-key', SMSC_URL: `${gateway.url}/sys` });
  await opened.send(message, delivery);
  expect([phones.length, await files()]).toEqual([1, []]);
  expect(opened.canText).toBe(true);
});

it('without a gateway, text messages are written to files like e-mails; if e-mails are really sent, text messages are dropped (§3.6.8)', async () => {
  const here = await open({ SMSC_URL: `${gateway.url}/sys` });
  await here.opened.send(message, delivery);
  expect(await here.files()).toHaveLength(1);
  expect(here.opened.canText).toBe(true);
  const there = await open({ SMSC_URL: `${gateway.url}/sys`, SMTP_URL: 'smtp://127.0.0.1:1' });
  await there.opened.send(message, delivery);
  expect(await there.files()).toEqual([]);
  expect(there.opened.canText).toBe(false);
  expect(phones).toEqual([]);
});
