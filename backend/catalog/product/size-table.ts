import { eq } from 'drizzle-orm';
import type { SizeTable } from '#contract/client/client.schemas.ts';
import { sizeTable } from '../../domain/tables/goods.ts';
import type { Database } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';

/** A size table by its id. Throws NOT_FOUND for an unknown id. */
export async function getSizeTable(db: Database, id: string): Promise<SizeTable> {
  const [found] = await db.select().from(sizeTable).where(eq(sizeTable.id, id));
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  return { id, ...found.body };
}
