import { lt } from 'drizzle-orm';
import { before, type CleanUp, MINUTE, removeRows } from '../platform/jobs/clean-up.ts';
import { goodsChange } from './base/tables.ts';

/**
 * For how long change rows are stored, in ms: longer than any process goes without reading them
 * (`longestPause` in backend/listing/goods).
 */
const KEPT = 6 * 60 * MINUTE;

/** Deletes change rows that every process has read. */
export const cleanUpChanges: CleanUp = (tx, now) =>
  removeRows(tx, goodsChange, lt(goodsChange.changedAt, before(now, KEPT)));
