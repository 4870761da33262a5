import { lt } from 'drizzle-orm';
import { shopEvent } from '../domain/tables/events.ts';
import { before, type CleanUp, DAY, removeRows } from '../platform/jobs/clean-up.ts';

/**
 * How long events are stored, in ms: a little more than two years, so that a year can be compared with the
 * previous one.
 */
const RETENTION = 800 * DAY;

/** Deletes old events of the shop's statistics. */
export const cleanUpEvents: CleanUp = (tx, now) =>
  removeRows(tx, shopEvent, lt(shopEvent.at, before(now, RETENTION)));
