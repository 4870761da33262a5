/**
 * Packs delivered renderings of draped garments into the shop's map sets, all with the same frame.
 *
 * node garments/drape/take-over.ts <folder of renderings> [--to folder] [--view back] [silhouette…]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDelivered } from './delivered.ts';
import { DRAPED } from './garments.ts';
import { takeOver } from './take-over-set.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: join(import.meta.dirname, '../../demo/maps') },
    view: { type: 'string' },
  },
});
const [source, ...names] = positionals;
if (!source) throw new Error('Name the folder of renderings');

for (const name of names.length > 0 ? names : Object.keys(DRAPED)) {
  const garment = DRAPED[name];
  if (!garment) throw new Error(`No silhouette ${name}`);
  await takeOver(name, garment, {
    folder: values.to,
    read: (view) => readDelivered(source, garment[view] ?? ''),
    ...(values.view ? { only: values.view } : {}),
  });
}
