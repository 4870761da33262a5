import { LRUCache } from 'lru-cache';
import { networkOf } from '../platform/limits/network.ts';

/** Wrong tokens of one network within the time that are no longer a mistake. */
const MANY = 20;
const TIME_MS = 10 * 60_000;
/** Networks to remember. */
const NETWORKS = 10_000;

/**
 * Counts wrong tokens of operators by network. A right token always passes: tokens have 256 bits and cannot be
 * guessed, so guesses are only worth an alarm.
 */
export function countWrongTokens(): (clientIp: string, now: Date) => boolean {
  const counted = new LRUCache<string, { since: number; wrong: number }>({ max: NETWORKS });
  return (clientIp, now) => {
    const network = networkOf(clientIp);
    const known = counted.get(network);
    const at = now.getTime();
    const entry = known && Math.abs(at - known.since) < TIME_MS ? known : { since: at, wrong: 0 };
    entry.wrong += 1;
    counted.set(network, entry);
    return entry.wrong === MANY;
  };
}
