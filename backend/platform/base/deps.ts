import type { DatabaseKind } from '../db/client.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Messenger } from '../ports/messenger.ts';

/**
 * What every service may use, such as the database. Each service adds its own in its `deps.ts`;
 * `backend/deps.ts` combines them all.
 */
export type PlatformDeps = {
  db: Database;
  databaseKind: DatabaseKind;
  /** Returns the current time. Nothing else in the backend reads the clock, so tests can set the time. */
  clock: () => Date;
  /** Returns a new UUID. */
  ids: () => string;
  /** Returns a new secret: 256 random bits in base64url. */
  secrets: () => string;
  /** Sends messages. Only the outbox uses it: all other code writes its messages to the outbox. */
  mail: Messenger;
  /**
   * Makes this process send the waiting messages of the outbox at once. Call it after the commit of the
   * transaction that wrote them.
   */
  wakeOutbox: () => void;
  metrics: Pick<Metrics, 'jobs' | 'searches'>;
  logger: Logger;
  /** Name of the build, for the manifest of the API. */
  build: string;
  site: string;
  /** Origin of the shop's public URL, without a trailing slash. Links in messages begin with it. */
  publicUrl: string;
  /** Name of the shop, for messages to shoppers and the goods feed. */
  shopName: string;
  /** Colour `#rrggbb` of the text in letters. Default: Vitrina's own. */
  ink?: string | undefined;
  /** Phone number and opening hours for the end of letters. */
  phone?: string | undefined;
  hours?: string | undefined;
  /** Whether letters about orders show pictures of the goods. */
  letterPictures?: boolean;
  /** The e-mail address of the shop's mailbox; null if it is not configured. */
  sellerEmail: string | null;
  /** Whether every response is validated against the contract; a mismatch throws. True in tests. */
  checkAnswers?: boolean;
};
