import { LRUCache } from 'lru-cache';
import type { CountWrongToken } from '../platform/http/operator.ts';
import { networkOf } from '../platform/limits/network.ts';

/** From this number on, wrong tokens of one network are treated as guessing, not as a mistake. */
const MANY = 20;
const TIME_MS = 10 * 60_000;
/** Maximum number of networks whose wrong tokens are counted. */
const NETWORKS = 10_000;

/**
 * Counts wrong tokens of operators by network. Only calls with wrong tokens are refused: a correct token
 * always passes, even if others in the same network are guessing.
 */
export function countWrongTokens(): CountWrongToken {
  const counted = new LRUCache<string, { since: number; wrong: number }>({ max: NETWORKS });
  return (clientIp, now) => {
    const network = networkOf(clientIp);
    const known = counted.get(network);
    const at = now.getTime();
    const entry = known && Math.abs(at - known.since) < TIME_MS ? known : { since: at, wrong: 0 };
    entry.wrong += 1;
    counted.set(network, entry);
    const waitSeconds = Math.ceil((entry.since + TIME_MS - at) / 1000);
    return { isAlarm: entry.wrong === MANY, waitSeconds: entry.wrong > MANY ? waitSeconds : null };
  };
}
