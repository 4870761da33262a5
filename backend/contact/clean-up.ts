import { lt } from 'drizzle-orm';
import { type CleanUp, removeRows } from '../platform/jobs/clean-up.ts';
import { contactRequest } from './tables.ts';

/** Deletes requests whose retention time is over. */
export const cleanUpRequests: CleanUp = (tx, now) =>
  removeRows(tx, contactRequest, lt(contactRequest.keptUntil, now));
