import { DeliveryRefused, deliveryIssueLine } from '../exchange/delivery/delivery-error.ts';
import { loadDelivery } from '../exchange/delivery/load-delivery.ts';
import { putDelivery } from '../exchange/delivery/put-delivery.ts';
import { readDeliveryFolder } from '../exchange/delivery/read-folder.ts';
import { writeDeliveryFolder } from '../exchange/delivery/write-folder.ts';
import { CommandRefused } from '../platform/command-refused.ts';
import { runFolderCommand } from './folder-command.ts';

/** Imports and exports the delivery table as a folder of files. samples/delivery/README.md explains these. */
const usage = `Usage:
  npm run delivery -- export <folder>
  npm run delivery -- import <folder> [options]
    --dry-run   validate and count everything, change nothing`;

await runFolderCommand({
  usage,
  subject: 'The delivery table',
  canPrune: false,
  write: async (folder, db) => writeDeliveryFolder(folder, await loadDelivery(db)),
  async read(folder) {
    const set = await readDeliveryFolder(folder);
    if (Object.keys(set).length === 0)
      throw new CommandRefused(`The folder ${folder} has no files of the delivery table.`);
    return set;
  },
  put: putDelivery,
  say: (report) => ({
    warnings: [],
    rows: Object.entries(report).map(
      ([part, { entries, isChanged }]) =>
        `  ${part.padEnd(10)} ${String(entries).padStart(6)}  ${isChanged ? 'changed' : 'unchanged'}`,
    ),
  }),
  mistakesOf: (error) => (error instanceof DeliveryRefused ? error.issues.map(deliveryIssueLine) : undefined),
});
