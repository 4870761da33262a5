import { lt } from 'drizzle-orm';
import { shopEvent } from '../domain/tables/events.ts';
import { before, type CleanUp, DAY, removeRows } from '../platform/jobs/clean-up.ts';

/** A year can be set beside the one before, in ms. */
const KEPT = 800 * DAY;

/** Old events of the shop's own numbers. */
export const cleanUpEvents: CleanUp = (tx, now) =>
  removeRows(tx, shopEvent, lt(shopEvent.at, before(now, KEPT)));
