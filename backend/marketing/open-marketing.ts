import { StartupError } from '../platform/startup-error.ts';
import type { Marketing } from './marketing.ts';
import { createMindbox } from './mindbox.ts';
import { MindboxRefusal } from './mindbox-answer.ts';
import type { MarketingSettings } from './settings.ts';
import { withBreaker } from './with-breaker.ts';

const FAILURES_IN_A_ROW = 5;
const REST_MS = 30_000;

/**
 * The configured marketing platform; null if none is configured.
 * @throws StartupError if only one of its two mandatory settings is present
 */
export function openMarketing({ settings }: { settings: MarketingSettings }): Marketing | null {
  const { MINDBOX_ENDPOINT_ID: endpointId, MINDBOX_SECRET_KEY: secretKey } = settings;
  if (endpointId === undefined && secretKey === undefined) return null;
  if (endpointId === undefined || secretKey === undefined)
    throw new StartupError('MINDBOX_ENDPOINT_ID and MINDBOX_SECRET_KEY must be set together.');
  const mindbox = createMindbox({
    url: settings.MINDBOX_URL,
    endpointId,
    secretKey,
    timeoutMs: settings.MINDBOX_TIMEOUT_MS,
    operations: {
      calculateCart: settings.MINDBOX_CALCULATE_CART,
      createOrder: settings.MINDBOX_CREATE_ORDER,
      updateOrderStatus: settings.MINDBOX_UPDATE_ORDER_STATUS,
      updateOrderItems: settings.MINDBOX_UPDATE_ORDER_ITEMS,
    },
  });
  return withBreaker(mindbox, {
    failures: FAILURES_IN_A_ROW,
    restMs: REST_MS,
    counts: (error) => !(error instanceof MindboxRefusal),
  });
}
