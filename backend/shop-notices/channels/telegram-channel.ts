import { z } from 'zod';
import { fetchJson } from '../../platform/outside/fetch-json.ts';
import { RefusedForGood, RetryLater } from '../../platform/ports/messenger.ts';
import type { ShopChannel } from '../base/channel.ts';
import type { ShopNotice } from '../base/shop-notice.ts';
import { noticeLines } from '../rules/notice-words.ts';

export type TelegramOptions = {
  /** Base of the Bot API, https://api.telegram.org. */
  url: string;
  /** Of the bot, as BotFather gives it. */
  token: string;
  /** Ids of chats, or names of public channels that begin with @. */
  chats: readonly string[];
  /** For one call, in ms; 10 s by default. */
  timeoutMs?: number;
};

/** https://core.telegram.org/bots/api#making-requests */
const answer = z.object({
  ok: z.boolean(),
  error_code: z.int().optional(),
  description: z.string().optional(),
  parameters: z
    .object({ retry_after: z.int().optional(), migrate_to_chat_id: z.int().optional() })
    .optional(),
});

/** Refusals whose content says more than their status. */
const REFUSALS = [400, 403, 429];

/** A message has at most 4096 characters; ten notices of at most 400 fit. */
const MOST_NOTICES = 10;

/**
 * Messages in Telegram by the method sendMessage of its Bot API. Telegram knows no key by which a repeat is recognised, so a
 * message whose answer is lost comes twice.
 */
export function createTelegramChannel({
  url,
  token,
  chats,
  timeoutMs = 10_000,
}: TelegramOptions): ShopChannel {
  const sendMessage = (chat: string, text: string) =>
    fetchJson({
      address: new URL(`${url.replace(/\/+$/, '')}/bot${token}/sendMessage`),
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ chat_id: chat, text }),
      },
      timeoutMs,
      maxBytes: 100_000,
      schema: answer,
      readRefusals: REFUSALS,
    });

  return {
    name: 'telegram',
    receivers: chats,
    isForPeople: true,
    most: MOST_NOTICES,
    async send(notices, chat) {
      const text = textOf(notices);
      const { ok, error_code: code, parameters } = await sendMessage(chat, text);
      if (ok) return;
      if (parameters?.retry_after !== undefined)
        throw new RetryLater('Telegram asks to wait', parameters.retry_after * 1000);
      const moved = parameters?.migrate_to_chat_id;
      if (moved !== undefined && (await sendMessage(String(moved), text)).ok) return;
      // Texts of Telegram may name the chat.
      if (code === 403) throw new RefusedForGood('Telegram: the bot may not write to this chat');
      if (code === 400)
        throw new RefusedForGood('Telegram: it knows no such chat, or does not take the text');
      throw new Error(`Telegram answered ${code ?? 'with an error'}`);
    },
  };
}

const textOf = (notices: readonly ShopNotice[]) =>
  notices.map((notice) => noticeLines(notice, notices.length === 1).join('\n')).join('\n\n');
