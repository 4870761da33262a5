import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf } from './client-address.ts';

/**
 * Returns a function that counts a request of an address, and returns whether it is within the limits of
 * requests per minute: from one address, and from all addresses together. The limit of all is checked first,
 * so that it also limits the number of addresses held in memory.
 */
export function createAddressLimit(limits: { address: number; all: number }) {
  const ofAddress = new RateLimiterMemory({ points: limits.address, duration: 60 });
  const ofAll = new RateLimiterMemory({ points: limits.all, duration: 60 });
  return async (clientIp: string | undefined): Promise<boolean> => {
    try {
      await ofAll.consume('all');
      await ofAddress.consume(networkOf(clientIp));
      return true;
    } catch {
      return false;
    }
  };
}
