import { randomUUID } from 'node:crypto';
import type { BackendConfig } from '../../config.ts';
import { findDemoShop, type GenerateReport, type GenerateRequest } from '../../demo-shop.ts';
import { createPasswords } from '../../identity/auth/passwords/passwords.ts';
import { openPictures } from '../../open-pictures.ts';
import { CommandRefused } from '../../platform/command-refused.ts';
import { silentLogger as logger } from '../../platform/log/logger.ts';
import { openShop } from '../database/open-shop.ts';
import { print } from '../terminal/print.ts';
import { count, say } from '../terminal/say.ts';
import { ProgressLine } from './progress-line.ts';

export type GenerateSettings = Pick<GenerateRequest, 'variants' | 'seed' | 'present'>;

/**
 * Generates a catalog into the configured database and prints the progress. Ctrl+C stops it and leaves the
 * shop unchanged. Rejects if the generation fails.
 */
export async function generateForShop(config: BackendConfig, settings: GenerateSettings): Promise<void> {
  const demo = await findDemoShop();
  if (!demo)
    throw new CommandRefused('Goods are generated from the demo shop, but this checkout has no folder demo.');
  const started = Date.now();
  const progress = new ProgressLine();
  const interruption = new AbortController();
  const interrupt = () => interruption.abort(new CommandRefused('Interrupted.'));
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const database = await openShop(config);
  const pictures = openPictures({ dataDir: config.dataDir, logger, demo });
  try {
    const tools = { clock: () => new Date(), ids: () => randomUUID(), passwords: createPasswords() };
    const generated = await demo.generate(database.db, pictures, tools, {
      ...settings,
      withDemoShop: config.demo !== false,
      onProgress: (done, of) => progress.generating(done, of),
      signal: interruption.signal,
    });
    progress.clear();
    print(summaryText(generated, Date.now() - started));
  } finally {
    progress.clear();
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
    await pictures.close();
    await database.close();
  }
}

function summaryText({ models, variants, articles, demo }: GenerateReport, ms: number): string {
  return [
    demo
      ? say`The demo shop and a generated catalog were added to the shop.`
      : say`A generated catalog was added to the shop.`,
    say`  models    ${count(models)}`,
    say`  variants  ${count(variants)}`,
    say`  sizes     ${count(articles)}`,
    say`  ${(ms / 1000).toFixed(1)} s, ${count(Math.round((variants * 1000) / Math.max(1, ms)))} variants a second`,
  ].join('\n');
}
