import { type BreakerOptions, createBreaker } from '../platform/outside/breaker.ts';
import type { Marketing } from './marketing.ts';

/**
 * A circuit breaker for a marketing platform that failed repeatedly. While it is open, carts do not wait for
 * the platform and get null as its answer. Order events bypass the breaker, because the outbox has its own
 * pauses.
 */
export function withBreaker(marketing: Marketing, options: BreakerOptions): Marketing {
  const breaker = createBreaker(options);
  return {
    offersFor: (cart) => breaker.run(() => marketing.offersFor(cart)),
    sendOrderEvent: (event, attempt) => marketing.sendOrderEvent(event, attempt),
  };
}
