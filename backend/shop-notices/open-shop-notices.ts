import type { LetterShop } from '../platform/mail/letter.ts';
import type { Messenger } from '../platform/ports/messenger.ts';
import { StartupError } from '../platform/startup-error.ts';
import type { ShopChannel } from './base/channel.ts';
import type { ShopNotices } from './base/deps.ts';
import type { NoticeSettings } from './base/settings.ts';
import { createLetterChannel } from './channels/letter-channel.ts';
import { createTelegramChannel } from './channels/telegram-channel.ts';
import { createWebhookChannel } from './channels/webhook-channel.ts';

type Tools = LetterShop & { mail: Messenger; sellerEmail: string | null; clock: () => Date };

/**
 * Opens the channels that the settings configure, with the quiet hours and the digest.
 * @throws StartupError if two settings require each other and only one of them is set
 */
export function openShopNotices(settings: NoticeSettings, tools: Tools): ShopNotices {
  const { NOTICE_QUIET_HOURS: hours, NOTICE_DIGEST_MINUTES: digestMinutes } = settings;
  const [from = '', to = ''] = hours?.split('-') ?? [];
  const channels = [letters(settings, tools), telegram(settings), webhook(settings, tools)];
  return {
    channels: channels.filter((channel) => channel !== null),
    quiet: hours === undefined ? null : { from, to },
    digestMinutes,
  };
}

const letters = ({ NOTICE_EMAILS: receivers }: NoticeSettings, tools: Tools): ShopChannel | null =>
  receivers ? createLetterChannel({ ...tools, receivers }) : null;

function telegram(settings: NoticeSettings): ShopChannel | null {
  const { NOTICE_TELEGRAM_TOKEN: token, NOTICE_TELEGRAM_CHATS: chats, NOTICE_TELEGRAM_URL: url } = settings;
  assertTogether({ NOTICE_TELEGRAM_TOKEN: token, NOTICE_TELEGRAM_CHATS: chats });
  return token && chats ? createTelegramChannel({ url, token }, chats) : null;
}

function webhook(settings: NoticeSettings, { clock }: Tools): ShopChannel | null {
  const { NOTICE_WEBHOOK_URL: url, NOTICE_WEBHOOK_SECRET: secret } = settings;
  assertTogether({ NOTICE_WEBHOOK_URL: url, NOTICE_WEBHOOK_SECRET: secret });
  if (!url || !secret) return null;
  return createWebhookChannel({ url, key: Buffer.from(secret.replace('whsec_', ''), 'base64'), clock });
}

function assertTogether(pair: Record<string, unknown>): void {
  const missing = Object.keys(pair).find((name) => pair[name] === undefined);
  const set = Object.keys(pair).find((name) => pair[name] !== undefined);
  if (missing && set) throw new StartupError(`${missing} must be set, because ${set} is.`);
}
