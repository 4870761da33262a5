/**
 * Packs modelled and rendered goods into the shop's map sets.
 *
 *   node garments/drape/modelled/take.ts <folder of renderings> [--to folder] [silhouette…]
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CroppedView } from '../../../backend/media/pictures/colouring/view-file.ts';
import { BACKDROP } from '../../../demo/garments/backdrop.ts';
import { AREA, type Plane, plane, WIDTH } from '../../atelier/engine/planes.ts';
import { putJson } from '../../atelier/engine/put-entries.ts';
import { writeSmallEdition } from '../../atelier/engine/small-edition.ts';
import { type Drawing, writeView } from '../../atelier/engine/view-maps.ts';
import { MODELLED, SLOTS } from './goods.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: join(import.meta.dirname, '../../../demo/maps') } },
});
const [source, ...names] = positionals;
if (!source) throw new Error('Name the folder of renderings');

/**
 * Minimum length in metres that the cloth coordinates cover, so that their steps are about as long as a
 * pixel. Finer steps would be invisible and make the file larger.
 */
const LEAST_CLOTH = 2.4;

/** Reads the output of `make.py`: planes of 32-bit numbers. */
function drawingOf(folder: string): Drawing {
  const read = (name: string): Plane => {
    const bytes = readFileSync(join(folder, `${name}.f32`));
    return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  };
  const { clothSize } = JSON.parse(readFileSync(join(folder, 'planes.json'), 'utf8'));
  const parts = Uint8Array.from(read('parts'));
  const slots = Object.fromEntries(Object.entries(SLOTS).filter(([part]) => parts.includes(Number(part))));
  /**
   * Cloth coordinates. Soles, linings, laces and metal need none; theirs are set to 0, which makes the file
   * smaller.
   */
  const cloth = (fine: Plane) => {
    const metres = plane();
    for (let at = 0; at < AREA; at += 1) {
      const from = Math.floor(at / WIDTH) * 4 * WIDTH + (at % WIDTH) * 2;
      const shown = [from, from + 1, from + 2 * WIDTH, from + 2 * WIDTH + 1];
      if (shown.some((one) => SLOTS[parts[one] ?? 0]?.cloth)) metres[at] = (fine[from] ?? 0) * clothSize;
    }
    return metres;
  };
  return {
    light: read('light'),
    alpha: read('alpha'),
    gloss: read('gloss').map((value) => value * 2),
    stitches: read('stitches'),
    wear: undefined,
    label: undefined,
    u: cloth(read('u')),
    v: cloth(read('v')),
    parts,
    clothSize: Math.max(clothSize, LEAST_CLOTH),
    slots,
    tint: BACKDROP,
    shadow: read('shadow'),
  };
}

for (const name of names.length > 0 ? names : Object.keys(MODELLED)) {
  const detail = MODELLED[name];
  if (!detail) throw new Error(`No silhouette ${name}`);
  for (const view of readdirSync(join(source, name)).filter((entry) =>
    existsSync(join(source, name, entry, 'planes.json')),
  )) {
    const bytes = await writeView(values.to, name, view, drawingOf(join(source, name, view)));
    console.log(`${name}/${view}: ${Math.round(bytes / 1024)} KB`);
    if (view === 'front') await writeSmallEdition(values.to, name, view);
  }
  const crop: CroppedView = { of: 'front', crop: detail };
  putJson(values.to, name, 'detail.json', crop);
}
