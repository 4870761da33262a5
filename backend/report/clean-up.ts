import { lt } from 'drizzle-orm';
import { shopEvent } from '../domain/tables/events.ts';
import { before, type CleanUp, DAY, removeRows } from '../platform/jobs/clean-up.ts';

/**
 * How long events are kept, in ms: more than two years, so that a year can be compared with the one before.
 */
const RETENTION = 800 * DAY;

/** Deletes events of the shop's statistics that are older than `RETENTION`. */
export const cleanUpEvents: CleanUp = (tx, now) =>
  removeRows(tx, shopEvent, lt(shopEvent.at, before(now, RETENTION)));
