/**
 * Adds a second detail picture (cuff, pocket, hem) to all hanging goods, cropped from their front picture.
 *
 * node garments/atelier/crop.ts [silhouette…]
 */
import { join } from 'node:path';
import { silhouettesIn } from '../../backend/media/pictures/colouring/map-set-file.ts';
import { hangs } from '../../demo/garments/hangs.ts';
import { cropBelow } from './engine/crop-below.ts';

const MAPS = join(import.meta.dirname, '../../demo/maps');
const names = process.argv.slice(2);
const drawn = new Set(silhouettesIn(MAPS));
for (const name of names.length > 0 ? names : Object.keys(hangs))
  if (drawn.has(name)) console.log(`${name}: ${(await cropBelow(MAPS, name)) ? 'framed' : 'none'}`);
