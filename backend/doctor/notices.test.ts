import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CounterpartReply, json, silence, startCounterpart } from '../platform/testing/counterpart.ts';
import { readServiceSettings } from '../service-settings.ts';
import { checkNotices } from './notices.ts';

const TOKEN = '123456:ABCdefGHIjklMNOpqrSTUvwxYZ012345678';
const check = (variables: Record<string, string>) => checkNotices(readServiceSettings(variables), 300);

it('the doctor warns if no channel notifies the people of the shop of orders', async () => {
  expect(await check({})).toEqual({ state: 'warning', says: expect.stringContaining('set NOTICE_EMAILS') });
});

it('the warning about shop notices names the missing settings', async () => {
  expect(await check({ NOTICE_WEBHOOK_URL: 'https://crm.example' })).toEqual({
    state: 'problem',
    says: 'NOTICE_WEBHOOK_SECRET must be set, because NOTICE_WEBHOOK_URL is.',
  });
});

it('the doctor reports by which channels people of the shop are notified of orders', async () => {
  expect(
    await check({
      NOTICE_EMAILS: 'office@shop.example',
      NOTICE_WEBHOOK_URL: 'https://crm.example',
      NOTICE_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    }),
  ).toEqual({ state: 'ok', says: 'The shop is notified by e-mail, webhook; nothing was sent.' });
});

describe('the chats of Telegram', () => {
  let telegram: Awaited<ReturnType<typeof startCounterpart>>;
  beforeEach(async () => {
    telegram = await startCounterpart({ [`/bot${TOKEN}/getChat`]: json({ ok: true, result: {} }) });
  });
  afterEach(() => telegram.close());
  const refusal = (code: number) => json({ ok: false, error_code: code, description: '' }, code);

  it.each<[string, CounterpartReply, string, RegExp]>([
    ['accepts the settings', json({ ok: true, result: {} }), 'ok', /by Telegram; nothing was sent/],
    ['refuses the token', refusal(401), 'problem', /NOTICE_TELEGRAM_TOKEN/],
    ['refuses the chat', refusal(400), 'problem', /chat 1 of NOTICE_TELEGRAM_CHATS/],
    ['does not answer', silence, 'problem', /does not answer as Telegram/],
  ])('the doctor reports that Telegram %s', async (_, reply, state, says) => {
    telegram.setReply(`/bot${TOKEN}/getChat`, reply);
    const found = await check({
      NOTICE_TELEGRAM_TOKEN: TOKEN,
      NOTICE_TELEGRAM_CHATS: '-1001',
      NOTICE_TELEGRAM_URL: telegram.url,
    });
    expect(found).toEqual({ state, says: expect.stringMatching(says) });
    expect(found.says).not.toContain(TOKEN);
  });
});
