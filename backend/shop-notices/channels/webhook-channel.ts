import { createHmac } from 'node:crypto';
import type { ShopNotice as WireNotice } from '#contract/client/client.schemas.ts';
import { RefusedForGood, RetryLater } from '../../platform/ports/messenger.ts';
import type { ShopChannel } from '../base/channel.ts';
import type { ShopNotice } from '../base/shop-notice.ts';
import { noticeCommand, noticeText } from '../rules/notice-words.ts';

export type WebhookOptions = {
  url: string;
  /** The setting NOTICE_WEBHOOK_SECRET, decoded to bytes. */
  key: Buffer;
  clock: () => Date;
  /** Timeout of one call, in ms; 10 s by default. */
  timeoutMs?: number;
};

/** Name of the only receiver of this channel. Its URL is in the settings. */
const RECEIVER = 'webhook';

/**
 * Sends each notice to a URL of the retailer by the specification Standard Webhooks. The body has the schema
 * ShopNotice of the contract.
 */
export function createWebhookChannel({ url, key, clock, timeoutMs = 10_000 }: WebhookOptions): ShopChannel {
  return {
    name: 'webhook',
    receivers: [RECEIVER],
    isForPeople: false,
    most: 1,
    async send([notice]) {
      if (!notice) return;
      const body = JSON.stringify(wireNotice(notice));
      const timestamp = String(Math.floor(clock().getTime() / 1000));
      const headers = {
        'content-type': 'application/json',
        'webhook-id': notice.id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signatureOf(key, `${notice.id}.${timestamp}.${body}`),
      };
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal }).catch(
        () => {
          // The original error may contain the URL, and the URL may contain a key, so it is not passed on.
          throw new Error(
            signal.aborted ? `No answer within ${timeoutMs} ms` : 'The webhook cannot be reached',
          );
        },
      );
      await response.body?.cancel();
      if (!response.ok) throw refusalOf(response);
    },
  };
}

const signatureOf = (key: Buffer, content: string) =>
  `v1,${createHmac('sha256', key).update(content).digest('base64')}`;

function refusalOf({ status, headers }: Response): Error {
  if (status === 410) return new RefusedForGood('The webhook wants no more of this notice: it answered 410');
  const seconds = /^\d{1,6}$/.exec(headers.get('retry-after') ?? '')?.[0];
  const message = `The webhook answered ${status}`;
  return seconds === undefined ? new Error(message) : new RetryLater(message, Number(seconds) * 1000);
}

/** Converts a notice to the contract's schema. */
export function wireNotice(notice: ShopNotice): WireNotice {
  const isOfOrder = notice.event === 'ORDER_PLACED' || notice.event === 'ORDER_CANCELLED';
  return {
    id: notice.id,
    event: notice.event,
    at: notice.at,
    text: noticeText(notice),
    number: 'number' in notice ? notice.number : null,
    sum: 'sum' in notice ? notice.sum : null,
    pieces: 'pieces' in notice ? notice.pieces : null,
    delivery: isOfOrder ? notice.delivery : null,
    fitting: isOfOrder ? (notice.fitting ?? false) : null,
    city: isOfOrder ? notice.city : null,
    command: noticeCommand(notice),
  };
}
