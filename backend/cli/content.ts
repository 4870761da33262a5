import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readBackendConfig } from '../config.ts';
import { sellerDetails } from '../domain/pages/page-details.ts';
import { shopZone } from '../domain/shop-zone.ts';
import { loadContent } from '../exchange/content/load-content.ts';
import { putTriedContent } from '../exchange/content/put-content.ts';
import { tryContentFolder } from '../exchange/content/read-folder.ts';
import { openPictureTaker } from '../exchange/content/take-picture.ts';
import { writeContentFolder } from '../exchange/content/write-folder.ts';
import { readServiceSettings } from '../service-settings.ts';
import { readVariables } from '../variables.ts';
import { runFolderCommand } from './folder-command.ts';
import { say, type Texts, term } from './terminal/say.ts';

/**
 * Command that imports and exports everything that editors write, as a folder of files. See
 * samples/content/README.md.
 */
const usage: Texts = {
  ru: `Команды:
  npm run content -- export <папка>
  npm run content -- import <папка> [ключи]
    --dry-run   всё проверить и сосчитать, ничего не менять
    --prune     убрать страницы, подборки, промокоды, правила и цены, которых в папке нет
    --lang en   по-английски`,
  en: `Usage:
  npm run content -- export <folder>
  npm run content -- import <folder> [options]
    --dry-run   validate and count everything, change nothing
    --prune     remove pages, listings, codes, rules and prices that are not in the folder

--lang en gives English messages, --lang ru Russian ones, the default.`,
};

await runFolderCommand({
  usage,
  imported: () => say`The content was imported.`,
  canPrune: true,
  write: async (folder, db) => writeContentFolder(folder, await loadContent(db), await shopZone(db)),
  async read(folder, { dryRun }, db) {
    const variables = readVariables();
    const { dataDir } = readBackendConfig(variables);
    const take = openPictureTaker(folder, join(dataDir, 'own-pictures'), !dryRun);
    const shownLater = sellerDetails(readServiceSettings(variables));
    return tryContentFolder(folder, { shownLater, take, timeZone: await shopZone(db) });
  },
  put: (tx, reading, { prune }) =>
    putTriedContent(tx, reading, { now: new Date(), prune, idOf: () => randomUUID() }),
  say: ({ parts, warnings }, read) => ({
    warnings: [...read.warnings, ...warnings],
    rows: Object.entries(parts).map(([part, { added, changed, unchanged, left }]) => {
      const counts = say`${added} added, ${changed} changed, ${unchanged} unchanged, ${left} removed`;
      return `  ${term(part).padEnd(17)} ${counts}`;
    }),
  }),
});
