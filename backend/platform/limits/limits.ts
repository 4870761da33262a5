import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ProblemCode } from '#contract/zod/zod.schemas.ts';
import type { Database } from '../db/database.ts';
import { ProblemError, tooManyRequests } from '../http/problem.ts';
import { networkOf } from './network.ts';
import { limitCount } from './tables.ts';

/** A counted attempt. Call `giveBack` if the attempt succeeds, so that it does not count. */
export type Attempt = { giveBack(): Promise<void> };

/** The number of points allowed within `duration` seconds. */
export type Rule = { points: number; duration: number };

export const MINUTES = 60;

type Limiter = Pick<RateLimiterMemory, 'consume' | 'reward'>;

/** Creates the counters of a named rule. */
export type OpenLimiter = (name: string, rule: Rule) => Limiter;

/**
 * Creates counters in a database that several processes share, or in the memory of this process. The cleanup
 * deletes expired counters of the database.
 */
export const openLimiters = (shared?: Database): OpenLimiter =>
  shared
    ? (keyPrefix, rule) =>
        new RateLimiterDrizzle({
          storeClient: shared,
          schema: limitCount,
          clearExpiredByTimeout: false,
          keyPrefix,
          ...rule,
        })
    : (keyPrefix, rule) => new RateLimiterMemory({ keyPrefix, ...rule });

/**
 * Returns a function that counts attempts by several rules, each with a separate key. The function throws
 * ProblemError 429 TOO_MANY_REQUESTS with the waiting time.
 */
export function counterOf<Name extends string>(open: OpenLimiter, rules: Record<Name, Rule>) {
  const limiters = new Map(
    Object.entries<Rule>(rules).map(([name, rule]) => [name as Name, open(name, rule)]),
  );
  return async (keys: Partial<Record<Name, string>>): Promise<Attempt> => {
    const counted: [Limiter, string][] = [];
    const giveBack = async () => {
      await Promise.all(counted.map(([limiter, key]) => limiter.reward(key)));
    };
    for (const [name, limiter] of limiters) {
      const key = keys[name];
      if (key === undefined) continue;
      try {
        await limiter.consume(key);
        counted.push([limiter, key]);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // If one rule refuses an attempt, the attempt does not count for the other rules.
        await giveBack();
        throw tooManyRequests(refusal.msBeforeNext / 1000);
      }
    }
    return { giveBack };
  };
}

/** Creates a limit by network from an object with one rule, whose key is the name of the rule. */
export function limitNetwork(open: OpenLimiter, rule: Record<string, Rule>) {
  const count = counterOf(open, rule);
  const [network = ''] = Object.keys(rule);
  return (clientIp: string): Promise<Attempt> => count({ [network]: hashOfNetwork(clientIp) });
}

/**
 * Creates a limit by network, and a narrower limit by another key, such as an e-mail address or an owner.
 * `rules` has these two rules in this order.
 */
export function limitNetworkAnd(open: OpenLimiter, rules: Record<string, Rule>) {
  const count = counterOf(open, rules);
  const [network = '', other = ''] = Object.keys(rules);
  return (clientIp: string, key: string): Promise<Attempt> =>
    count({ [network]: hashOfNetwork(clientIp), [other]: hashedKey(key) });
}

/**
 * Runs a call with a secret that cannot be guessed. Only calls with a wrong secret are counted, so that other
 * shoppers in the same network can still use their secrets.
 * @throws ProblemError 429 for wrong secrets above the limit
 */
export async function countWrong<Answer>(
  run: () => Promise<Answer>,
  { count, wrong }: { count: () => Promise<Attempt>; wrong: ProblemCode },
): Promise<Answer> {
  return run().catch(async (refusal: unknown) => {
    if (refusal instanceof ProblemError && refusal.code === wrong) await count();
    throw refusal;
  });
}

/** Hashes a key, so that it is short and contains no personal data. */
export const hashedKey = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

export const hashOfNetwork = (clientIp: string) => hashedKey(networkOf(clientIp));
