import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readBackendConfig } from '../config.ts';
import { shopZone } from '../domain/shop-zone.ts';
import { ContentRefused, contentIssueLine } from '../exchange/content/content-error.ts';
import { sellerDetails } from '../exchange/content/details.ts';
import { loadContent } from '../exchange/content/load-content.ts';
import { putContent } from '../exchange/content/put-content.ts';
import { readContentFolder } from '../exchange/content/read-folder.ts';
import { openPictureTaker } from '../exchange/content/take-picture.ts';
import { writeContentFolder } from '../exchange/content/write-folder.ts';
import { readServiceSettings } from '../service-settings.ts';
import { readVariables } from '../variables.ts';
import { runFolderCommand } from './folder-command.ts';

/**
 * Imports and exports everything that editors write, as a folder of files. samples/content/README.md
 * explains these.
 */
const usage = `Usage:
  npm run content -- export <folder>
  npm run content -- import <folder> [options]
    --dry-run   validate and count everything, change nothing
    --prune     remove pages, listings, codes, rules and prices that are not in the folder`;

await runFolderCommand({
  usage,
  subject: 'The content',
  canPrune: true,
  write: async (folder, db) => writeContentFolder(folder, await loadContent(db), await shopZone(db)),
  async read(folder, { dryRun }, db) {
    const variables = readVariables();
    const { dataDir } = readBackendConfig(variables);
    const take = openPictureTaker(folder, join(dataDir, 'own-pictures'), !dryRun);
    const details = sellerDetails(readServiceSettings(variables));
    return readContentFolder(folder, { details, take, timeZone: await shopZone(db) });
  },
  put: (tx, { content }, { prune }) =>
    putContent(tx, content, { now: new Date(), prune, idOf: () => randomUUID() }),
  say: ({ parts, warnings }, read) => ({
    warnings: [...read.warnings, ...warnings].map(contentIssueLine),
    rows: Object.entries(parts).map(([part, { added, changed, unchanged, left }]) => {
      const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${left} removed`;
      return `  ${part.padEnd(12)} ${counts}`;
    }),
  }),
  mistakesOf: (error) => (error instanceof ContentRefused ? error.issues.map(contentIssueLine) : undefined),
});
