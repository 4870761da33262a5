import { sql } from 'drizzle-orm';
import { WIDTHS } from '../../backend/media/pictures/workers/messages.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { silhouettes } from '../garments/silhouettes.ts';
import type { GenerateOptions } from './generate-catalog.ts';

export const testNow = new Date('2026-11-20T09:00:00Z');

/** Options for tests. They do not insert the demo shop. */
export function testOptions(options: Partial<GenerateOptions> = {}): GenerateOptions {
  return {
    variants: 200,
    seed: 1,
    present: 'refuse',
    now: testNow,
    drawn: new Set(Object.keys(silhouettes)),
    pictures: { pictureVersion: `v${WIDTHS.length}`, views: () => ['front', 'back'] },
    ...options,
  };
}

/** A hash of all goods that does not depend on their order. */
export async function goodsFingerprint(db: Database): Promise<string> {
  const parts: string[] = [];
  for (const [table, hidden] of [
    ['variant_group', 'updated_at'],
    ['variant', 'updated_at'],
    ['article', ''],
    ['category_group', ''],
    ['store_stock', ''],
  ] as const) {
    const { rows } = await db.execute<{ digest: string }>(sql`
      select md5(string_agg(row, '|' order by row)) as digest
      from (select (to_jsonb(goods) - ${hidden}::text)::text as row from ${sql.identifier(table)} goods) as listed`);
    parts.push(rows[0]?.digest ?? '');
  }
  return parts.join(' ');
}

/** The single number that a query returns. */
export async function count(db: Database, statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ n: number | string }>(statement);
  return Number(rows[0]?.n);
}
