import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './client-address.ts';

/**
 * Limits the number of requests per minute, from one IP address and in total. The returned function counts a
 * request. It returns 0 if the request is allowed, otherwise the number of seconds after which the next
 * request is allowed. The total is checked first, which also limits how many addresses are kept in memory.
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
