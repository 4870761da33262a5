import { loggedCause } from '../platform/log/logged-cause.ts';
import type { Logger } from '../platform/log/logger.ts';
import type { Marketing, MarketingCart, MarketingOffer } from './marketing.ts';

/** The shopper who would see the discounts, and whether the caller wants discounts at all. */
export type OfferAudience = {
  /**
   * Whether the caller wants the platform's discounts: query parameter extendByMindbox of
   * docs/specification.md §7.
   */
  isExtended: boolean;
  /** Mindbox's id of the shopper's device; undefined if the shopper has not consented to it. */
  deviceId: string | undefined;
  requestId: string;
};

/** Reads from the parameters of a call which shopper would see discounts, and whether they are wanted. */
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
 * The marketing platform's discounts by article, if there is a platform and the caller wants them. If the
 * platform fails, this is logged, and the shopper sees no error. Do not call this while holding a database
 * connection.
 * @param operation name of the operation for the log
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
