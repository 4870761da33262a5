import { lt } from 'drizzle-orm';
import { before, type CleanUp, DAY, removeRows } from '../platform/jobs/clean-up.ts';
import { operatorChallenge, operatorInvitation, operatorSession } from './base/tables.ts';

/** How long a session is kept after it began, in ms. */
const SESSION_KEPT_MS = 30 * DAY;

/** Deletes challenges and invitations that have ended, and old sessions. */
export const cleanUpOperators: CleanUp = async (tx, now) =>
  (await removeRows(tx, operatorChallenge, lt(operatorChallenge.endsAt, now))) +
  (await removeRows(tx, operatorInvitation, lt(operatorInvitation.endsAt, now))) +
  (await removeRows(tx, operatorSession, lt(operatorSession.startedAt, before(now, SESSION_KEPT_MS))));
