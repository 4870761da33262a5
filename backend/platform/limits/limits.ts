import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ProblemCode } from '#contract/zod/zod.schemas.ts';
import type { Database } from '../db/database.ts';
import { ProblemError, tooManyRequests } from '../http/problem.ts';
import { networkOf } from './network.ts';
import { limitCount } from './tables.ts';

/** An attempt that was counted. If it succeeds, call `giveBack`, so that it no longer counts. */
export type Attempt = { giveBack(): Promise<void> };

/** Allows `points` attempts within `duration` seconds. */
export type Rule = { points: number; duration: number };

export const MINUTES = 60;

type Limiter = Pick<RateLimiterMemory, 'consume' | 'reward'>;

/** Creates the counters for a rule with this name. */
export type OpenLimiter = (name: string, rule: Rule) => Limiter;

/**
 * Creates counters: in a database, if several processes share it, or else in the memory of this process.
 * Expired counters in the database are deleted by the cleanup.
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
 * Returns a function that counts an attempt by several rules. Each rule counts by its own key, such as the
 * network or the e-mail address. If a rule refuses the attempt, throws ProblemError 429 TOO_MANY_REQUESTS
 * with the waiting time.
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
        // An attempt that one rule refuses must not count for the other rules.
        await giveBack();
        throw tooManyRequests(refusal.msBeforeNext / 1000);
      }
    }
    return { giveBack };
  };
}

/** Creates a limit per network. `rule` has one entry: the name of the rule, and its numbers. */
export function limitNetwork(open: OpenLimiter, rule: Record<string, Rule>) {
  const count = counterOf(open, rule);
  const [network = ''] = Object.keys(rule);
  return (clientIp: string): Promise<Attempt> => count({ [network]: hashOfNetwork(clientIp) });
}

/**
 * Creates two limits: one per network, and a lower one per another key, such as an e-mail address or an
 * owner. `rules` has an entry for each, in this order.
 */
export function limitNetworkAnd(open: OpenLimiter, rules: Record<string, Rule>) {
  const count = counterOf(open, rules);
  const [network = '', other = ''] = Object.keys(rules);
  return (clientIp: string, key: string): Promise<Attempt> =>
    count({ [network]: hashOfNetwork(clientIp), [other]: hashedKey(key) });
}

/**
 * Runs a call that needs a secret. Only calls with a wrong secret count, so that an attacker does not lock
 * out other shoppers in the same network.
 * @throws ProblemError 429 for a wrong secret if the network has sent too many.
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

/** Hashes a key, so that the counter contains no personal data and the key is short. */
export const hashedKey = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

export const hashOfNetwork = (clientIp: string) => hashedKey(networkOf(clientIp));
