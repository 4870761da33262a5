import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Point } from '../cloth/geometry.ts';
import type { Cloth } from '../cloth/sew.ts';
import type { Button } from '../laid/button.ts';
import type { LaidPiece } from '../laid/laid-piece.ts';
import { type Detail, drawDetails, type Label } from './details.ts';
import { FABRICS, type FabricName } from './fabrics.ts';
import { writeObjectFile } from './object-file.ts';
import { drawWeave } from './weaves.ts';

/** What render.py gets: the surfaces to render, each with its fabric. */
export type Scene = {
  cloth: Cloth;
  laid: readonly LaidPiece[];
  buttons: readonly Button[];
  details: readonly Detail[];
  label: Label | undefined;
  originOf: (name: string) => Point;
  fabric: FabricName;
  thickness: number;
  unevenness: number | undefined;
};

/** Writes the input files of render.py: surfaces, textures, and all other values as JSON. */
export async function writeScene(folder: string, scene: Scene): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { cloth, laid, buttons, details, label, originOf, thickness, unevenness } = scene;
  const fabric = FABRICS[scene.fabric];
  writeObjectFile(join(folder, 'garment.obj'), cloth, laid);
  await drawDetails(details, label, originOf, cloth.sheet, {
    heights: join(folder, 'heights.png'),
    marks: join(folder, 'marks.png'),
  });
  for (const { weave } of [fabric.texture, fabric.band])
    await drawWeave(weave, join(folder, `weave-${weave}.png`));
  const file = {
    clothSize: cloth.sheet,
    fabric,
    thickness,
    unevenness,
    laid: Object.fromEntries(
      laid.map(({ name, thickness: own, lined = false }) => [name, { thickness: own, lined }]),
    ),
    buttons,
  };
  writeFileSync(join(folder, 'scene.json'), JSON.stringify(file));
}

/** Scales a scene by a factor. The weave of the cloth keeps its size. */
export function scaled(scene: Scene, factor: number): Scene {
  const { cloth } = scene;
  const point = ([x, y]: Point): Point => [x * factor, y * factor];
  return {
    ...scene,
    cloth: {
      ...cloth,
      positions: cloth.positions.map((value) => value * factor),
      sheet: cloth.sheet * factor,
      pieces: new Map(
        [...cloth.pieces].map(([name, piece]) => [
          name,
          { ...piece, points: piece.points.map(point), origin: point(piece.origin) },
        ]),
      ),
    },
    laid: scene.laid.map((piece) => ({
      ...piece,
      places: piece.places.map(([x, y, z]) => [x * factor, y * factor, z * factor] as const),
      onSheet: piece.onSheet.map(point),
    })),
    buttons: scene.buttons.map((button) => ({
      ...button,
      place: [button.place[0] * factor, button.place[1] * factor, button.place[2] * factor],
      radius: button.radius * factor,
    })),
    details: scene.details.map((detail) => ({
      ...detail,
      line: detail.line.map(point),
      ...(detail.width ? { width: detail.width * factor } : {}),
    })),
    label: scene.label && {
      ...scene.label,
      middle: point(scene.label.middle),
      width: scene.label.width * factor,
      height: scene.label.height * factor,
    },
    originOf: (name) => point(scene.originOf(name)),
  };
}
