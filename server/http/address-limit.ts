import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './client-address.ts';

/**
 * Limits requests per minute, from one IP address and from all addresses together. The returned function
 * counts a request and returns 0 if the request is within the limits, otherwise the number of seconds until
 * the next one is allowed. The common limit is checked first, so that it also limits how many addresses are
 * held in memory.
 */
export function createAddressLimit(limits: { address: number; all: number }) {
  const ofAddress = new RateLimiterMemory({ points: limits.address, duration: 60 });
  const ofAll = new RateLimiterMemory({ points: limits.all, duration: 60 });
  return async (clientIp: string | undefined): Promise<number> => {
    try {
      await ofAll.consume('all');
      await ofAddress.consume(networkOf(clientIp));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.ceil(refusal.msBeforeNext / 1000);
    }
  };
}
