import { RefusedForGood, RetryLater } from '../../platform/ports/messenger.ts';
import type { ShopChannel } from '../base/channel.ts';
import type { ShopNotice } from '../base/shop-notice.ts';
import { noticeLines } from '../rules/notice-words.ts';
import { callTelegram, type TelegramBot } from './telegram-api.ts';

/**
 * Maximum number of notices in one message. Telegram allows 4096 characters, and a notice has at most 400.
 */
const MAX_NOTICES = 10;

/**
 * Sends notices to Telegram chats by the method sendMessage of the Bot API. Telegram knows no idempotency
 * keys, so if its response is lost, a message is sent twice.
 * @param chats ids of chats, or names of public channels that begin with @
 */
export function createTelegramChannel(bot: TelegramBot, chats: readonly string[]): ShopChannel {
  return {
    name: 'telegram',
    receivers: chats,
    isForPeople: true,
    most: MAX_NOTICES,
    async send(notices, chat) {
      const text = textOf(notices);
      const {
        ok,
        error_code: code,
        parameters,
      } = await callTelegram(bot, 'sendMessage', { chat_id: chat, text });
      if (ok) return;
      if (parameters?.retry_after !== undefined)
        throw new RetryLater('Telegram asks to wait', parameters.retry_after * 1000);
      const moved = parameters?.migrate_to_chat_id;
      if (
        moved !== undefined &&
        (await callTelegram(bot, 'sendMessage', { chat_id: String(moved), text })).ok
      )
        return;
      // Telegram's own description of the error may contain the name of the chat, so it is not passed on.
      if (code === 403) throw new RefusedForGood('Telegram: the bot may not write to this chat');
      if (code === 400)
        throw new RefusedForGood('Telegram: it knows no such chat, or does not take the text');
      throw new Error(`Telegram answered ${code ?? 'with an error'}`);
    },
  };
}

const textOf = (notices: readonly ShopNotice[]) =>
  notices.map((notice) => noticeLines(notice, notices.length === 1).join('\n')).join('\n\n');
