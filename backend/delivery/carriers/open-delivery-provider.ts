import { LRUCache } from 'lru-cache';
import type { SellerSettings } from '../../domain/seller-settings.ts';
import { type Breaker, createBreaker } from '../../platform/outside/breaker.ts';
import { OutsideFailure } from '../../platform/outside/fetch-json.ts';
import { StartupError } from '../../platform/startup-error.ts';
import type { DeliveryProvider, Quote } from '../base/delivery-provider.ts';
import type { DeliverySettings } from '../base/settings.ts';
import type { Labels } from '../base/shipments.ts';
import { createCdek } from './cdek.ts';
import { createCdekClient } from './cdek-client.ts';
import { createCdekLabels } from './cdek-labels.ts';

const FAILURES_IN_A_ROW = 3;
const REST_MS = 30_000;

/** How long a carrier's prices are cached, in ms. Carriers change their prices at most daily. */
const QUOTES_MS = 15 * 60_000;
const MAX_QUOTES = 2000;

/** Whether an error shows that the service is down. False if the service refused one call. */
const isServiceFailure = (error: unknown): boolean =>
  !(error instanceof OutsideFailure && error.status !== undefined && [400, 404, 422].includes(error.status));

/**
 * The configured carrier; null if none is configured.
 * @throws StartupError if only one of its two mandatory settings is present
 */
export function openDeliveryProvider({
  settings,
  clock,
}: {
  settings: DeliverySettings & SellerSettings;
  clock: () => Date;
}): DeliveryProvider | null {
  const { CDEK_CLIENT_ID: clientId, CDEK_CLIENT_SECRET: clientSecret } = settings;
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId === undefined || clientSecret === undefined)
    throw new StartupError('CDEK_CLIENT_ID and CDEK_CLIENT_SECRET must be set together.');
  const { CDEK_URL: url, CDEK_TIMEOUT_MS: timeoutMs } = settings;
  const cdek = createCdek({ url, clientId, clientSecret, timeoutMs, clock, sender: senderOf(settings) });
  const breaker = createBreaker({ failures: FAILURES_IN_A_ROW, restMs: REST_MS, counts: isServiceFailure });
  return withCacheAndBreaker(cdek, breaker, clock);
}

/** Creates a function that fetches labels from the configured carrier; null if no carrier is configured. */
export function openLabels(
  settings: DeliverySettings,
  waiting: Parameters<typeof createCdekLabels>[1],
): Labels | null {
  const { CDEK_CLIENT_ID: clientId, CDEK_CLIENT_SECRET: clientSecret, CDEK_URL: url } = settings;
  if (clientId === undefined || clientSecret === undefined) return null;
  return createCdekLabels(createCdekClient({ url, clientId, clientSecret, clock: waiting.clock }), waiting);
}

/**
 * The sender's data on parcels. Undefined if CDEK_SHIPMENT_POINT, the CDEK office to which the shop brings
 * its parcels, is not set; the shop then registers no parcels automatically.
 */
function senderOf(settings: DeliverySettings & SellerSettings) {
  const { CDEK_SHIPMENT_POINT: shipmentPoint } = settings;
  if (shipmentPoint === undefined) return undefined;
  const { SELLER_NAME: name, SELLER_INN: inn, SELLER_PHONE: phone } = settings;
  return { shipmentPoint, seller: { name, inn, phone } };
}

/**
 * Wraps a carrier in a cache of its prices, and a circuit breaker that stops calls for a while after repeated
 * failures.
 */
function withCacheAndBreaker(
  provider: DeliveryProvider,
  breaker: Breaker,
  clock: () => Date,
): DeliveryProvider {
  const quotes = new LRUCache<string, { quotes: Quote[]; endsAt: number }>({ max: MAX_QUOTES });
  return {
    carrier: provider.carrier,
    async quotes(parcel, to) {
      const key = JSON.stringify([parcel, to.cityCode, to.postalCode]);
      const cached = quotes.get(key);
      const now = clock().getTime();
      if (cached && now < cached.endsAt) return cached.quotes;
      const found = await breaker.run(() => provider.quotes(parcel, to));
      if (found) quotes.set(key, { quotes: found, endsAt: now + QUOTES_MS });
      return found;
    },
    points: (to) => breaker.run(() => provider.points(to)),
    // Calls about parcels bypass the circuit breaker: the outbox and the polling job, which make them, wait
    // longer after each failure anyway.
    shipments: provider.shipments,
  };
}
