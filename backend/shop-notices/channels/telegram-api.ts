import { z } from 'zod';
import { fetchJson } from '../../platform/outside/fetch-json.ts';

export type TelegramBot = {
  /** Base URL of the Bot API, https://api.telegram.org. */
  url: string;
  /** The token of the bot, as BotFather gives it. */
  token: string;
  /** Timeout of one call, in ms; 10 s by default. */
  timeoutMs?: number;
};

/** The answer format of https://core.telegram.org/bots/api#making-requests */
const answer = z.object({
  ok: z.boolean(),
  error_code: z.int().optional(),
  parameters: z
    .object({ retry_after: z.int().optional(), migrate_to_chat_id: z.int().optional() })
    .optional(),
});

/** Statuses of refusals whose body has more information than the status. */
const REFUSALS = [400, 401, 403, 404, 429];

/**
 * Calls a method of the Bot API.
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
