import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../platform/db/client.ts';
import { tooManyRequests } from '../../platform/http/problem.ts';
import { limitCount } from '../../platform/limits/tables.ts';
import { networkOf } from './network.ts';

/** Attempts that were counted. A success gives them back. */
export type Attempt = { giveBack(): Promise<void> };

/** Limits that stand before anything costly. Each call throws 429 TOO_MANY_REQUESTS with its waiting time. */
export type AuthLimits = {
  /**
   * By network, by login and by both. Wrong passwords count, right ones are given back. Many wrong ones for a login slow
   * it down and never lock it: else anyone could keep its owner out.
   */
  login(clientIp: string, login: string): Promise<Attempt>;
  /** By the account and a browser that it knows, and by nothing else: what others try does not slow it down. */
  loginKnown(accountId: string, deviceSecret: string): Promise<Attempt>;
  /** By network and by address, so that no mailbox is flooded. */
  register(clientIp: string, address: string): Promise<Attempt>;
  confirm(clientIp: string): Promise<Attempt>;
  /** Asking for the confirmation again: by network and by address. */
  requestConfirmation(clientIp: string, address: string): Promise<Attempt>;
  /** Asking for a link to a new password: by network and by address. */
  requestPasswordReset(clientIp: string, address: string): Promise<Attempt>;
  setNewPassword(clientIp: string): Promise<Attempt>;
  /** Changes of an account that send a message: by account and by address. */
  accountMessage(accountId: string, address: string): Promise<Attempt>;
  /** Password checks of a signed-in shopper. Right ones are to be given back. */
  accountPassword(accountId: string): Promise<Attempt>;
  /** Downloads of all that is kept of a shopper. */
  accountExport(accountId: string): Promise<Attempt>;
  guest(clientIp: string): Promise<Attempt>;
  /** Steps of signing in elsewhere: two or three a sign-in, each with calls to the provider or rows behind it. */
  external(clientIp: string): Promise<Attempt>;
  /** Stock notices: by network and by address, so that no mailbox is flooded. */
  stockNotice(clientIp: string, address: string): Promise<Attempt>;
  /** By network and by owner, against guessing. Codes that exist are given back. */
  promoCode(clientIp: string, ownerId: string): Promise<Attempt>;
  /** By network and by owner: a service of addresses is paid by the request. */
  addresses(clientIp: string, ownerId: string): Promise<Attempt>;
  /** By network and by owner: a change asks carriers. */
  checkoutDraft(clientIp: string, ownerId: string): Promise<Attempt>;
  /** By network and by owner. */
  refundDraft(clientIp: string, ownerId: string): Promise<Attempt>;
  /** By network and by owner, repeated requests included. A network may be a whole mobile operator. */
  placeOrder(clientIp: string, ownerId: string): Promise<Attempt>;
  /** Reviews written and changed: by network and by owner. */
  review(clientIp: string, ownerId: string): Promise<Attempt>;
  /** By network and by owner: photographs are decoded. */
  reviewPhoto(clientIp: string, ownerId: string): Promise<Attempt>;
  /** Photographs of defects: by network and by owner, as those of reviews. */
  refundPhoto(clientIp: string, ownerId: string): Promise<Attempt>;
  /** Marks of reviews: by network and by owner, since each has pages rendered again. */
  reviewMark(clientIp: string, ownerId: string): Promise<Attempt>;
  /** Reports of what happened in browsers: by network, of which nothing is kept. */
  events(clientIp: string): Promise<Attempt>;
  /** By network and by owner. */
  reviewComplaint(clientIp: string, ownerId: string): Promise<Attempt>;
  /** Requests by the contact form: by network and by address. */
  contact(clientIp: string, address: string): Promise<Attempt>;
  /** Asking for news: by network and by address, since each sends a letter there. */
  newsletter(clientIp: string, address: string): Promise<Attempt>;
  /** Questions about an order by number and phone: by network and by number, against guessing. */
  orderStatus(clientIp: string, number: string): Promise<Attempt>;
};

const MINUTES = 60;

/** Points within seconds. */
const RULES = {
  loginNetwork: { points: 10, duration: 10 * MINUTES },
  loginAccount: { points: 5, duration: 10 * MINUTES },
  loginAccountSlow: { points: 5, duration: 30 },
  loginKnown: { points: 10, duration: 10 * MINUTES },
  loginPair: { points: 5, duration: 10 * MINUTES },
  registerNetwork: { points: 10, duration: 10 * MINUTES },
  registerAddress: { points: 3, duration: 60 * MINUTES },
  confirmNetwork: { points: 20, duration: 10 * MINUTES },
  requestConfirmationNetwork: { points: 10, duration: 10 * MINUTES },
  requestConfirmationAddress: { points: 3, duration: 60 * MINUTES },
  passwordResetNetwork: { points: 10, duration: 10 * MINUTES },
  passwordResetAddress: { points: 3, duration: 60 * MINUTES },
  newPasswordNetwork: { points: 20, duration: 10 * MINUTES },
  messageAccount: { points: 6, duration: 60 * MINUTES },
  messageAddress: { points: 3, duration: 60 * MINUTES },
  passwordAccount: { points: 10, duration: 10 * MINUTES },
  exportAccount: { points: 5, duration: 10 * MINUTES },
  stockNoticeNetwork: { points: 30, duration: 10 * MINUTES },
  stockNoticeAddress: { points: 10, duration: 60 * MINUTES },
  externalNetwork: { points: 120, duration: 10 * MINUTES },
  guestNetwork: { points: 600, duration: 10 * MINUTES },
  promoCodeNetwork: { points: 60, duration: 10 * MINUTES },
  promoCodeOwner: { points: 10, duration: 10 * MINUTES },
  addressesNetwork: { points: 600, duration: 10 * MINUTES },
  addressesOwner: { points: 200, duration: 10 * MINUTES },
  checkoutDraftNetwork: { points: 3000, duration: 10 * MINUTES },
  checkoutDraftOwner: { points: 300, duration: 10 * MINUTES },
  refundDraftNetwork: { points: 3000, duration: 10 * MINUTES },
  refundDraftOwner: { points: 300, duration: 10 * MINUTES },
  placeOrderNetwork: { points: 600, duration: 10 * MINUTES },
  placeOrderOwner: { points: 60, duration: 10 * MINUTES },
  reviewNetwork: { points: 600, duration: 10 * MINUTES },
  reviewOwner: { points: 60, duration: 10 * MINUTES },
  reviewPhotoNetwork: { points: 300, duration: 10 * MINUTES },
  reviewPhotoOwner: { points: 60, duration: 10 * MINUTES },
  refundPhotoNetwork: { points: 300, duration: 10 * MINUTES },
  refundPhotoOwner: { points: 60, duration: 10 * MINUTES },
  reviewMarkNetwork: { points: 600, duration: 10 * MINUTES },
  reviewMarkOwner: { points: 100, duration: 10 * MINUTES },
  eventsNetwork: { points: 900, duration: 10 * MINUTES },
  reviewComplaintNetwork: { points: 100, duration: 10 * MINUTES },
  reviewComplaintOwner: { points: 20, duration: 10 * MINUTES },
  contactNetwork: { points: 30, duration: 10 * MINUTES },
  contactAddress: { points: 10, duration: 60 * MINUTES },
  newsletterNetwork: { points: 30, duration: 10 * MINUTES },
  newsletterAddress: { points: 3, duration: 60 * MINUTES },
  orderStatusNetwork: { points: 30, duration: 10 * MINUTES },
  orderStatusNumber: { points: 10, duration: 10 * MINUTES },
};

type Rule = { points: number; duration: number };
type Limiter = Pick<RateLimiterMemory, 'consume' | 'reward'>;

const inMemory = (keyPrefix: string, rule: Rule): Limiter => new RateLimiterMemory({ keyPrefix, ...rule });

/** The cleanup deletes what has ended. */
const inDatabase =
  (db: Database) =>
  (keyPrefix: string, rule: Rule): Limiter =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: limitCount,
      clearExpiredByTimeout: false,
      keyPrefix,
      ...rule,
    });

/** Limits in a database that several processes share, or in the memory of this one. */
export function createAuthLimits(shared?: Database): AuthLimits {
  const limiterOf = shared ? inDatabase(shared) : inMemory;
  const limiters = Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [name, limiterOf(name, rule)]),
  ) as Record<keyof typeof RULES, Limiter>;

  async function count(keys: Partial<Record<keyof typeof RULES, string>>): Promise<Attempt> {
    const counted: [Limiter, string][] = [];
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
        // When a narrower limit refuses an attempt, the wider ones get back what it took.
        await giveBack();
        throw tooManyRequests(refusal.msBeforeNext / 1000);
      }
    }
    return { giveBack };
  }

  return {
    login: async (clientIp, login) => {
      const network = hashOfNetwork(clientIp);
      const account = short(login);
      const wide = await count({ loginNetwork: network, loginPair: `${network} ${account}` });
      const narrow = await count({ loginAccount: account })
        .catch(() => count({ loginAccountSlow: account }))
        .catch(async (refusal: unknown) => {
          await wide.giveBack();
          throw refusal;
        });
      return {
        giveBack: async () => void (await Promise.all([wide.giveBack(), narrow.giveBack()])),
      };
    },
    loginKnown: (accountId, deviceSecret) => count({ loginKnown: short(`${accountId} ${deviceSecret}`) }),
    register: (clientIp, address) =>
      count({ registerNetwork: hashOfNetwork(clientIp), registerAddress: short(address) }),
    confirm: (clientIp) => count({ confirmNetwork: hashOfNetwork(clientIp) }),
    requestConfirmation: (clientIp, address) =>
      count({
        requestConfirmationNetwork: hashOfNetwork(clientIp),
        requestConfirmationAddress: short(address),
      }),
    requestPasswordReset: (clientIp, address) =>
      count({ passwordResetNetwork: hashOfNetwork(clientIp), passwordResetAddress: short(address) }),
    setNewPassword: (clientIp) => count({ newPasswordNetwork: hashOfNetwork(clientIp) }),
    accountMessage: (accountId, address) =>
      count({ messageAccount: accountId, messageAddress: short(address) }),
    accountPassword: (accountId) => count({ passwordAccount: accountId }),
    accountExport: (accountId) => count({ exportAccount: accountId }),
    external: (clientIp) => count({ externalNetwork: hashOfNetwork(clientIp) }),
    guest: (clientIp) => count({ guestNetwork: hashOfNetwork(clientIp) }),
    stockNotice: (clientIp, address) =>
      count({ stockNoticeNetwork: hashOfNetwork(clientIp), stockNoticeAddress: short(address) }),
    promoCode: (clientIp, ownerId) =>
      count({ promoCodeNetwork: hashOfNetwork(clientIp), promoCodeOwner: short(ownerId) }),
    addresses: (clientIp, ownerId) =>
      count({ addressesNetwork: hashOfNetwork(clientIp), addressesOwner: short(ownerId) }),
    checkoutDraft: (clientIp, ownerId) =>
      count({ checkoutDraftNetwork: hashOfNetwork(clientIp), checkoutDraftOwner: short(ownerId) }),
    refundDraft: (clientIp, ownerId) =>
      count({ refundDraftNetwork: hashOfNetwork(clientIp), refundDraftOwner: short(ownerId) }),
    placeOrder: (clientIp, ownerId) =>
      count({ placeOrderNetwork: hashOfNetwork(clientIp), placeOrderOwner: short(ownerId) }),
    review: (clientIp, ownerId) =>
      count({ reviewNetwork: hashOfNetwork(clientIp), reviewOwner: short(ownerId) }),
    reviewPhoto: (clientIp, ownerId) =>
      count({ reviewPhotoNetwork: hashOfNetwork(clientIp), reviewPhotoOwner: short(ownerId) }),
    refundPhoto: (clientIp, ownerId) =>
      count({ refundPhotoNetwork: hashOfNetwork(clientIp), refundPhotoOwner: short(ownerId) }),
    reviewMark: (clientIp, ownerId) =>
      count({ reviewMarkNetwork: hashOfNetwork(clientIp), reviewMarkOwner: short(ownerId) }),
    events: (clientIp) => count({ eventsNetwork: hashOfNetwork(clientIp) }),
    reviewComplaint: (clientIp, ownerId) =>
      count({ reviewComplaintNetwork: hashOfNetwork(clientIp), reviewComplaintOwner: short(ownerId) }),
    contact: (clientIp, address) =>
      count({ contactNetwork: hashOfNetwork(clientIp), contactAddress: short(address) }),
    newsletter: (clientIp, address) =>
      count({ newsletterNetwork: hashOfNetwork(clientIp), newsletterAddress: short(address) }),
    orderStatus: (clientIp, number) =>
      count({ orderStatusNetwork: hashOfNetwork(clientIp), orderStatusNumber: short(number) }),
  };
}

/** Keys are hashes: short, and without what was typed or where it came from. */
const short = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const hashOfNetwork = (clientIp: string) => short(networkOf(clientIp));
