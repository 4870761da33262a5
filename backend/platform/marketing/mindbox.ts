import { readLimited } from '#shared/read-limited.ts';
import type { Marketing, MarketingCart } from '../ports/marketing.ts';
import { MindboxFailure, MindboxRefusal, readOffer } from './mindbox-answer.ts';

export type MindboxOptions = {
  /** Origin of the API, https://api.mindbox.ru. */
  url: string;
  endpointId: string;
  secretKey: string;
  /** From the first byte sent to the last byte read. */
  timeoutMs: number;
};

const OPERATION = 'Website.CalculateCart';

/** Far more than fifty lines with their promotions take. */
const MAX_ANSWER_BYTES = 1_000_000;

/**
 * Mindbox, by its method «Order calculation» (developers.mindbox.cloud/docs/processing-calculate) over the synchronous
 * operations of API v3. Goods are named in the external system `website` as the shop's feed names them, by article; money
 * is roubles. Without the shopper's consent there is no device id, and the cart is calculated without one.
 */
export function createMindbox({ url, endpointId, secretKey, timeoutMs }: MindboxOptions): Marketing {
  return {
    async offersFor(cart) {
      const address = new URL('/v3/operations/sync', url);
      address.searchParams.set('endpointId', endpointId);
      address.searchParams.set('operation', OPERATION);
      if (cart.deviceId !== null) address.searchParams.set('deviceUUID', cart.deviceId);
      const signal = AbortSignal.timeout(timeoutMs);
      const text = await ask(address, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          authorization: `Mindbox secretKey="${secretKey}"`,
          'content-type': 'application/json; charset=utf-8',
        },
        body: JSON.stringify(toOrder(cart)),
        redirect: 'error',
        signal,
      }).catch((error: unknown) => {
        if (error instanceof MindboxFailure) throw error;
        // What fetch throws may name the address, and with it the device.
        throw new MindboxFailure(
          signal.aborted ? `No answer within ${timeoutMs} ms` : 'The platform cannot be reached',
        );
      });
      return readOffer(text, cart);
    },
  };
}

function toOrder({ lines, promoCodes }: MarketingCart) {
  return {
    order: {
      lines: lines.map(({ articleId, quantity, unitPrice }, index) => ({
        lineId: articleId,
        lineNumber: index + 1,
        product: { ids: { website: articleId } },
        quantity,
        basePricePerItem: unitPrice / 100,
      })),
      ...(promoCodes.length > 0 ? { coupons: promoCodes.map((code) => ({ ids: { code } })) } : {}),
    },
  };
}

/** The body of an answer 200. A refusal of the request itself is no sign that the platform is down. */
async function ask(address: URL, init: RequestInit): Promise<string> {
  const response = await fetch(address, init);
  if (response.ok) return readBody(response);
  await response.body?.cancel();
  const Failure = response.status === 400 ? MindboxRefusal : MindboxFailure;
  throw new Failure(`The platform answered ${response.status}`);
}

async function readBody(response: Response): Promise<string> {
  const bytes = await readLimited(response.body, MAX_ANSWER_BYTES);
  if (bytes === undefined) throw new MindboxFailure('The answer is too long');
  return new TextDecoder().decode(bytes);
}
