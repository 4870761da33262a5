import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { OperatorContactRequests } from '#contract/client/client.schemas.ts';
import { readOrderSearch } from '#shared/orders/order-search.ts';
import type { Database } from '../../platform/db/database.ts';
import { contains, folded } from '../../platform/db/folded.ts';
import type { Call } from '../../platform/http/implement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { contactRequest } from '../tables.ts';

type Wanted = Call<'listContactRequests'>['query'];

const isWaiting = eq(contactRequest.state, 'WAITING');

/** SQL condition: a request matches what an operator typed. The text is never used as a pattern. */
function isFound(typed: string): SQL | undefined {
  const { text, words, phoneParts, numberPart } = readOrderSearch(typed.replace(/^\s*[пp]-?(?=\d)/i, ''));
  const name = folded(contactRequest.name);
  return or(
    numberPart === null ? undefined : contains(sql`replace(${contactRequest.number}, '-', '')`, numberPart),
    ...phoneParts.map((end) => sql`right(${contactRequest.phone}, ${end.length}::int) = ${end}`),
    ...(words.length === 0
      ? []
      : [
          and(...words.map((word) => contains(name, word))),
          contains(sql`lower(${contactRequest.email})`, text),
        ]),
    sql`false`,
  );
}

/**
 * One page of requests to the shop. First the waiting ones, the oldest first; then all others, the latest
 * first.
 * @throws ProblemError NOT_FOUND for a page after the last
 */
export async function listContactRequests(
  db: Database,
  { state, search, page, size }: Wanted,
): Promise<OperatorContactRequests> {
  const which = and(
    state && eq(contactRequest.state, state),
    search === undefined ? undefined : isFound(search),
  );
  const [all] = await db.select({ requests: count() }).from(contactRequest).where(which);
  const totalItems = all?.requests ?? 0;
  const totalPages = Math.max(1, Math.ceil(totalItems / size));
  if (page > totalPages) throw new ProblemError(404, 'NOT_FOUND');
  const rows = await db
    .select({
      id: contactRequest.key,
      number: contactRequest.number,
      at: contactRequest.createdAt,
      state: contactRequest.state,
      subject: contactRequest.subject,
      name: contactRequest.name,
      text: sql<string>`left(${contactRequest.text}, 200)`,
      files: sql<number>`jsonb_array_length(${contactRequest.files})`,
    })
    .from(contactRequest)
    .where(which)
    .orderBy(
      ...(state === undefined ? [asc(sql`case when ${isWaiting} then ${contactRequest.createdAt} end`)] : []),
      state === 'WAITING' ? asc(contactRequest.createdAt) : desc(contactRequest.createdAt),
      desc(contactRequest.key),
    )
    .offset((page - 1) * size)
    .limit(size);
  const items = rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { page, size, totalItems, totalPages, items };
}
