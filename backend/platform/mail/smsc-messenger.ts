import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fetchJson } from '../outside/fetch-json.ts';
import { type Delivery, type Message, type Messenger, RefusedForGood } from '../ports/messenger.ts';

export type SmscOptions = {
  /** Base URL of the gateway's HTTP API: https://smsc.ru/sys. */
  url: string;
  apiKey: string;
  /** Sender name that the gateway has approved for this shop. If undefined, the gateway uses its own name. */
  sender?: string | undefined;
  clock: () => Date;
  /** Timeout of one call in ms; 10 s by default. */
  timeoutMs?: number;
};

/**
 * Error codes of the gateway for a message that it will never send: forbidden text, invalid number, or
 * unreachable number.
 */
const ABOUT_MESSAGE = [6, 7, 8];

/** Status that the gateway returns for a message id that it does not know. */
const UNKNOWN_ID = -3;

/**
 * An attempt within this time (in ms) after a message was written is certainly the first. Later, an earlier
 * attempt may have been made whose response was lost.
 */
const FIRST_ATTEMPT_MS = 4_000;

const answer = z.object({
  id: z.union([z.int(), z.string()]).nullish(),
  status: z.int().nullish(),
  error_code: z.int().nullish(),
});

/**
 * Sends text messages by the HTTP API of SMSC (smsc.ru). The id of a text message is derived from the key of
 * the outbox message. If it may have been sent before, the messenger first asks the gateway for this id, so
 * that a lost response does not cause a second text message.
 */
export function createSmscMessenger({ url, apiKey, sender, clock, ...rest }: SmscOptions): Messenger {
  const { timeoutMs = 10_000 } = rest;
  const ask = (what: string, fields: Record<string, string>) =>
    fetchJson({
      address: new URL(`${url.replace(/\/+$/, '')}/${what}.php`),
      // The data is sent in the body instead of the URL, because proxies and servers log URLs.
      init: {
        method: 'POST',
        body: new URLSearchParams({ apikey: apiKey, fmt: '3', charset: 'utf-8', ...fields }),
      },
      timeoutMs,
      maxBytes: 100_000,
      schema: answer,
    });

  return {
    async send({ channel, to, text }: Message, { key, writtenAt }: Delivery) {
      if (channel !== 'sms') throw new Error('The gateway accepts text messages only.');
      const id = String(numberOf(key));
      const phone = to.replace('+', '');
      if (clock().getTime() - writtenAt.getTime() > FIRST_ATTEMPT_MS) {
        const { status } = await ask('status', { phone, id });
        if (typeof status === 'number' && status !== UNKNOWN_ID) return;
      }
      const fields = { phones: phone, mes: text, id, ...(sender !== undefined && { sender }) };
      const { id: acceptedId, error_code: code } = await ask('send', fields);
      if (code != null && ABOUT_MESSAGE.includes(code))
        throw new RefusedForGood(`The gateway refused the message with ${code}`);
      if (code != null || acceptedId == null)
        throw new Error(`The gateway answered with error ${code ?? 'unknown'}`);
    },
  };
}

/**
 * Derives the id of a text message from the key of the outbox message. The gateway accepts numbers from 1 to
 * 2147483647.
 */
const numberOf = (key: string): number =>
  (createHash('sha256').update(key).digest().readUInt32BE(0) % 2_147_483_647) + 1;
