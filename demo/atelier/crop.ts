/**
 * Frames the lower detail (cuff, pocket, hem) of everything that hangs.
 *
 *   node demo/atelier/crop.ts [silhouette…]
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hangs } from '../garments/hangs.ts';
import { cropBelow } from './engine/crop-below.ts';

const MAPS = join(import.meta.dirname, '../maps');
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(hangs))
  if (existsSync(join(MAPS, name)))
    console.log(`${name}: ${(await cropBelow(join(MAPS, name), name)) ? 'framed' : 'none'}`);
