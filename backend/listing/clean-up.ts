import { lt } from 'drizzle-orm';
import { before, type CleanUp, MINUTE, removeRows } from '../platform/jobs/clean-up.ts';
import { goodsChange } from './base/tables.ts';

/**
 * How long change rows are stored, in ms. This is longer than any process may go without reading them (see
 * `longestPause` in backend/listing/goods).
 */
const KEPT = 6 * 60 * MINUTE;

/** Deletes change rows that every process has read. */
export const cleanUpChanges: CleanUp = (tx, now) =>
  removeRows(tx, goodsChange, lt(goodsChange.changedAt, before(now, KEPT)));
