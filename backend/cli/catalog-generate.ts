import { randomUUID } from 'node:crypto';
import { createPasswords } from '../auth/passwords.ts';
import type { BackendConfig } from '../config.ts';
import { openDatabase } from '../db/client.ts';
import { type Generated, type GenerateOptions, generateCatalogue } from '../generate/generate-catalogue.ts';
import { GenerateError } from '../generate/generate-error.ts';
import { openPictures } from '../open-pictures.ts';
import { silentLogger as logger } from '../platform/logger.ts';
import { seedShop } from '../seed-shop.ts';
import { ProgressLine } from './progress-line.ts';

export type GenerateSettings = Pick<GenerateOptions, 'variants' | 'seed' | 'present'>;

/**
 * Generates a catalogue into the configured database and tells the terminal how it goes. Ctrl+C leaves the shop as
 * it was. Rejects with what made it impossible.
 */
export async function generateForShop(
  { dataDir, databaseUrl, demo }: BackendConfig,
  settings: GenerateSettings,
): Promise<void> {
  const started = Date.now();
  const progress = new ProgressLine();
  const interruption = new AbortController();
  const interrupt = () => interruption.abort(new GenerateError('Interrupted.'));
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const database = await openDatabase({ dataDir, databaseUrl, logger });
  const pictures = openPictures({ dataDir, logger });
  try {
    const silhouettes = new Map(pictures.silhouettes().map((silhouette) => [silhouette.id, silhouette]));
    const tools = { clock: () => new Date(), ids: () => randomUUID(), passwords: createPasswords() };
    const generated = await generateCatalogue(database.db, {
      ...settings,
      now: new Date(),
      drawn: new Set(silhouettes.keys()),
      pictures: {
        pictureVersion: pictures.version,
        views: (id) => silhouettes.get(id)?.views ?? [],
        tint: (id) => silhouettes.get(id)?.tint,
      },
      seedDemo: demo ? (tx) => seedShop({ ...tools, db: tx }, pictures) : undefined,
      onProgress: (done, of) => progress.generating(done, of),
      signal: interruption.signal,
    });
    progress.clear();
    console.log(summaryText(generated, Date.now() - started));
  } finally {
    progress.clear();
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
    await pictures.close();
    await database.close();
  }
}

function summaryText({ models, variants, articles, demo }: Generated, ms: number): string {
  const count = (number: number) => number.toLocaleString('en-US');
  return [
    demo
      ? 'The demo shop and a generated catalogue are in the shop.'
      : 'A generated catalogue is in the shop.',
    `  models    ${count(models)}`,
    `  variants  ${count(variants)}`,
    `  sizes     ${count(articles)}`,
    `  ${(ms / 1000).toFixed(1)} s, ${count(Math.round((variants * 1000) / Math.max(1, ms)))} variants a second`,
  ].join('\n');
}
