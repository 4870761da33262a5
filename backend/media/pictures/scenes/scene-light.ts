import sharp from 'sharp';
import type { Scene, WindowPatch } from './scene.ts';
import type { Layer, SceneCanvas } from './scene-canvas.ts';
import { type SoftPlane, softAt, soften, softPlane } from './soft-plane.ts';

/**
 * The light of a window. `SHADE`: factor for the light outside the sunny patch. `SUN`: light that the sun
 * adds inside the patch. `WARMTH`: how much warmer the sunlight is.
 */
const SHADE = 0.82;
const SUN = 1.1;
const WARMTH = 0.022;

/**
 * How a shadow looks: its offset to the right and down, its blur and its strength (0 to 1). A shadow on a
 * distant wall is larger than on a garment just behind. Lengths are shares of the scene's height.
 */
export type ShadowKind = { across: number; down: number; blur: number; strength: number };

const NEAR: ShadowKind = { across: 0.008, down: 0.011, blur: 0.0085, strength: 0.5 };
/**
 * Shadows of garments that hang (`hung`) or lie (`laid`), and of hangers (`wire`). The light comes from the
 * upper left, so all of them fall to the right and down.
 */
export const SHADOWS = {
  hung: { across: 0.024, down: 0.034, blur: 0.024, strength: 0.42 },
  laid: { across: 0.011, down: 0.016, blur: 0.016, strength: 0.4 },
  wire: { across: 0.02, down: 0.028, blur: 0.005, strength: 0.44 },
} as const satisfies Record<string, ShadowKind>;

/** Casts the shadow of a layer: on the wall and, closer and sharper, on garments behind the layer. */
export function castShadow(canvas: SceneCanvas, layer: Layer, far: ShadowKind): void {
  const { width, height, light, covered } = canvas;
  const margin = Math.ceil((far.blur * 3 + far.down) * height);
  const onWall = shadowOf(layer, margin, far.blur * height);
  const onGoods = shadowOf(layer, margin, NEAR.blur * height);
  const [farX, farY] = [far.across * height - margin, far.down * height - margin];
  const [nearX, nearY] = [NEAR.across * height - margin, NEAR.down * height - margin];
  const left = Math.max(0, layer.left - margin);
  const right = Math.min(width, layer.left + layer.width + margin);
  const bottom = Math.min(height, layer.top + layer.height + margin);
  for (let y = Math.max(0, layer.top - margin); y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const to = y * width + x;
      const goods = (covered[to] ?? 0) / 255;
      const near = softAt(onGoods, x - layer.left - nearX, y - layer.top - nearY);
      const wide = goods < 1 ? softAt(onWall, x - layer.left - farX, y - layer.top - farY) : 0;
      const wall = (1 - far.strength * wide) * (1 - 0.16 * near);
      const left = wall + (1 - NEAR.strength * near - wall) * goods;
      if (left === 1) continue;
      for (let channel = 0; channel < 3; channel += 1)
        light[to * 3 + channel] = (light[to * 3 + channel] ?? 0) * left;
    }
}

/** The shape of a layer's shadow: the alpha of the layer, blurred, with a margin around it. */
function shadowOf({ width, height, rgba }: Layer, margin: number, blur: number): SoftPlane {
  const step = Math.max(1, Math.min(8, Math.floor(blur / 2.5)));
  const plane = softPlane(width + margin * 2, height + margin * 2, step);
  const share = 1 / (255 * step * step);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y + margin) / step) * plane.width;
    for (let x = 0; x < width; x += 1) {
      const alpha = rgba[(y * width + x) * 4 + 3] ?? 0;
      if (alpha === 0) continue;
      const to = row + Math.floor((x + margin) / step);
      plane.values[to] = (plane.values[to] ?? 0) + alpha * share;
    }
  }
  soften(plane, blur);
  return plane;
}

/** Adds the light of a window to the whole canvas. */
export async function addWindowLight(canvas: SceneCanvas, scene: Scene): Promise<void> {
  const { width, height, light } = canvas;
  const sun = await panes(scene.window, width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const share = softAt(sun, x, y);
      const factor = SHADE + (SUN - SHADE) * share;
      const at = (y * width + x) * 3;
      light[at] = (light[at] ?? 0) * factor * (1 + WARMTH * share);
      light[at + 1] = (light[at + 1] ?? 0) * factor;
      light[at + 2] = (light[at + 2] ?? 0) * factor * (1 - WARMTH * share);
    }
}

/**
 * Draws the patches of sunlight that fall through the panes of the window: 1 is full sun, 0 none. Their edges
 * are soft, as in reality.
 */
async function panes(patch: WindowPatch, width: number, height: number): Promise<SoftPlane> {
  const step = Math.max(2, Math.round(height / 220));
  const plane = softPlane(width, height, step);
  const bar = 0.03 * height;
  const shapes: string[] = [];
  for (let row = 0; row < patch.rows; row += 1)
    for (let column = 0; column < patch.columns; column += 1) {
      const left = patch.x * width + column * (patch.width * width + bar);
      const top = patch.y * height + row * (patch.height * height + bar);
      const corner = (x: number, y: number) =>
        `${((x - (y - patch.y * height) * patch.lean) / step).toFixed(1)} ${((y + (x - patch.x * width) * 0.06) / step).toFixed(1)}`;
      const [right, bottom] = [left + patch.width * width, top + patch.height * height];
      shapes.push(
        `M${corner(left, top)}L${corner(right, top)}L${corner(right, bottom)}L${corner(left, bottom)}Z`,
      );
    }
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${plane.width}" height="${plane.height}"><path d="${shapes.join('')}"/></svg>`;
  const alpha = await sharp(Buffer.from(drawing))
    .ensureAlpha()
    .extractChannel(3)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  for (let at = 0; at < plane.values.length; at += 1) plane.values[at] = (alpha[at] ?? 0) / 255;
  soften(plane, 0.014 * height);
  return plane;
}
