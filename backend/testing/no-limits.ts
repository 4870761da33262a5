import type { Deps } from '../deps.ts';

const own: Partial<Deps['limits']> = { countWrongToken: () => ({ isAlarm: false, waitSeconds: null }) };

/**
 * Rate limits that allow every call. For tests whose callers together make more calls than the limits allow.
 */
export const NO_LIMITS = new Proxy(own as Deps['limits'], {
  get: (target, name) => Reflect.get(target, name) ?? (async () => ({ giveBack: async () => {} })),
});
