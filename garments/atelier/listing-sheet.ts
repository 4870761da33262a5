/**
 * Lays the first cards of listings side by side, four in a row as shoppers see them. Each listing begins a
 * new row.
 *
 *   node garments/atelier/listing-sheet.ts out.png|out.jpg [--cards 8] [--width 300] [path…]
 *
 * A path is that of a category (`detyam`). Without a path, all departments are laid below one another.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { openStudio } from '../../backend/media/pictures/workers/studio.ts';
import { silhouettes } from '../../demo/garments/silhouettes.ts';
import { sizesLeft } from '../../demo/goods/goods.ts';
import { looks } from '../../demo/pictures/looks.ts';
import { createDemoCatalog } from '../../demo/seed/catalog.ts';
import { writeSheet } from './engine/sheet.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cards: { type: 'string', default: '8' }, width: { type: 'string', default: '300' } },
});
const DEPARTMENTS = ['zhenshchinam', 'muzhchinam', 'detyam', 'obuv', 'aksessuary'];
const [file = 'listings.jpg', ...paths] = positionals;
const [width, cards] = [Number(values.width), Number(values.cards)];

const studio = openStudio({ mapsDir: join(import.meta.dirname, '../../demo/maps'), looks });
const { groups } = createDemoCatalog({
  silhouettes: new Set(Object.keys(silhouettes)),
  pictureVersion: 'v1',
});

/** The first pictures of the listing at this path, in its default order. */
const first = (path: string) =>
  groups
    .filter((group) => group.categoryPaths.some((own) => own === path || own.startsWith(`${path}/`)))
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, cards)
    .map(
      ({ variants }) => (variants.find((one) => sizesLeft(one) > 0) ?? variants[0])?.pictures[0]?.template,
    );

const cells: Buffer[] = [];
for (const template of (paths.length > 0 ? paths : DEPARTMENTS).flatMap(first)) {
  const [silhouette = '', view = '', look = ''] = template?.split('/').slice(3) ?? [];
  const lookId = look.replace(/-\{width\}.*/, '');
  const { bytes } = await studio.make({ kind: 'goods', silhouette, view, lookId, width, format: 'webp' });
  cells.push(await sharp(bytes).png({ compressionLevel: 1 }).toBuffer());
}
await writeSheet(file, cells, { width, columns: cards });
console.log(`${file}: ${cells.length} cards`);
