import { lt } from 'drizzle-orm';
import { before, type CleanUp, DAY, removeRows } from '../platform/jobs/clean-up.ts';
import { checkoutDraft } from './base/tables.ts';

/**
 * How long a checkout draft is kept after its last change, in ms. A guest who does not return loses identity
 * and cart after the same time.
 */
const KEPT = 7 * DAY;

/** Deletes checkout drafts that were last changed longer ago than `KEPT`. */
export const cleanUpDrafts: CleanUp = (tx, now) =>
  removeRows(tx, checkoutDraft, lt(checkoutDraft.updatedAt, before(now, KEPT)));
