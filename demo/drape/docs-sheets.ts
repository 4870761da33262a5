/**
 * Makes the sheets of docs/pictures again: every silhouette in three of the colours it is sold in, as large as on a
 * card (`draped.jpg`, `modelled.jpg`), every view that was rendered at 900 px, by what it is in an outfit
 * (`large-tops.jpg` …).
 *
 *   node demo/drape/docs-sheets.ts [--to folder] [sheet…]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { isCropped, readViews } from '../../backend/media/pictures/colouring/view-file.ts';
import { openStudio } from '../../backend/media/pictures/workers/studio.ts';
import { writeSheet } from '../atelier/engine/sheet.ts';
import { looks } from '../pictures/looks.ts';
import { offeredPictures } from '../pictures/offered-pictures.ts';
import { type OutfitKind, outfitKind } from '../pictures/outfit-kinds.ts';
import { DRAPED } from './garments.ts';
import { MODELLED } from './modelled/goods.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: join(import.meta.dirname, '../../docs/pictures') } },
});

const mapsDir = join(import.meta.dirname, '../maps');
const views = readViews(mapsDir);
const studio = openStudio({ mapsDir, looks });
const isOffered = offeredPictures();

/** Three looks from all over what is sold, or as many as there are. */
function looksOf(silhouette: string): string[] {
  const sold = Object.keys(looks).filter((look) => isOffered({ silhouette, look }));
  return [...new Set([0, 0.45, 0.9].map((share) => sold[Math.floor(share * sold.length)] ?? ''))];
}

type Wanted = { silhouette: string; view: string; lookId: string };

const inThreeColours = (silhouettes: readonly string[]): Wanted[] =>
  silhouettes.flatMap((silhouette) =>
    looksOf(silhouette).map((lookId) => ({ silhouette, view: 'front', lookId })),
  );

const large = (...kinds: OutfitKind[]): Wanted[] =>
  [...views]
    .filter(([silhouette]) => kinds.includes(outfitKind(silhouette)))
    .flatMap(([silhouette, own], index) => {
      const all = looksOf(silhouette);
      const lookId = all[index % all.length] ?? '';
      return ['front', 'back'].flatMap((view) => {
        const file = own.get(view);
        return file && !isCropped(file) ? [{ silhouette, view, lookId }] : [];
      });
    });

const CARD = 200;
const SHEETS: Readonly<Record<string, { width: number; columns: number; wanted: () => readonly Wanted[] }>> =
  {
    draped: { width: CARD, columns: 12, wanted: () => inThreeColours(Object.keys(DRAPED).sort()) },
    modelled: { width: CARD, columns: 9, wanted: () => inThreeColours(Object.keys(MODELLED).sort()) },
    'large-outerwear': { width: 900, columns: 6, wanted: () => large('outer') },
    'large-tops': { width: 900, columns: 6, wanted: () => large('top') },
    'large-bottoms': { width: 900, columns: 6, wanted: () => large('bottom') },
    'large-dresses': { width: 900, columns: 5, wanted: () => large('dress') },
    'large-shoes-and-small-goods': { width: 900, columns: 6, wanted: () => large('shoes', 'bag', 'small') },
  };

for (const name of positionals.length > 0 ? positionals : Object.keys(SHEETS)) {
  const sheet = SHEETS[name];
  if (!sheet) throw new Error(`No sheet ${name}`);
  const cells: Buffer[] = [];
  for (const { silhouette, view, lookId } of sheet.wanted()) {
    const { bytes } = await studio.make({
      kind: 'goods',
      silhouette,
      view,
      lookId,
      width: sheet.width,
      format: 'webp',
    });
    cells.push(await sharp(bytes).png({ compressionLevel: 1 }).toBuffer());
  }
  const file = join(values.to, `${name}.jpg`);
  await writeSheet(file, cells, sheet);
  console.log(`${file}: ${cells.length} pictures`);
}
