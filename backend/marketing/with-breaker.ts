import { type BreakerOptions, createBreaker } from '../platform/outside/breaker.ts';
import type { Marketing } from './marketing.ts';

/**
 * Wraps a marketing platform in a circuit breaker, which opens after repeated failures. While it is open,
 * carts get null at once instead of waiting for the platform. Events of orders bypass the breaker, because
 * the outbox waits longer after each failure anyway.
 */
export function withBreaker(marketing: Marketing, options: BreakerOptions): Marketing {
  const breaker = createBreaker(options);
  return {
    offersFor: (cart) => breaker.run(() => marketing.offersFor(cart)),
    sendOrderEvent: (event, attempt) => marketing.sendOrderEvent(event, attempt),
  };
}
