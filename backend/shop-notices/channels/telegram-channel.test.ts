import { afterEach, beforeEach, expect, it } from 'vitest';
import { RefusedForGood, RetryLater } from '../../platform/ports/messenger.ts';
import {
  type CounterpartReply,
  json,
  silence,
  startCounterpart,
} from '../../platform/testing/counterpart.ts';
import { FACTS, noticeOf, ORDER_NOTICE } from '../testing/sample-notices.ts';
import { createTelegramChannel } from './telegram-channel.ts';

const TOKEN = '123456:ABCdefGHIjklMNOpqrSTUvwxYZ012345678';
const PATH = `/bot${TOKEN}/sendMessage`;
const delivery = { key: '', writtenAt: new Date(0) };

let telegram: Awaited<ReturnType<typeof startCounterpart>>;
beforeEach(async () => {
  telegram = await startCounterpart({ [PATH]: json({ ok: true, result: { message_id: 1 } }) });
});
afterEach(() => telegram.close());

const channel = () => createTelegramChannel({ url: telegram.url, token: TOKEN, timeoutMs: 300 }, ['-1001']);
const send = (notices = [ORDER_NOTICE]) => channel().send(notices, '-1001', delivery);
const refusal = (code: number, description: string, parameters?: object): CounterpartReply =>
  json({ ok: false, error_code: code, description, ...(parameters && { parameters }) }, code);
const sent = () =>
  telegram.askedFor(PATH).map(({ text }) => JSON.parse(text) as { chat_id: string; text: string });

it('the Telegram channel sends the text of a notice to the chat', async () => {
  await send();
  const [first] = sent();
  expect(first?.chat_id).toBe('-1001');
  expect(first?.text.replaceAll('\u00a0', ' ')).toBe(
    'Новый заказ В-123456-6: 12 990 ₽, 2 шт., курьер, Казань\nnpm run orders -- show В-123456-6',
  );
});

it('a Telegram message with the maximum number of notices is shorter than the limit of Telegram', async () => {
  const { most } = channel();
  const longest = noticeOf({ event: 'IMPORT_FAILED', source: 'feed', reason: 'x'.repeat(9000) });
  const review = noticeOf({ event: 'REVIEW_WAITING', reviewId: longest.id, product: 'П'.repeat(9000) });
  for (const notice of [longest, review, ...FACTS.map((facts) => noticeOf(facts))])
    await send(Array.from({ length: most }, () => notice));
  expect(Math.max(...sent().map(({ text }) => text.length))).toBeLessThanOrEqual(4096);
});

it('the Telegram channel waits for the pause that Telegram asks for', async () => {
  telegram.setReply(PATH, refusal(429, 'Too Many Requests: retry after 35', { retry_after: 35 }));
  const error = await send().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RetryLater);
  expect((error as RetryLater).after).toBe(35_000);
});

it.each([
  [403, 'Forbidden: bot was kicked from the group chat'],
  [400, 'Bad Request: chat not found'],
])('a notice is not sent to Telegram again after the status %i', async (code, description) => {
  telegram.setReply(PATH, refusal(code, description));
  await expect(send()).rejects.toThrow(RefusedForGood);
});

it('the Telegram channel sends to the new chat if a group has become a supergroup', async () => {
  telegram.setReply(PATH, (response, request) => {
    const { chat_id: chat } = JSON.parse(request.text) as { chat_id: string };
    const moved = { migrate_to_chat_id: -100_777 };
    const reply = chat === '-100777' ? json({ ok: true, result: {} }) : refusal(400, 'upgraded', moved);
    reply(response, request);
  });
  await send();
  expect(sent().map(({ chat_id: chat }) => chat)).toEqual(['-1001', '-100777']);
});

it.each([
  ['a wrong token', refusal(401, 'Unauthorized')],
  ['a failure of Telegram', refusal(502, 'Bad Gateway')],
  ['silence', silence],
])(
  'a notice may be sent to Telegram again after %s, and the error does not contain the token',
  async (_, reply) => {
    telegram.setReply(PATH, reply);
    const error = await send().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(RefusedForGood);
    expect(String(error)).not.toContain(TOKEN);
  },
);
