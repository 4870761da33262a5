import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OrdersDeps } from '../../orders/base/deps.ts';
import { CommandRefused } from '../../platform/command-refused.ts';
import { type FeedVersion, fetchFeed } from './fetch-feed.ts';
import { importForShop } from './import-for-shop.ts';

export type AddressSettings = {
  url: string;
  /** Whether an import removes goods that the feed does not contain. */
  prune: boolean;
  allowPrivateNetwork: boolean;
};

type Tools = Pick<OrdersDeps, 'db' | 'clock' | 'logger' | 'publicUrl'> & { dataDir: string };

/**
 * Time in ms after which the feed is imported even if its server reports no change, because the goods in the
 * shop may have changed: once a day.
 */
const READ_EVERY = 24 * 60 * 60 * 1000;

type State = FeedVersion & { key: string; importedAt: number };

/**
 * Imports the feed at a URL if the feed, the mapping or the settings have changed since the last import.
 * Returns whether it imported the feed. If the feed fails to load or is refused, the goods stay unchanged and
 * the promise rejects. The error does not contain the URL, which may include a secret key.
 */
export async function importByAddress(
  tools: Tools,
  settings: AddressSettings,
  signal: AbortSignal,
): Promise<boolean> {
  const folder = join(tools.dataDir, 'import');
  const stateFile = join(folder, 'feed-state.json');
  const file = join(folder, 'feed.yml');
  const mapping = await readFile(join(folder, 'mapping.yaml'), 'utf8').catch(() => '');
  const key = createHash('sha256')
    .update(JSON.stringify([settings.url, settings.prune, mapping]))
    .digest('hex');
  const now = tools.clock().getTime();
  const state = await readState(stateFile);
  const isFresh = state?.key === key && Math.abs(now - state.importedAt) < READ_EVERY;
  const version = await fetchFeed({
    ...settings,
    file,
    signal,
    known: isFresh ? { etag: state.etag, lastModified: state.lastModified } : undefined,
  }).catch((error: unknown) => {
    throw new CommandRefused(`The feed was not downloaded: ${error instanceof Error ? error.message : ''}.`);
  });
  if (!version) return false;
  try {
    await importForShop(tools, { ...settings, file, signal });
  } finally {
    await rm(file, { force: true });
  }
  const draft = `${stateFile}.part`;
  await writeFile(draft, JSON.stringify({ ...version, key, importedAt: now } satisfies State));
  await rename(draft, stateFile);
  return true;
}

async function readState(file: string): Promise<State | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    return text === '' ? undefined : (JSON.parse(text) as State);
  } catch {
    return undefined;
  }
}
