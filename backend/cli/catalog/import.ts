import { join, resolve } from 'node:path';
import type { BackendConfig } from '../../config.ts';
import { importFeed } from '../../exchange/yml/import-feed.ts';
import type { ImportSummary } from '../../exchange/yml/import-types.ts';
import type { Changes } from '../../exchange/yml/rows/upsert.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { silentLogger as logger } from '../../platform/log/logger.ts';
import { ImportReport } from './import-report.ts';
import { ProgressLine } from './progress-line.ts';

export type ImportSettings = {
  dryRun: boolean;
  prune: boolean;
  pruneMost: boolean;
  report: string | undefined;
  defaultStock: number;
  refreshPictures: boolean;
  allowPrivateNetwork: boolean;
};

/** Imports a feed and prints the result. Rejects with the cause of a failure. */
export async function importCatalog(
  file: string,
  { dataDir, databaseUrl, publicUrl }: BackendConfig,
  settings: ImportSettings,
): Promise<void> {
  const started = Date.now();
  const progress = new ProgressLine();
  const database = await openDatabase({ dataDir, databaseUrl, logger });
  const report = new ImportReport(resolve(settings.report ?? join(dataDir, 'catalog-import.txt')), (line) =>
    progress.say(line),
  );
  let lastLine = 'Nothing was changed.';
  try {
    const summary = await importFeed({
      ...settings,
      db: database.db,
      file: resolve(file),
      dataDir,
      publicUrl,
      now: new Date(),
      listener: {
        onRefused: (issues) => report.refuse(issues),
        onWarning: (issue) => report.warn(issue),
        onProgress: (now) => {
          if (now.stage === 'reading') progress.reading(now.offers, now.bytes, now.of);
          else progress.working(now.stage, now.done, now.of);
        },
      },
    });
    progress.clear();
    lastLine = summaryText(summary, report, settings.dryRun, Date.now() - started);
    console.log(lastLine);
  } finally {
    progress.clear();
    await database.close();
    const isWhole = await report.close(lastLine);
    if (report.refused + report.warnings > 0)
      console.log(
        isWhole
          ? `Everything that was refused or left out: ${report.file}`
          : `The report ${report.file} could not be written.`,
      );
  }
}

function summaryText(summary: ImportSummary, report: ImportReport, dryRun: boolean, ms: number): string {
  const { offers, sold, models, colours, sizes, categories, outlets, left } = summary;
  const changed = [models, colours, sizes, categories, outlets].reduce(
    (sum, one) => sum + one.added + one.changed,
    0,
  );
  const gone = left.models + left.colours + left.sizes + left.categories + outlets.left;
  return [
    dryRun ? 'Dry run: nothing was changed. It would have come to this:' : 'The feed is in the shop.',
    `  offers      ${offers} read, ${sold} sold, ${report.refused} refused, ${report.warnings} warnings`,
    `  models      ${row(models)}, ${left.models} left`,
    `  colours     ${row(colours)}, ${left.colours} left`,
    `  sizes       ${row(sizes)}, ${left.sizes} left`,
    `  categories  ${row(categories)}, ${left.categories} left`,
    `  in stores   ${row(outlets)}, ${outlets.left} left`,
    `  ${changed + gone} changed in ${(ms / 1000).toFixed(1)} s`,
  ].join('\n');
}

const row = ({ added, changed, unchanged }: Changes) =>
  `${added} added, ${changed} changed, ${unchanged} unchanged`;
