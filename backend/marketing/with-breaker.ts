import { type BreakerOptions, createBreaker } from '../platform/outside/breaker.ts';
import type { Marketing } from './marketing.ts';

/**
 * Lets carts proceed without a platform that failed repeatedly: while the breaker is open, the answer is
 * null. Order events bypass the breaker, because the outbox has its own pauses.
 */
export function withBreaker(marketing: Marketing, options: BreakerOptions): Marketing {
  const breaker = createBreaker(options);
  return {
    offersFor: (cart) => breaker.run(() => marketing.offersFor(cart)),
    sendOrderEvent: (event, attempt) => marketing.sendOrderEvent(event, attempt),
  };
}
