import type { Database } from '../db/database.ts';

/** The owner of an access token. */
export type Principal = {
  id: string;
  kind: 'guest' | 'user';
  familyId: string;
  /** When the access token expires. */
  expiresAt: Date;
};

/** Finds the owner of an access token; null if it is unknown, expired or revoked. */
export type FindPrincipal = (db: Database, token: string, now: Date) => Promise<Principal | null>;
