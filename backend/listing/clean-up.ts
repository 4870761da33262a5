import { lt } from 'drizzle-orm';
import { before, type CleanUp, MINUTE, removeRows } from '../platform/jobs/clean-up.ts';
import { goodsChange } from './base/tables.ts';

/**
 * How long the log of changed goods is kept, in ms. Each process reads it more often than that
 * (`longestPause` in backend/listing/goods).
 */
const KEPT = 6 * 60 * MINUTE;

/** Deletes rows from the log of changed goods that all processes have read. */
export const cleanUpChanges: CleanUp = (tx, now) =>
  removeRows(tx, goodsChange, lt(goodsChange.changedAt, before(now, KEPT)));
