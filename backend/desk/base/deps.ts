import type { BackupRecord } from '../../backup/last-backup.ts';
import type { NamedFinding } from '../../doctor/run-doctor.ts';
import type { ImportDeps } from '../../exchange/base/import-state.ts';
import type { PlatformDeps } from '../../platform/base/deps.ts';

/** What the shop can find out about itself. */
export type SelfChecks = {
  findings(): Promise<{ at: Date; found: readonly NamedFinding[] }>;
  lastBackup(): Promise<BackupRecord | undefined>;
};

/** Dependencies of the desk's first screen and of its screen about the shop. */
export type DeskDeps = PlatformDeps & ImportDeps & { selfChecks: SelfChecks };
