import type { Database } from '../db/database.ts';

/** The caller that an access token identifies: a guest or a signed-in user. */
export type Principal = {
  id: string;
  kind: 'guest' | 'user';
  familyId: string;
  /** When the access token expires. */
  expiresAt: Date;
};

/** Finds the guest or user who has an access token; null if the token is unknown, expired or revoked. */
export type FindPrincipal = (db: Database, token: string, now: Date) => Promise<Principal | null>;
