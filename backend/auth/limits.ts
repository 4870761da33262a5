import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../http/problem.ts';
import { networkOf } from './network.ts';

/** Attempts that were counted. A success gives them back. */
export type Attempt = { giveBack(): Promise<void> };

/** Limits that stand before anything costly. Each call throws 429 TOO_MANY_REQUESTS with its waiting time. */
export type AuthLimits = {
  /** By network, by login and by both. Wrong passwords count, right ones are given back. */
  login(clientIp: string, login: string): Promise<Attempt>;
  /** By network and by address, so that nobody's letter box is flooded. */
  register(clientIp: string, address: string): Promise<Attempt>;
  confirm(clientIp: string): Promise<Attempt>;
  guest(clientIp: string): Promise<Attempt>;
  /** Wishes to hear of a size: by network and by address, so that nobody's letter box is flooded. */
  stockNotice(clientIp: string, address: string): Promise<Attempt>;
  /** By network and by owner, against guessing. Codes that exist are given back. */
  promoCode(clientIp: string, ownerId: string): Promise<Attempt>;
};

const MINUTES = 60;

/** Points within seconds. */
const RULES = {
  loginNetwork: { points: 10, duration: 10 * MINUTES },
  loginAccount: { points: 10, duration: 10 * MINUTES },
  loginPair: { points: 5, duration: 10 * MINUTES },
  registerNetwork: { points: 10, duration: 10 * MINUTES },
  registerAddress: { points: 3, duration: 60 * MINUTES },
  confirmNetwork: { points: 20, duration: 10 * MINUTES },
  stockNoticeNetwork: { points: 30, duration: 10 * MINUTES },
  stockNoticeAddress: { points: 10, duration: 60 * MINUTES },
  guestNetwork: { points: 600, duration: 10 * MINUTES },
  promoCodeNetwork: { points: 60, duration: 10 * MINUTES },
  promoCodeOwner: { points: 10, duration: 10 * MINUTES },
};

/** Limits in the memory of this process. */
export function createAuthLimits(): AuthLimits {
  const limiters = Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [name, new RateLimiterMemory({ keyPrefix: name, ...rule })]),
  ) as Record<keyof typeof RULES, RateLimiterMemory>;

  async function count(keys: Partial<Record<keyof typeof RULES, string>>): Promise<Attempt> {
    const counted: [RateLimiterMemory, string][] = [];
    const giveBack = async () => {
      await Promise.all(counted.map(([limiter, key]) => limiter.reward(key)));
    };
    for (const [name, key] of Object.entries(keys)) {
      const limiter = limiters[name as keyof typeof RULES];
      try {
        await limiter.consume(key);
        counted.push([limiter, key]);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // What an attempt took from the wider limits before a narrower one refused it is not used up.
        await giveBack();
        throw tooManyRequests(refusal.msBeforeNext / 1000);
      }
    }
    return { giveBack };
  }

  return {
    login: (clientIp, login) => {
      const network = networkOf(clientIp);
      const account = short(login);
      return count({ loginNetwork: network, loginAccount: account, loginPair: `${network} ${account}` });
    },
    register: (clientIp, address) =>
      count({ registerNetwork: networkOf(clientIp), registerAddress: short(address) }),
    confirm: (clientIp) => count({ confirmNetwork: networkOf(clientIp) }),
    guest: (clientIp) => count({ guestNetwork: networkOf(clientIp) }),
    stockNotice: (clientIp, address) =>
      count({ stockNoticeNetwork: networkOf(clientIp), stockNoticeAddress: short(address) }),
    promoCode: (clientIp, ownerId) =>
      count({ promoCodeNetwork: networkOf(clientIp), promoCodeOwner: short(ownerId) }),
  };
}

/** Keys stay small and say nothing, whatever was typed in. */
const short = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
