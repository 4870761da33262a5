import type { DatabaseKind } from '../db/client.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Messenger } from '../ports/messenger.ts';

/** What every room may need from outside. A room adds its own parts in its `deps.ts`, and `backend/deps.ts` has all of them. */
export type PlatformDeps = {
  db: Database;
  databaseKind: DatabaseKind;
  /** The moment now. Nothing else in the backend reads the time. */
  clock: () => Date;
  /** A new UUID. */
  ids: () => string;
  /** A new secret of 256 random bits, base64url. */
  secrets: () => string;
  /** For the outbox alone: everything else writes its messages there. */
  mail: Messenger;
  /** Has this process send what is in the outbox at once. Call this after the transaction commits. */
  wakeOutbox: () => void;
  metrics: Pick<Metrics, 'jobs' | 'searches'>;
  logger: Logger;
  /** Name of the build, answered by the manifest. */
  build: string;
  site: string;
  /** Origin of the shop as shoppers see it, without a trailing slash; links in messages begin with it. */
  publicUrl: string;
  /** Name of the shop, in messages to shoppers and in its feed of goods. */
  shopName: string;
  /** Colour of text in letters, of the brand kit; that of the shop when absent. */
  ink?: string | undefined;
  /** Where the shop reads its letters; null when the settings do not know it. */
  sellerEmail: string | null;
  /** Checks every answer against the contract and throws when it does not fit. On in tests. */
  checkAnswers?: boolean;
};
