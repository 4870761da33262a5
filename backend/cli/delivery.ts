import { loadDelivery } from '../exchange/delivery/load-delivery.ts';
import { putDeliveryReading } from '../exchange/delivery/put-delivery.ts';
import { tryDeliveryFolder } from '../exchange/delivery/read-folder.ts';
import { writeDeliveryFolder } from '../exchange/delivery/write-folder.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import { runFolderCommand } from './folder-command.ts';
import { say, type Texts, term } from './terminal/say.ts';

/**
 * Command that imports and exports the delivery table as a folder of files. See samples/delivery/README.md.
 */
const usage: Texts = {
  ru: `Команды:
  npm run delivery -- export <папка>
  npm run delivery -- import <папка> [ключи]
    --dry-run   всё проверить и сосчитать, ничего не менять
    --lang en   по-английски`,
  en: `Usage:
  npm run delivery -- export <folder>
  npm run delivery -- import <folder> [options]
    --dry-run   validate and count everything, change nothing

--lang en gives English messages, --lang ru Russian ones, the default.`,
};

await runFolderCommand({
  usage,
  imported: () => say`The delivery table was imported.`,
  canPrune: false,
  write: async (folder, db) => writeDeliveryFolder(folder, await loadDelivery(db)),
  async read(folder) {
    const reading = await tryDeliveryFolder(folder);
    if (Object.keys(reading.set).length + reading.issues.length === 0)
      throw new CommandRefused(`The folder ${folder} has no files of the delivery table.`);
    return reading;
  },
  put: putDeliveryReading,
  say: (report) => ({
    warnings: [],
    rows: Object.entries(report).map(
      ([part, { entries, isChanged }]) =>
        `  ${term(part).padEnd(14)} ${String(entries).padStart(6)}  ${isChanged ? say`changed` : say`unchanged`}`,
    ),
  }),
});
