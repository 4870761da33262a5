import { sql } from 'drizzle-orm';
import type { ImportState, JobState, ShopHealth, ShopVersions } from '#contract/client/client.schemas.ts';
import { contractVersion } from '#contract/operations.ts';
import { MOST_COUNTED } from '#shared/operators/work.ts';
import { readImports } from '../../exchange/base/import-state.ts';
import { appliedMigrations } from '../../platform/db/migrate.ts';
import { readRuns } from '../../platform/jobs/note-runs.ts';
import { deadMessages, lateSince, waitingMessages } from '../../platform/outbox/operate.ts';
import { countUpTo } from '../base/count-up-to.ts';
import type { DeskDeps } from '../base/deps.ts';
import { jobWords } from './job-words.ts';

const SOURCES = { feed: 'FEED', '1c': 'ONE_C' } as const;

/** How the shop is: messages, jobs, the last backup, imports and versions. */
export async function readHealth(deps: DeskDeps): Promise<ShopHealth> {
  const backup = await deps.selfChecks.lastBackup();
  const imports = await readImports(deps.db, deps.importSources);
  return {
    messages: await readCounts(deps),
    jobs: (await readRuns(deps.db)).map(jobState),
    backup: backup ? { at: backup.at.toISOString(), bytes: backup.bytes } : null,
    imports: imports.map(
      ({ source, succeededAt, failedAt, failure }): ImportState => ({
        source: SOURCES[source],
        succeededAt: succeededAt?.toISOString() ?? null,
        failedAt: failedAt?.toISOString() ?? null,
        failure: failure || null,
      }),
    ),
    versions: await readVersions(deps),
  };
}

async function readCounts({ db, clock }: DeskDeps): Promise<ShopHealth['messages']> {
  const now = clock();
  const { rows } = await db.execute<{ waiting: number; dead: number }>(
    sql`select ${countUpTo(MOST_COUNTED, waitingMessages(now))} as waiting,
      ${countUpTo(MOST_COUNTED, deadMessages)} as dead`,
  );
  const late = await lateSince(db, now);
  return {
    waiting: Number(rows[0]?.waiting ?? 0),
    dead: Number(rows[0]?.dead ?? 0),
    oldestAt: late?.toISOString() ?? null,
  };
}

type Run = Awaited<ReturnType<typeof readRuns>>[number];

const jobState = ({ name, everySeconds, startedAt, finishedAt, failedAt, failure }: Run): JobState => ({
  name: jobWords[name] ?? name,
  everySeconds,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt.toISOString(),
  nextAt: new Date(startedAt.getTime() + everySeconds * 1000).toISOString(),
  failedAt: failedAt?.toISOString() ?? null,
  failure: failure || null,
});

async function readVersions({ db, build, databaseKind }: DeskDeps): Promise<ShopVersions> {
  const { rows } = await db.execute<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  );
  const postgres = `PostgreSQL ${rows[0]?.version ?? ''}`;
  return {
    app: build,
    contract: contractVersion,
    schema: (await appliedMigrations(db))?.at(-1) ?? 'нет',
    node: process.versions.node,
    database: databaseKind === 'pglite' ? `${postgres}, встроенная` : postgres,
  };
}
