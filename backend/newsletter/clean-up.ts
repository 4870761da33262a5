import { lt } from 'drizzle-orm';
import { type CleanUp, removeRows } from '../platform/jobs/clean-up.ts';
import { newsletterSending, newsletterSubscription } from './tables.ts';

/** Deletes subscriptions and records of sent letters that need not be kept any longer. */
export const cleanUpNewsletter: CleanUp = async (tx, now) =>
  (await removeRows(tx, newsletterSubscription, lt(newsletterSubscription.keptUntil, now))) +
  (await removeRows(tx, newsletterSending, lt(newsletterSending.keptUntil, now)));
