import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { BackendConfig } from '../../config.ts';
import { importFeed } from '../../exchange/yml/import-feed.ts';
import { proposeMapping } from '../../exchange/yml/mapping/propose-mapping.ts';
import { loadMapping } from '../../exchange/yml/mapping/read-mapping.ts';
import type { Language } from '../../platform/language/sentences.ts';
import { openShop } from '../database/open-shop.ts';
import { print, printError } from '../terminal/print.ts';
import { ImportReport } from './import-report.ts';
import { importWords, summaryText } from './import-words.ts';
import { ProgressLine } from './progress-line.ts';

export type ImportSettings = {
  dryRun: boolean;
  prune: boolean;
  pruneMost: boolean;
  report: string | undefined;
  /** Path of a mapping file to use instead of the shop's mapping file. */
  mapping: string | undefined;
  language: Language;
  /**
   * The stock of offers whose stock is not in the feed. Takes precedence over the setting in the mapping
   * file.
   */
  defaultStock: number | undefined;
  refreshPictures: boolean;
  allowPrivateNetwork: boolean;
  /**
   * Whether existing goods lose their description, category and pictures if the feed does not contain them.
   */
  replace: boolean;
};

/** Path of the shop's mapping file. */
const mappingFile = (dataDir: string): string => join(dataDir, 'import', 'mapping.yaml');

/** Imports a feed and prints the result. Rejects if the import fails. */
export async function importCatalog(
  file: string,
  config: BackendConfig,
  settings: ImportSettings,
): Promise<void> {
  const { dataDir, publicUrl } = config;
  const started = Date.now();
  const { language } = settings;
  const words = importWords[language];
  const mapped = settings.mapping === undefined ? mappingFile(dataDir) : resolve(settings.mapping);
  const mapping = loadMapping(mapped, { required: settings.mapping !== undefined });
  const progress = new ProgressLine();
  const database = await openShop(config);
  const report = new ImportReport(resolve(settings.report ?? join(dataDir, 'catalog-import.txt')), language);
  let lastLines: string = words.unchanged;
  try {
    const summary = await importFeed({
      ...settings,
      db: database.db,
      file: resolve(file),
      dataDir,
      publicUrl,
      mapping,
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
    lastLines = summaryText(summary, report, {
      language,
      dryRun: settings.dryRun,
      ms: Date.now() - started,
    });
  } finally {
    progress.clear();
    await database.close();
    const isWhole = await report.close(lastLines);
    for (const line of report.lines()) printError(line);
    if (lastLines !== words.unchanged) print(lastLines);
    if (report.refused + report.warnings > 0)
      print(isWhole ? words.report(report.file) : words.noReport(report.file));
    if (settings.dryRun && !existsSync(mapped)) await propose(resolve(file), mapped, language);
  }
}

/** Writes a proposed mapping file next to the shop's own, if the import would accept more offers with it. */
async function propose(file: string, mapped: string, language: Language): Promise<void> {
  const proposal = await proposeMapping(file, language);
  if (!proposal) return;
  const draft = mapped.replace(/(\.yaml)?$/, '.proposed.yaml');
  await mkdir(dirname(draft), { recursive: true });
  await writeFile(draft, proposal.yaml);
  print(importWords[language].proposed(draft, proposal));
  print(proposal.yaml);
}
