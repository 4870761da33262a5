import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { outboxMessage } from '../platform/outbox/tables.ts';
import { newsletterLetter, newsletterSending } from './tables.ts';

/** Maximum number of letters that `list` prints. */
const LISTED = 50;

export type ListedLetter = {
  id: string;
  subject: string;
  startedAt: Date;
  /** How many addresses the letter was written to. This is recorded for a limited time. */
  written: number;
  /** How many of its messages still wait to be sent. */
  waiting: number;
};

/** The newsletter letters that have been sent or whose sending has begun, newest first. */
export function listLetters(db: Database): Promise<ListedLetter[]> {
  const written = db
    .select({ sendings: count() })
    .from(newsletterSending)
    .where(eq(newsletterSending.letterId, newsletterLetter.id));
  const waiting = db
    .select({ messages: count() })
    .from(outboxMessage)
    .where(
      and(
        eq(sql`${outboxMessage.content} ->> 'kind'`, 'newsletter-letter'),
        eq(sql`${outboxMessage.content} ->> 'letterId'`, newsletterLetter.id),
      ),
    );
  return db
    .select({
      id: newsletterLetter.id,
      subject: newsletterLetter.subject,
      startedAt: newsletterLetter.startedAt,
      written: sql<number>`(${written})`.mapWith(Number),
      waiting: sql<number>`(${waiting})`.mapWith(Number),
    })
    .from(newsletterLetter)
    .orderBy(desc(newsletterLetter.startedAt))
    .limit(LISTED);
}
