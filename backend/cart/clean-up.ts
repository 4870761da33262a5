import { lt } from 'drizzle-orm';
import { before, type CleanUp, MINUTE, removeRows } from '../platform/jobs/clean-up.ts';
import { cartRequest } from './base/tables.ts';

/**
 * How long request ids are stored, in ms. A request with a stored id is a repetition and has no effect
 * (docs/security.md §2).
 */
const KEPT = 10 * MINUTE;

/** Deletes ids of requests that are older than `KEPT`. */
export const cleanUpCarts: CleanUp = (tx, now) =>
  removeRows(tx, cartRequest, lt(cartRequest.createdAt, before(now, KEPT)));
