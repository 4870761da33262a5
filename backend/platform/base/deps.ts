import type { DatabaseKind } from '../db/client.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Messenger } from '../ports/messenger.ts';

/**
 * Dependencies that every service may use. Each service adds its own in its `deps.ts`, and `backend/deps.ts`
 * combines them all.
 */
export type PlatformDeps = {
  db: Database;
  databaseKind: DatabaseKind;
  /** The current time. No other code in the backend reads the clock. */
  clock: () => Date;
  /** Returns a new UUID. */
  ids: () => string;
  /** Returns a new secret of 256 random bits, base64url. */
  secrets: () => string;
  /** Sends messages. Only the outbox uses it; all other code writes messages to the outbox. */
  mail: Messenger;
  /** Makes this process send the messages of the outbox at once. Call it after the transaction commits. */
  wakeOutbox: () => void;
  metrics: Pick<Metrics, 'jobs' | 'searches'>;
  logger: Logger;
  /** Name of the build, as reported by the manifest. */
  build: string;
  site: string;
  /** Public origin of the shop without a trailing slash; links in messages begin with it. */
  publicUrl: string;
  /** Shop name in messages to shoppers and in the goods feed. */
  shopName: string;
  /** Text colour of letters; by default Vitrina's own. */
  ink?: string | undefined;
  /** Phone and hours in the foot of letters. */
  phone?: string | undefined;
  hours?: string | undefined;
  /** Whether letters about orders show the goods. */
  letterPictures?: boolean;
  /** The e-mail address of the shop's mailbox; null if it is not configured. */
  sellerEmail: string | null;
  /** Validates every answer against the contract and throws on a mismatch. On in tests. */
  checkAnswers?: boolean;
};
