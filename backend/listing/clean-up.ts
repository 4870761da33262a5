import { lt } from 'drizzle-orm';
import { before, type CleanUp, MINUTE, removeRows } from '../platform/jobs/clean-up.ts';
import { goodsChange } from './base/tables.ts';

/**
 * For how long rows about changed goods are stored, in ms. Every process reads them at shorter intervals
 * (`longestPause` in backend/listing/goods).
 */
const KEPT = 6 * 60 * MINUTE;

/** Deletes rows about changed goods that every process has read. */
export const cleanUpChanges: CleanUp = (tx, now) =>
  removeRows(tx, goodsChange, lt(goodsChange.changedAt, before(now, KEPT)));
