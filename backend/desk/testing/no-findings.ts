import type { SelfChecks } from '../base/deps.ts';

/** Checks for tests that are not about them: nothing is examined, and no backup is known. */
export const NO_FINDINGS: SelfChecks = {
  findings: async () => ({ at: new Date(), found: [] }),
  lastBackup: async () => undefined,
};
