/**
 * Draws the sheets that show every silhouette in three of the looks in which it is sold. `draped.jpg` and
 * `modelled.jpg` in docs/pictures show the goods as large as on a card; `large-tops.jpg` and others in
 * garments/sheets show them at 900 px, with the back view next to the front views.
 *
 *   node garments/drape/sheets.ts [--to folder] [sheet…]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { isCropped, readViews } from '../../backend/media/pictures/colouring/view-file.ts';
import { openStudio } from '../../backend/media/pictures/workers/studio.ts';
import { looks } from '../../demo/pictures/looks.ts';
import { offeredPictures } from '../../demo/pictures/offered-pictures.ts';
import { writeSheet } from '../atelier/engine/sheet.ts';
import { DRAPED } from './garments.ts';
import { type LargeSheet, largeSheetOf } from './large-sheets.ts';
import { MODELLED } from './modelled/goods.ts';
import { threeLooks } from './three-looks.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' } },
});

const mapsDir = join(import.meta.dirname, '../../demo/maps');
const views = readViews(mapsDir);
const studio = openStudio({ mapsDir, looks });
const isOffered = offeredPictures();

type Wanted = { silhouette: string; view: string; lookId: string };
/**
 * A row of pictures. A cell may be empty, so that the pictures of all silhouettes start in the same columns.
 */
type Cells = readonly (Wanted | undefined)[];

const looksOf = (silhouette: string): string[] =>
  threeLooks(Object.fromEntries(Object.entries(looks).filter(([look]) => isOffered({ silhouette, look }))));

function fronts(silhouette: string): Cells {
  const lookIds = looksOf(silhouette);
  return [0, 1, 2].map((index) => {
    const lookId = lookIds[index];
    return lookId === undefined ? undefined : { silhouette, view: 'front', lookId };
  });
}

/**
 * The picture of the back, in the last of the three colourways. Undefined if the silhouette has no rendered
 * back view.
 */
function back(silhouette: string): Wanted | undefined {
  const file = views.get(silhouette)?.get('back');
  const lookId = looksOf(silhouette).at(-1);
  return file && !isCropped(file) && lookId !== undefined ? { silhouette, view: 'back', lookId } : undefined;
}

type Sheet = { width: number; columns: number; cells: () => Cells };

const folderOf = ({ width }: Sheet) =>
  values.to ?? join(import.meta.dirname, width === CARD ? '../../docs/pictures' : '../sheets');

const CARD = 200;
const LARGE = 900;

const cards = (silhouettes: readonly string[], across: number): Sheet => ({
  width: CARD,
  columns: across * 3,
  cells: () => silhouettes.toSorted().flatMap(fronts),
});

/**
 * An overview picture with two silhouettes per row: three front views and a back view of each. If none of its
 * silhouettes has a back view: three silhouettes per row, with three front views each.
 */
function large(name: LargeSheet): Sheet {
  const silhouettes = [...views.keys()].filter((silhouette) => largeSheetOf(silhouette) === name);
  const backs = silhouettes.some((silhouette) => back(silhouette));
  return {
    width: LARGE,
    columns: backs ? 8 : 9,
    cells: () =>
      silhouettes.flatMap((silhouette) => [...fronts(silhouette), ...(backs ? [back(silhouette)] : [])]),
  };
}

const SHEETS: Readonly<Record<string, Sheet>> = {
  draped: cards(Object.keys(DRAPED), 4),
  modelled: cards(Object.keys(MODELLED), 3),
  'front-and-back': {
    width: LARGE,
    columns: 4,
    cells: () =>
      ['jeans', 'men-tee', 'tee-v', 'longsleeve'].flatMap((silhouette) => [
        fronts(silhouette).findLast((cell) => cell),
        back(silhouette),
      ]),
  },
  'large-outerwear': large('outerwear'),
  'large-knitwear': large('knitwear'),
  'large-tops': large('tops'),
  'large-bottoms': large('bottoms'),
  'large-dresses': large('dresses'),
  'large-children-above': large('children-above'),
  'large-children-below': large('children-below'),
  'large-shoes-and-bags': large('shoes-and-bags'),
  'large-small-goods': large('small-goods'),
};

async function pictured({ silhouette, view, lookId }: Wanted, width: number): Promise<Buffer> {
  const { bytes } = await studio.make({ kind: 'goods', silhouette, view, lookId, width, format: 'webp' });
  return sharp(bytes).png({ compressionLevel: 1 }).toBuffer();
}

for (const name of positionals.length > 0 ? positionals : Object.keys(SHEETS)) {
  const sheet = SHEETS[name];
  if (!sheet) throw new Error(`No sheet ${name}`);
  const cells: (Buffer | undefined)[] = [];
  for (const cell of sheet.cells()) cells.push(cell && (await pictured(cell, sheet.width)));
  const file = join(folderOf(sheet), `${name}.jpg`);
  await writeSheet(file, cells, sheet);
  console.log(`${file}: ${cells.filter((cell) => cell).length} pictures`);
}
