import { callTelegram } from '../shop-notices/channels/telegram-api.ts';
import { openShopNotices } from '../shop-notices/open-shop-notices.ts';
import { type Finding, ok, problem, warning } from './check.ts';
import type { CheckedSettings } from './checked-settings.ts';
import { complete } from './services.ts';

const WAYS = { email: 'e-mail', telegram: 'Telegram', webhook: 'webhook' } as const;

/**
 * Checks whether the retailer's staff is notified of new orders. Asks Telegram whether the configured chats
 * exist; sends no message.
 */
export async function checkNotices(settings: CheckedSettings, timeoutMs: number): Promise<Finding> {
  let ways: string[] = [];
  const found = complete('', () => {
    const { channels } = openShopNotices(settings, {
      shopName: '',
      publicUrl: '',
      sellerEmail: null,
      mail: { send: async () => {} },
      clock: () => new Date(),
    });
    ways = channels.map(({ name }) => WAYS[name]);
    return ways.join(', ');
  });
  if (found.state !== 'ok') return found;
  if (ways.length === 0)
    return warning(
      'No one in the shop is notified of new orders: set NOTICE_EMAILS or another NOTICE_… setting.',
    );
  return (
    (await checkTelegram(settings, timeoutMs)) ??
    ok(`The shop is notified by ${ways.join(', ')}; nothing was sent.`)
  );
}

/** Describes what is wrong with the Telegram bot or its chats; undefined if they work. */
async function checkTelegram(settings: CheckedSettings, timeoutMs: number): Promise<Finding | undefined> {
  const {
    NOTICE_TELEGRAM_URL: url,
    NOTICE_TELEGRAM_TOKEN: token,
    NOTICE_TELEGRAM_CHATS: chats = [],
  } = settings;
  if (token === undefined) return undefined;
  for (const [index, chat] of chats.entries()) {
    const answer = await callTelegram({ url, token, timeoutMs }, 'getChat', { chat_id: chat }).catch(
      () => undefined,
    );
    if (answer === undefined)
      return problem(
        `${new URL(url).host} does not answer as Telegram: look at the firewall and NOTICE_TELEGRAM_URL.`,
      );
    if (answer.error_code === 401 || answer.error_code === 404)
      return problem(
        'Telegram does not know the token of NOTICE_TELEGRAM_TOKEN: enter the one of BotFather.',
      );
    if (!answer.ok)
      return problem(
        `Telegram does not let the bot into chat ${index + 1} of NOTICE_TELEGRAM_CHATS: add the bot to it, or correct the id.`,
      );
  }
  return undefined;
}
