import { lt } from 'drizzle-orm';
import { before, type CleanUp, MINUTE, removeRows } from '../platform/jobs/clean-up.ts';
import { goodsChange } from './base/tables.ts';

/** Every process with goods in memory has long seen it (see `longestPause` in backend/listing/goods), in ms. */
const KEPT = 6 * 60 * MINUTE;

/** Notes of changes that every process has seen. */
export const cleanUpChanges: CleanUp = (tx, now) =>
  removeRows(tx, goodsChange, lt(goodsChange.changedAt, before(now, KEPT)));
