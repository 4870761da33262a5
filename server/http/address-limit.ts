import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './client-address.ts';

/**
 * Returns a function that counts a request of an address. It returns the seconds until another one may come
 * if this one exceeds the limits of requests per minute, from one address or from all together; otherwise 0.
 * The limit of all is checked first, so that it also limits the number of addresses held in memory.
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
