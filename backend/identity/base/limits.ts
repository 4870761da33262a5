import {
  type Attempt,
  counterOf,
  hashedKey,
  hashOfNetwork,
  limitNetwork,
  limitNetworkAnd,
  MINUTES,
  type OpenLimiter,
} from '../../platform/limits/limits.ts';

const DAY = 24 * 60 * MINUTES;

/** Rate limits for signing in and for changing accounts, checked before any expensive work. */
export function identityLimits(open: OpenLimiter) {
  const count = counterOf(open, {
    loginNetwork: { points: 10, duration: 10 * MINUTES },
    loginPair: { points: 5, duration: 10 * MINUTES },
    loginAccount: { points: 5, duration: 10 * MINUTES },
    loginAccountSlow: { points: 5, duration: 30 },
    loginFresh: { points: 1, duration: DAY },
    loginKnown: { points: 10, duration: 10 * MINUTES },
    messageAccount: { points: 6, duration: 60 * MINUTES },
    proofAccount: { points: 6, duration: 60 * MINUTES },
    messageAddress: { points: 3, duration: 60 * MINUTES },
    passwordAccount: { points: 10, duration: 10 * MINUTES },
    exportAccount: { points: 5, duration: 10 * MINUTES },
  });
  return {
    /**
     * Limits login attempts per network, per login, and per pair of the two. Attempts with the correct
     * password do not count, only those with a wrong password. Many wrong passwords slow a login down but
     * never lock it, because otherwise anyone could lock out its owner. When the limit of a login is reached,
     * every network still has one attempt a day.
     */
    login: async (clientIp: string, login: string): Promise<Attempt> => {
      const network = hashOfNetwork(clientIp);
      const account = hashedKey(login);
      const wide = await count({ loginNetwork: network, loginPair: `${network} ${account}` });
      const narrow = await count({ loginAccount: account })
        .catch(() => count({ loginAccountSlow: account }))
        .catch((refusal: unknown) =>
          count({ loginFresh: `${network} ${account}` }).catch(() => Promise.reject(refusal)),
        )
        .catch(async (refusal: unknown) => {
          await wide.giveBack();
          throw refusal;
        });
      return {
        giveBack: async () => void (await Promise.all([wide.giveBack(), narrow.giveBack()])),
      };
    },
    /**
     * Limits login attempts of a known browser separately for each account, so that attempts of other
     * browsers do not slow it down.
     */
    loginKnown: (accountId: string, deviceSecret: string) =>
      count({ loginKnown: hashedKey(`${accountId} ${deviceSecret}`) }),
    /** Limits registrations per network, and per address so that no mailbox is flooded. */
    register: limitNetworkAnd(open, {
      registerNetwork: { points: 10, duration: 10 * MINUTES },
      registerAddress: { points: 3, duration: 60 * MINUTES },
    }),
    /** Limits requests for another confirmation message, per network and per address. */
    requestConfirmation: limitNetworkAnd(open, {
      requestConfirmationNetwork: { points: 10, duration: 10 * MINUTES },
      requestConfirmationAddress: { points: 3, duration: 60 * MINUTES },
    }),
    /** Limits requests for a password reset link, per network and per address. */
    requestPasswordReset: limitNetworkAnd(open, {
      passwordResetNetwork: { points: 10, duration: 10 * MINUTES },
      passwordResetAddress: { points: 3, duration: 60 * MINUTES },
    }),
    /** Limits attempts to guess the secret of a password reset link, per network. */
    setNewPassword: limitNetwork(open, { newPasswordNetwork: { points: 20, duration: 10 * MINUTES } }),
    /** Limits account changes that cause a message, per account and per address. */
    accountMessage: (accountId: string, address: string) =>
      count({ messageAccount: accountId, messageAddress: hashedKey(address) }),
    /**
     * Limits how many codes are sent to the confirmed address of an account. It counts per account only, so
     * that other shoppers cannot use it up. Other shoppers can use up the limit per address in
     * `accountMessage`.
     */
    proofCode: (accountId: string) => count({ proofAccount: accountId }),
    /**
     * Limits how often a signed-in shopper's password is checked. If the password is correct, the caller
     * takes the count back.
     */
    accountPassword: (accountId: string) => count({ passwordAccount: accountId }),
    /** Limits how often a shopper downloads all their data. */
    accountExport: (accountId: string) => count({ exportAccount: accountId }),
    guest: limitNetwork(open, { guestNetwork: { points: 600, duration: 10 * MINUTES } }),
    /**
     * Limits requests of external sign-in per network. One sign-in takes two or three of them, each of which
     * calls the provider or writes to the database.
     */
    external: limitNetwork(open, { externalNetwork: { points: 120, duration: 10 * MINUTES } }),
  };
}

export type IdentityLimits = ReturnType<typeof identityLimits>;
