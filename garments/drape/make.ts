/**
 * Makes a garment from its pattern: drapes, renders and packs it, ready for demo/maps.
 *
 *   node garments/drape/make.ts <silhouette> [--to folder] [--view back] [--look] [--scene] [--samples 14] [--threads 1] [--again]
 *
 * `--look` only drapes the garment and draws a quick look without Blender. `--scene` also stops before
 * Blender and leaves the cloth in the working folder, for garments/portraits, which places it in scenes.
 * `--again` starts from the last draping (or the last cloth, if the pattern has not changed), finishes it and
 * makes the pieces that are laid on it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GARMENTS } from './garments/index.ts';
import { DRAPED, onTrial } from './garments.ts';
import { renderView } from './render/blender.ts';
import { drawLook } from './render/look.ts';
import { readPasses } from './render/passes.ts';
import { type Scene, scaled, writeScene } from './render/scene.ts';
import { type Draped, drapeGarment, type Garment } from './sewing/garment.ts';
import { takeOver } from './take-over-set.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: join(import.meta.dirname, '../../demo/maps') },
    work: { type: 'string', default: join(tmpdir(), 'vitrina-drape') },
    samples: { type: 'string', default: '14' },
    threads: { type: 'string', default: '0' },
    view: { type: 'string' },
    look: { type: 'boolean', default: false },
    scene: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});

/** The views to render. The number is the angle in degrees by which the garment is rotated. */
const VIEWS = { front: 0, back: 180 };

const sceneOf = (garment: Garment, draped: Draped): Scene => {
  const scene: Scene = {
    ...draped,
    laid: garment.laid?.(draped) ?? [],
    buttons: garment.buttons?.(draped) ?? [],
    details: garment.details,
    label: garment.label,
    fabric: garment.fabric,
    thickness: garment.thickness,
    unevenness: garment.unevenness,
  };
  return garment.scale ? scaled(scene, garment.scale) : scene;
};

/** Drapes a garment, or reads the result of its last draping from a file. */
function draped(garment: Garment, file: string): Draped {
  if (values.again && existsSync(file)) {
    const { buffer, byteOffset, length } = readFileSync(file);
    const last = new Float64Array(buffer.slice(byteOffset, byteOffset + length));
    const draping = { frames: 0 };
    const { apart } = garment;
    const hung = drapeGarment({ ...garment, draping, ...(apart ? { apart: { ...apart, draping } } : {}) });
    if (last.length === hung.cloth.positions.length) {
      hung.cloth.positions.set(last);
      return hung;
    }
  }
  const hung = drapeGarment(garment);
  writeFileSync(file, new Uint8Array(hung.cloth.positions.buffer));
  return hung;
}

async function make(name: string): Promise<void> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  const garment = GARMENTS[name]?.();
  if (!garment) throw new Error(`No pattern of ${name}`);
  const silhouette = DRAPED[name] ?? onTrial(name);
  const folder = join(values.work, name);
  mkdirSync(folder, { recursive: true });
  const hung = draped(garment, join(folder, 'draping.f64'));
  garment.finish?.(hung.cloth);
  const scene = sceneOf(garment, hung);
  console.log(`${name}: ${hung.cloth.mobility.length} vertices, draped after ${seconds()}`);
  await drawLook(join(folder, 'look.png'), scene);
  if (values.look) return console.log(join(folder, 'look.png'));
  await writeScene(folder, scene);
  if (values.scene) return console.log(folder);
  for (const [view, yaw] of Object.entries(VIEWS).filter(([view]) => !values.view || view === values.view))
    await renderView(folder, {
      view,
      yaw,
      samples: Number(values.samples),
      threads: Number(values.threads),
    });
  await takeOver(name, silhouette, {
    folder: values.to,
    read: async (view) => readPasses(folder, view, scene.cloth.sheet),
    ...(values.view ? { only: values.view } : {}),
  });
  console.log(`${name}: made after ${seconds()}`);
}

for (const name of positionals) await make(name);
