import { lt } from 'drizzle-orm';
import { before, type CleanUp, MINUTE, removeRows } from '../platform/jobs/clean-up.ts';
import { cartRequest } from './base/tables.ts';

/** A repeated request id changes nothing for ten minutes (docs/security.md §2), in ms. */
const KEPT = 10 * MINUTE;

/** Old request ids. */
export const cleanUpCarts: CleanUp = (tx, now) =>
  removeRows(tx, cartRequest, lt(cartRequest.createdAt, before(now, KEPT)));
