import { lt } from 'drizzle-orm';
import { before, type CleanUp, DAY, removeRows } from '../platform/jobs/clean-up.ts';
import { checkoutDraft } from './base/tables.ts';

/**
 * How long a draft is kept after its last change, in ms: as long as the identity and cart of a guest who does
 * not return.
 */
const KEPT = 7 * DAY;

/** Deletes abandoned drafts. */
export const cleanUpDrafts: CleanUp = (tx, now) =>
  removeRows(tx, checkoutDraft, lt(checkoutDraft.updatedAt, before(now, KEPT)));
