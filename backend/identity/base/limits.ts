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

/** Rate limits for signing in and for changes of accounts, checked before any expensive work. */
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
     * Limits login attempts by network, by login, and by both together. Attempts with the correct password
     * are refunded, so only wrong passwords count. Many wrong passwords slow a login down but never lock it,
     * because otherwise anyone could lock out its owner. When the limit of a login is reached, every network
     * still has one attempt a day.
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
     * Limits login attempts of a known browser by account and browser, so that attempts of other browsers do
     * not slow it down.
     */
    loginKnown: (accountId: string, deviceSecret: string) =>
      count({ loginKnown: hashedKey(`${accountId} ${deviceSecret}`) }),
    /** Limits registrations by network, and by address so that no mailbox is flooded. */
    register: limitNetworkAnd(open, {
      registerNetwork: { points: 10, duration: 10 * MINUTES },
      registerAddress: { points: 3, duration: 60 * MINUTES },
    }),
    /** Limits requests for another confirmation message, by network and by address. */
    requestConfirmation: limitNetworkAnd(open, {
      requestConfirmationNetwork: { points: 10, duration: 10 * MINUTES },
      requestConfirmationAddress: { points: 3, duration: 60 * MINUTES },
    }),
    /** Limits requests for a password reset link, by network and by address. */
    requestPasswordReset: limitNetworkAnd(open, {
      passwordResetNetwork: { points: 10, duration: 10 * MINUTES },
      passwordResetAddress: { points: 3, duration: 60 * MINUTES },
    }),
    /** Limits attempts to guess the secret of a password reset link, by network. */
    setNewPassword: limitNetwork(open, { newPasswordNetwork: { points: 20, duration: 10 * MINUTES } }),
    /** Limits account changes after which a message is sent, by account and by address. */
    accountMessage: (accountId: string, address: string) =>
      count({ messageAccount: accountId, messageAddress: hashedKey(address) }),
    /**
     * Limits codes that are sent to the proven address of an account. Unlike `accountMessage`, other shoppers
     * cannot use up this limit, because it depends on the account only.
     */
    proofCode: (accountId: string) => count({ proofAccount: accountId }),
    /**
     * Limits checks of the password of a signed-in shopper. The caller refunds a check of the correct
     * password.
     */
    accountPassword: (accountId: string) => count({ passwordAccount: accountId }),
    /** Limits downloads of all data of a shopper. */
    accountExport: (accountId: string) => count({ exportAccount: accountId }),
    guest: limitNetwork(open, { guestNetwork: { points: 600, duration: 10 * MINUTES } }),
    /**
     * Limits requests of external sign-in by network. One sign-in takes two or three requests, each with
     * calls to the provider or database writes.
     */
    external: limitNetwork(open, { externalNetwork: { points: 120, duration: 10 * MINUTES } }),
  };
}

export type IdentityLimits = ReturnType<typeof identityLimits>;
