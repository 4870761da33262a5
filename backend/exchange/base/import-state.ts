import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { ExchangeSettings } from './settings.ts';
import { importState } from './tables.ts';

/** The sources from which the shop imports goods by itself. */
export type ImportSource = typeof importState.$inferSelect.source;

/** The sources that the settings name. */
export const importSourcesOf = ({
  IMPORT_URL,
  IMPORT_1C,
}: Pick<ExchangeSettings, 'IMPORT_URL' | 'IMPORT_1C'>): ImportSource[] => [
  ...(IMPORT_URL === undefined ? [] : (['feed'] as const)),
  ...(IMPORT_1C === 'on' ? (['1c'] as const) : []),
];

/** What the desk has to know of imports. */
export type ImportDeps = {
  /** The sources from which the shop imports goods by its settings. */
  importSources: readonly ImportSource[];
};

/** SQL query for those of the sources whose last import failed. */
export const failingImports = (sources: readonly ImportSource[]): SQL =>
  sql`select from ${importState} where ${importState.failure} is not null
    and ${inArray(importState.source, [...sources])}`;

/** How the imports from the sources go. */
export const readImports = (db: Database, sources: readonly ImportSource[]) =>
  db
    .select()
    .from(importState)
    .where(inArray(importState.source, [...sources]))
    .orderBy(importState.source);

const LONGEST_REASON = 1000;

/** Notes how an import has ended. */
export async function noteImport(
  db: Database,
  source: ImportSource,
  { at, failure }: { at: Date; failure: string | null },
): Promise<void> {
  const reason = failure?.slice(0, LONGEST_REASON) ?? null;
  const ended = { failure: reason, ...(failure === null ? { succeededAt: at } : { failedAt: at }) };
  await db
    .insert(importState)
    .values({ source, ...ended })
    .onConflictDoUpdate({ target: importState.source, set: ended });
}
