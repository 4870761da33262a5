import { lt } from 'drizzle-orm';
import { type CleanUp, removeRows } from '../platform/jobs/clean-up.ts';
import { contactRequest } from './tables.ts';

/** Deletes contact requests that need not be kept any longer. */
export const cleanUpRequests: CleanUp = (tx, now) =>
  removeRows(tx, contactRequest, lt(contactRequest.keptUntil, now));
