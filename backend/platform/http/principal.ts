import type { Database } from '../db/database.ts';

/** The guest or user that an access token identifies. */
export type Principal = {
  id: string;
  kind: 'guest' | 'user';
  familyId: string;
  /** When the access token expires. */
  expiresAt: Date;
};

/** Finds the principal of an access token; null if the token is unknown, expired or revoked. */
export type FindPrincipal = (db: Database, token: string, now: Date) => Promise<Principal | null>;
