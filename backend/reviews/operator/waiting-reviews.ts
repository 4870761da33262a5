import { sql } from 'drizzle-orm';
import { review, reviewComplaint } from '../base/tables.ts';

/** SQL queries for the reviews that wait for operators. */
export const waitingReviews = {
  toDecide: sql`select from ${review} where ${review.state} = 'WAITING'`,
  complained: sql`select distinct ${reviewComplaint.reviewId} from ${reviewComplaint} where ${reviewComplaint.isOpen}`,
};
