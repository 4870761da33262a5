/**
 * Generates the small editions of map sets from the maps. The pictures on cards are drawn from small
 * editions.
 *
 *   node garments/atelier/small-editions.ts [--maps folder] [silhouette…]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readViews } from '../../backend/media/pictures/colouring/view-file.ts';
import { writeSmallEdition } from './engine/small-edition.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { maps: { type: 'string', default: join(import.meta.dirname, '../../demo/maps') } },
});
for (const silhouette of positionals.length > 0 ? positionals : readViews(values.maps).keys()) {
  const bytes = await writeSmallEdition(values.maps, silhouette, 'front');
  console.log(`${silhouette}/front: ${Math.round(bytes / 1024)} KB`);
}
