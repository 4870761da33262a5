import type { DrawnView } from '../../../backend/media/pictures/colouring/view-file.ts';
import { pressFold } from './folds.ts';
import { continuedDown, roundness, spansOf, stretchOf } from './form.ts';
import { type Line, wobbled } from './geometry.ts';
import type { Part } from './part.ts';
import { blur, smoothstep } from './planes.ts';
import { TEXTURES } from './textures.ts';
import { FINE, FINE_HEIGHT, FINE_WIDTH, filled, stroked, type Window, windowAround } from './window.ts';

/** Depth of the wall behind the goods, in canvas units. */
const WALL = -80;
/** How far an open shape goes on below its edge, in canvas units. */
const OPEN_ROOM = 150;
/** Cloth never shows itself quite edge on: its own thickness is rounded. */
const STEEPEST = 1.5;
const ALL = FINE_WIDTH * FINE_HEIGHT;

/** Everything the light needs to know, in fine elements; heights are in fine elements too. */
export class Canvas {
  readonly depth = new Float32Array(ALL).fill(WALL * FINE);
  readonly slopeX = new Float32Array(ALL);
  readonly slopeY = new Float32Array(ALL);
  /** How much steeper the form really is than it is shown: what its own edge must not hide of the light. */
  readonly hiddenX = new Float32Array(ALL);
  readonly hiddenY = new Float32Array(ALL);
  readonly cover = new Float32Array(ALL);
  readonly tone = new Float32Array(ALL).fill(1);
  readonly shine = new Float32Array(ALL);
  readonly sharpness = new Float32Array(ALL);
  readonly stitches = new Float32Array(ALL);
  /** Cloth coordinates in canvas units. */
  readonly u = new Float32Array(ALL);
  readonly v = new Float32Array(ALL);
  readonly parts = new Uint8Array(ALL);
  readonly slots: DrawnView['slots'] = {};
  readonly #numbers = new Map<string, number>();

  async lay(part: Part, wobble: number): Promise<void> {
    const given = (Array.isArray(part.outline[0]?.[0]) ? part.outline : [part.outline]) as Line[];
    const outlines = given.map((line) => wobbled([...line, ...line.slice(0, 1)], wobble));
    const joined = part.join?.outlines.map((line) => wobbled([...line, ...line.slice(0, 1)], wobble)) ?? [];
    const window = windowAround([...outlines, ...joined], 14, part.open ? OPEN_ROOM : 14);
    const mask = await filled(outlines, window);
    if (part.clip) this.#clip(mask, window);
    const solid = (shape: Float32Array) => (part.open ? continuedDown(shape, window) : shape);
    const own = solid(mask);
    const union = Float32Array.from(own);
    for (const line of joined) {
      const other = solid(await filled([line], window));
      for (let at = 0; at < union.length; at += 1) union[at] = Math.max(union[at] ?? 0, other[at] ?? 0);
    }
    const height = this.#heightOf(part, mask, { own, union }, window);
    if (part.grooves?.length) {
      for (const { line, width = 2.2, depth = 2.4 } of part.grooves) {
        const stroke = blur(
          await stroked([wobbled(line, wobble)], width, window),
          1.1 * FINE,
          window.width,
          window.height,
        );
        for (let at = 0; at < height.length; at += 1)
          height[at] = (height[at] ?? 0) - depth * FINE * (stroke[at] ?? 0);
      }
    }
    const sewn = part.stitches?.length
      ? await stroked(
          part.stitches.map((line) => wobbled(line, wobble)),
          1.5,
          window,
          [4.6, 3],
        )
      : undefined;
    this.#settle(part, mask, height, sewn, window);
  }

  #clip(mask: Float32Array, { left, top, width, height }: Window): void {
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        mask[at] = Math.min(mask[at] ?? 0, this.cover[(y + top) * FINE_WIDTH + x + left] ?? 0);
      }
  }

  #heightOf(
    part: Part,
    mask: Float32Array,
    solid: { own: Float32Array; union: Float32Array },
    window: Window,
  ): Float32Array {
    const { width, height: rows } = window;
    const field = new Float32Array(width * rows);
    const add = (values: Float32Array, by: number) => {
      for (let at = 0; at < field.length; at += 1) field[at] = (field[at] ?? 0) + (values[at] ?? 0) * by;
    };
    if (part.rides) add(this.#below(window), 1);
    if (part.lift) add(new Float32Array(field.length).fill(1), part.lift * FINE);
    if (part.thickness)
      add(blur(mask, Math.max(1, part.thickness * 0.55) * FINE, width, rows), part.thickness * FINE);
    if (part.round) {
      const own = roundness(solid.own, width, rows);
      if (part.join) {
        const shared = roundness(solid.union, width, rows);
        for (let at = 0; at < own.length; at += 1) {
          const y = (Math.floor(at / width) + window.top) / FINE;
          const apart = smoothstep(part.join.from, part.join.to, y);
          own[at] = (own[at] ?? 0) * apart + (shared[at] ?? 0) * (1 - apart);
        }
      }
      add(own, part.round);
    }
    if (part.folds?.length) {
      const folds = new Float32Array(field.length);
      for (const fold of part.folds) pressFold(folds, window, fold);
      add(blur(folds, 1.6 * FINE, width, rows), 1);
    }
    if (part.height) {
      const spans = spansOf(mask, width, rows);
      for (let y = spans.top; y <= spans.bottom; y += 1) {
        const left = spans.left[y] ?? 0;
        const right = spans.right[y] ?? width;
        for (let x = Math.max(0, left - 6); x < Math.min(width, right + 6); x += 1) {
          const place = {
            x: (x + window.left) / FINE,
            y: (y + window.top) / FINE,
            across: (x - left) / Math.max(1, right - left),
            down: (y - spans.top) / Math.max(1, spans.bottom - spans.top),
          };
          const at = y * width + x;
          field[at] = (field[at] ?? 0) + part.height(place) * FINE;
        }
      }
    }
    return field;
  }

  /** What a riding piece lies on: the heights below, smoothed, and continued past the garment's edge. */
  #below(window: Window): Float32Array {
    const { width, height } = window;
    const heights = new Float32Array(width * height);
    const known = new Float32Array(width * height);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const from = (y + window.top) * FINE_WIDTH + x + window.left;
        if ((this.cover[from] ?? 0) < 0.5) continue;
        heights[y * width + x] = this.depth[from] ?? 0;
        known[y * width + x] = 1;
      }
    const near = [blur(heights, 5 * FINE, width, height), blur(known, 5 * FINE, width, height)] as const;
    const far = [blur(heights, 24 * FINE, width, height), blur(known, 24 * FINE, width, height)] as const;
    return near[0].map((sum, at) => {
      const weight = near[1][at] ?? 0;
      if (weight > 0.02) return sum / weight;
      const wide = far[1][at] ?? 0;
      return wide > 0.001 ? (far[0][at] ?? 0) / wide : 0;
    });
  }

  #settle(
    part: Part,
    mask: Float32Array,
    height: Float32Array,
    sewn: Float32Array | undefined,
    window: Window,
  ): void {
    const { width, height: rows } = window;
    const texture = TEXTURES[part.texture ?? 'cotton'];
    const size = part.textureSize ?? 1;
    const number = this.#numberOf(part);
    const turn = (((part.warp ?? 90) - 90) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    // The last fibres of an edge are too thin to be seen turning away; without this every edge had a dark outline.
    const inner = blur(mask, 1.3 * FINE, width, rows);
    // A patch follows the cloth it is sewn on; the bevel of its own edge must not bend its pattern.
    const excess = part.rides ? undefined : stretchOf(blur(height, 2 * FINE, width, rows), mask, width, rows);
    for (let y = 1; y < rows - 1; y += 1)
      for (let x = 1; x < width - 1; x += 1) {
        const from = y * width + x;
        const share = mask[from] ?? 0;
        if (share < 0.004) continue;
        const to = (y + window.top) * FINE_WIDTH + x + window.left;
        this.cover[to] = share + (this.cover[to] ?? 0) * (1 - share);
        if (share < 0.5 && this.parts[to] !== 0) continue;
        const px = (x + window.left + (excess?.across[from] ?? 0)) / FINE;
        const py = (y + window.top + (excess?.down[from] ?? 0)) / FINE;
        const u = px * cos + py * sin;
        const v = py * cos - px * sin;
        this.u[to] = u;
        this.v[to] = v;
        this.parts[to] = number;
        this.depth[to] = height[from] ?? 0;
        const slopeX = ((height[from + 1] ?? 0) - (height[from - 1] ?? 0)) / 2;
        const slopeY = ((height[from + width] ?? 0) - (height[from - width] ?? 0)) / 2;
        const gentler =
          (0.25 + 0.75 * smoothstep(0.5, 1, inner[from] ?? 0)) /
          Math.max(1, Math.hypot(slopeX, slopeY) / STEEPEST);
        this.slopeX[to] = slopeX * gentler;
        this.slopeY[to] = slopeY * gentler;
        this.hiddenX[to] = slopeX * (1 - gentler);
        this.hiddenY[to] = slopeY * (1 - gentler);
        this.tone[to] = (1 + texture(u / size, v / size)) * (part.dim ?? 1);
        this.shine[to] = part.gloss?.strength ?? 0;
        this.sharpness[to] = part.gloss?.sharpness ?? 1;
        this.stitches[to] = sewn?.[from] ?? 0;
      }
  }

  #numberOf(part: Part): number {
    const role = part.role ?? 'base';
    const cloth = part.cloth ?? role === 'base';
    const key = `${role} ${cloth}`;
    const known = this.#numbers.get(key);
    if (known) return known;
    const number = this.#numbers.size + 1;
    this.#numbers.set(key, number);
    this.slots[String(number)] = { role, cloth };
    return number;
  }
}
