/**
 * Lays pictures of goods side by side, so that a person can compare them.
 *
 *   node garments/atelier/contact-sheet.ts out.png|out.jpg [--only tee,coat] [--looks 4] [--view front] [--width 300] [--columns 8] [--goods] [--maps folder]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readViews } from '../../backend/media/pictures/colouring/view-file.ts';
import { openStudio } from '../../backend/media/pictures/workers/studio.ts';
import { looks as shopLooks } from '../../demo/pictures/looks.ts';
import { offeredPictures } from '../../demo/pictures/offered-pictures.ts';
import { writeSheet } from './engine/sheet.ts';
import { SHEET_LOOKS } from './sheet-looks.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    looks: { type: 'string', default: '4' },
    from: { type: 'string', default: '0' },
    view: { type: 'string', default: 'front' },
    width: { type: 'string', default: '300' },
    columns: { type: 'string', default: '8' },
    /**
     * Whether to show the colourways in which the demo shop sells each garment. By default, the sheet shows
     * other colourways, in which faults of the rendering are easier to see.
     */
    goods: { type: 'boolean', default: false },
    maps: { type: 'string', default: join(import.meta.dirname, '../../demo/maps') },
  },
});
const [file = 'contact-sheet.png'] = positionals;
const mapsDir = values.maps;
const width = Number(values.width);
const height = Math.round((width * 4) / 3);
const wanted = values.only?.split(',');
const looks = values.goods ? { ...shopLooks } : SHEET_LOOKS;
const studio = openStudio({ mapsDir, looks });
const offered = offeredPictures();
const looksOf = (silhouette: string) =>
  Object.keys(looks).filter((look) => !values.goods || offered({ silhouette, look }));

const cells: Buffer[] = [];
let colouring = 0;
let order = Number(values.from);
for (const [silhouette, views] of readViews(mapsDir)) {
  if (wanted && !wanted.includes(silhouette)) continue;
  if (!views.has(values.view)) continue;
  const lookIds = looksOf(silhouette);
  for (let count = 0; count < Math.min(lookIds.length, Number(values.looks)); count += 1) {
    const lookId = lookIds[order++ % lookIds.length] ?? 'black';
    const started = performance.now();
    const { bytes } = await studio.make({
      kind: 'goods',
      silhouette,
      view: values.view,
      lookId,
      width: 900,
      format: 'webp',
    });
    colouring += performance.now() - started;
    cells.push(await sharp(bytes).resize(width, height).png().toBuffer());
  }
}
await writeSheet(file, cells, { width, columns: Number(values.columns) });
console.log(`${file}: ${cells.length} pictures, ${Math.round(colouring / cells.length)} ms each`);
