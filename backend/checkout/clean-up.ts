import { lt } from 'drizzle-orm';
import { before, type CleanUp, DAY, removeRows } from '../platform/jobs/clean-up.ts';
import { checkoutDraft } from './base/tables.ts';

/** As long as a guest's identity and cart last without a visit, in ms. */
const KEPT = 7 * DAY;

/** Deletes abandoned drafts. */
export const cleanUpDrafts: CleanUp = (tx, now) =>
  removeRows(tx, checkoutDraft, lt(checkoutDraft.updatedAt, before(now, KEPT)));
