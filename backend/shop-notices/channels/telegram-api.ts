import { z } from 'zod';
import { fetchJson } from '../../platform/outside/fetch-json.ts';

export type TelegramBot = {
  /** Base URL of Telegram's Bot API, https://api.telegram.org. */
  url: string;
  /** Token of the bot, as Telegram's BotFather issues it. */
  token: string;
  /** Timeout of one call, in ms; 10 s by default. */
  timeoutMs?: number;
};

/** Schema of a response, see https://core.telegram.org/bots/api#making-requests */
const answer = z.object({
  ok: z.boolean(),
  error_code: z.int().optional(),
  parameters: z
    .object({ retry_after: z.int().optional(), migrate_to_chat_id: z.int().optional() })
    .optional(),
});

/** HTTP statuses of refusals whose body explains more than the status. */
const REFUSALS = [400, 401, 403, 404, 429];

/**
 * Calls a method of Telegram's Bot API.
 * @throws OutsideFailure, whose message does not contain the token
 */
export const callTelegram = (
  { url, token, timeoutMs = 10_000 }: TelegramBot,
  method: 'sendMessage' | 'getChat',
  parameters: Record<string, string>,
) =>
  fetchJson({
    address: new URL(`${url.replace(/\/+$/, '')}/bot${token}/${method}`),
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
    },
    timeoutMs,
    maxBytes: 100_000,
    schema: answer,
    readRefusals: REFUSALS,
  });
