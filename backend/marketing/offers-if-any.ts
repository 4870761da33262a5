import { loggedCause } from '../platform/log/logged-cause.ts';
import type { Logger } from '../platform/log/logger.ts';
import type { Marketing, MarketingCart, MarketingOffer } from './marketing.ts';

/** The shopper who would see the offers, and whether the caller wants them. */
export type OfferAudience = {
  /** Whether the caller wants offers: the query parameter extendByMindbox of docs/specification.md §7. */
  isExtended: boolean;
  /** X-Mindbox-Device-UUID; undefined without the shopper's consent. */
  deviceId: string | undefined;
  requestId: string;
};

/** Who would see the offers in the answer to a call, read from the call's parameters. */
export const audienceOf = (call: {
  query: { extendByMindbox: boolean };
  header: { 'X-Mindbox-Device-UUID'?: string | undefined };
  requestId: string;
}): OfferAudience => ({
  isExtended: call.query.extendByMindbox,
  deviceId: call.header['X-Mindbox-Device-UUID'],
  requestId: call.requestId,
});

/**
 * The marketing platform's discounts by article, if there is a platform and the caller wants them. If the platform
 * fails, the failure is only logged and the shopper gets no error. No database connection may wait for it.
 * @param operation what the offers are for, in the log
 */
export async function offersIfAny(
  { marketing, logger }: { marketing: Marketing | null; logger: Logger },
  { lines, promoCodes = [] }: Pick<MarketingCart, 'lines'> & Partial<Pick<MarketingCart, 'promoCodes'>>,
  { isExtended, deviceId, requestId }: OfferAudience,
  operation: string,
): Promise<MarketingOffer['lineDiscounts'] | undefined> {
  if (!marketing || !isExtended || lines.length === 0) return undefined;
  try {
    return (await marketing.offersFor({ deviceId: deviceId ?? null, lines, promoCodes }))?.lineDiscounts;
  } catch (error) {
    const fields = { requestId, operation, cause: loggedCause(error) };
    logger.warn(fields, 'the marketing platform failed; the answer was given without its offers');
    return undefined;
  }
}
