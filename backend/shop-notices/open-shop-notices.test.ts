import { expect, it } from 'vitest';
import { readServiceSettings } from '../service-settings.ts';
import { openShopNotices } from './open-shop-notices.ts';

const tools = {
  shopName: 'Лавка',
  publicUrl: 'https://shop.example',
  sellerEmail: null,
  mail: { send: async () => {} },
  clock: () => new Date(0),
};
const open = (variables: Record<string, string>) => openShopNotices(readServiceSettings(variables), tools);
const TOKEN = '123456:ABCdefGHIjklMNOpqrSTUvwxYZ012345678';
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

it('without settings, no channel for shop notices is opened', () => {
  expect(open({})).toEqual({ channels: [], quiet: null, digestMinutes: 0 });
});

it('each channel for shop notices that has its settings is opened', () => {
  const { channels, quiet, digestMinutes } = open({
    NOTICE_EMAILS: 'Anna@shop.example, boris@shop.example,anna@shop.example',
    NOTICE_TELEGRAM_TOKEN: TOKEN,
    NOTICE_TELEGRAM_CHATS: '-1001234567890,@shop_orders',
    NOTICE_WEBHOOK_URL: 'https://crm.shop.example/vitrina',
    NOTICE_WEBHOOK_SECRET: SECRET,
    NOTICE_QUIET_HOURS: '22:00-09:00',
    NOTICE_DIGEST_MINUTES: '30',
  });
  expect(channels.map(({ name, receivers, isForPeople }) => [name, receivers, isForPeople])).toEqual([
    ['email', ['anna@shop.example', 'boris@shop.example'], true],
    ['telegram', ['-1001234567890', '@shop_orders'], true],
    ['webhook', ['webhook'], false],
  ]);
  expect([quiet, digestMinutes]).toEqual([{ from: '22:00', to: '09:00' }, 30]);
});

it.each([
  [{ NOTICE_EMAILS: 'anna' }, /^NOTICE_EMAILS must be e-mail addresses such as/],
  [{ NOTICE_EMAILS: ',' }, /^NOTICE_EMAILS must be e-mail addresses/],
  [{ NOTICE_TELEGRAM_TOKEN: 'token' }, /^NOTICE_TELEGRAM_TOKEN must be the token of a bot/],
  [{ NOTICE_TELEGRAM_CHATS: 'orders' }, /^NOTICE_TELEGRAM_CHATS must be ids of chats such as/],
  [{ NOTICE_TELEGRAM_TOKEN: TOKEN }, /^NOTICE_TELEGRAM_CHATS must be set, because NOTICE_TELEGRAM_TOKEN is/],
  [{ NOTICE_TELEGRAM_CHATS: '-1' }, /^NOTICE_TELEGRAM_TOKEN must be set, because NOTICE_TELEGRAM_CHATS is/],
  [{ NOTICE_WEBHOOK_URL: 'crm' }, /^NOTICE_WEBHOOK_URL must be an address such as/],
  [{ NOTICE_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, /^NOTICE_WEBHOOK_SECRET must be whsec_ and 24 or more/],
  [{ NOTICE_WEBHOOK_URL: 'https://crm.example' }, /^NOTICE_WEBHOOK_SECRET must be set, because/],
  [{ NOTICE_QUIET_HOURS: '22-9' }, /^NOTICE_QUIET_HOURS must be two different hours such as 22:00-09:00/],
  [{ NOTICE_QUIET_HOURS: '09:00-09:00' }, /^NOTICE_QUIET_HOURS must be two different hours/],
  [
    { NOTICE_DIGEST_MINUTES: '1441' },
    /^NOTICE_DIGEST_MINUTES must be a whole number of minutes from 0 to 1440/,
  ],
])('the settings %j of shop notices are refused with a sentence', (variables, sentence) => {
  expect(() => open(variables as Record<string, string>)).toThrow(sentence);
});
