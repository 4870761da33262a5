import { sql } from 'drizzle-orm';
import { contactRequest } from '../tables.ts';

/** SQL query for the requests that wait for an answer. */
export const waitingRequests = sql`select from ${contactRequest} where ${contactRequest.state} = 'WAITING'`;
