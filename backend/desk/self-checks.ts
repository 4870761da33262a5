import { lastBackup } from '../backup/last-backup.ts';
import { examineRunning, type NamedFinding, type RunningShop } from '../doctor/run-doctor.ts';
import type { SelfChecks } from './base/deps.ts';

/** How long the findings are repeated, in ms, so that outside services are not asked at each press. */
const REPEATED_FOR = 10_000;

/** The checks that a running shop makes of itself. Calls at the same time share one examination. */
export function openSelfChecks(shop: RunningShop & { clock: () => Date }): SelfChecks {
  let last: { at: Date; found: Promise<readonly NamedFinding[]> } | undefined;
  return {
    async findings() {
      const now = shop.clock();
      if (!last || now.getTime() - last.at.getTime() >= REPEATED_FOR) {
        const begun = { at: now, found: examineRunning(shop, now) };
        last = begun;
        begun.found.catch(() => {
          if (last === begun) last = undefined;
        });
      }
      const { at, found } = last;
      return { at, found: await found };
    },
    lastBackup: () => lastBackup(shop.dataDir),
  };
}
