import { type BreakerOptions, createBreaker } from '../platform/outside/breaker.ts';
import type { Marketing } from './marketing.ts';

/**
 * Carts go on without a platform that failed repeatedly. While the breaker is open the answer is null. Events of orders have
 * the pauses of the outbox.
 */
export function withBreaker(marketing: Marketing, options: BreakerOptions): Marketing {
  const breaker = createBreaker(options);
  return {
    offersFor: (cart) => breaker.run(() => marketing.offersFor(cart)),
    sendOrderEvent: (event, attempt) => marketing.sendOrderEvent(event, attempt),
  };
}
