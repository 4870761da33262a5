import type { Canvas } from './canvas.ts';
import { AREA, blur, HEIGHT, type Plane, smoothstep, WIDTH } from './planes.ts';
import { FINE, FINE_WIDTH } from './window.ts';

type Vector = readonly [x: number, y: number, z: number];

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

/** One soft light for the whole shop: a big window, upper left and two thirds to the front, in a bright room. */
const WINDOW_LIGHT = unit([-0.5, -0.62, 0.66]);
const AZIMUTHS = 16;
const ELEVATIONS = [16, 38, 62, 82].map((degrees) => (degrees * Math.PI) / 180);
const REACH = [1.5, 3, 5, 8, 12, 18, 27, 40, 60, 88];

type Form = { depth: Plane; hiddenX: Plane; hiddenY: Plane };
type Ray = { direction: Vector; weight: number; rise: number; window: number };

/** The room as rays, grouped by azimuth, weighted so that a card that faces us gets a light of `FACING`. */
const FACING = 0.93;
/** What reaches even the deepest fold, by way of the cloth around it. */
const BOUNCE = 0.06;
/** Where a surface must face to mirror the window to the eye, which looks straight along z. */
const GLINT = unit([WINDOW_LIGHT[0], WINDOW_LIGHT[1], WINDOW_LIGHT[2] + 1]);
/** The brightest highlight of a part, against its `strength`. */
const GLINT_PEAK = 1.7;
/** What a polished surface that turns away mirrors of the dim room. */
const RIM = 0.1;
const ROOM: Ray[][] = (() => {
  const room = Array.from({ length: AZIMUTHS }, (_, order) =>
    ELEVATIONS.map((elevation): Ray => {
      const angle = (order / AZIMUTHS) * Math.PI * 2;
      const direction: Vector = [
        Math.cos(angle) * Math.cos(elevation),
        Math.sin(angle) * Math.cos(elevation),
        Math.sin(elevation),
      ];
      const toWindow = Math.acos(
        direction[0] * WINDOW_LIGHT[0] + direction[1] * WINDOW_LIGHT[1] + direction[2] * WINDOW_LIGHT[2],
      );
      const window = Math.exp(-((toWindow / 0.52) ** 2));
      const brightness = 0.42 + 3.4 * window - 0.16 * direction[1];
      return {
        direction,
        weight: brightness * Math.cos(elevation),
        rise: Math.tan(elevation),
        window: window * Math.cos(elevation),
      };
    }),
  );
  const facing = room.flat().reduce((sum, ray) => sum + ray.weight * ray.direction[2], 0);
  const windows = room.flat().reduce((sum, ray) => sum + ray.window, 0);
  return room.map((rays) =>
    rays.map((ray) => ({
      ...ray,
      weight: (ray.weight * FACING) / facing,
      window: ray.window / windows,
    })),
  );
})();

/** Lights a canvas: at picture size, the light on mid-grey cloth and the highlights. */
export function illuminate(canvas: Canvas): { light: Plane; gloss: Plane | undefined } {
  const form: Form = {
    depth: halved(canvas.depth, canvas.cover),
    hiddenX: halved(canvas.hiddenX, canvas.cover),
    hiddenY: halved(canvas.hiddenY, canvas.cover),
  };
  const fine = canvas.depth.length;
  const light = new Float32Array(fine);
  /** How much of the window each place sees. */
  const window = new Float32Array(fine);
  for (const rays of ROOM) {
    const first = rays[0];
    if (!first) continue;
    const horizon = horizonTowards(form, first.direction);
    for (let at = 0; at < fine; at += 1) {
      if ((canvas.cover[at] ?? 0) < 0.01) continue;
      const x = at % FINE_WIDTH;
      const y = (at - x) / FINE_WIDTH;
      const edge = horizon[(y >> 1) * WIDTH + (x >> 1)] ?? 0;
      const sx = canvas.slopeX[at] ?? 0;
      const sy = canvas.slopeY[at] ?? 0;
      const length = 1 / Math.sqrt(sx * sx + sy * sy + 1);
      for (const ray of rays) {
        const { direction, rise } = ray;
        const facing = (direction[2] - sx * direction[0] - sy * direction[1]) * length;
        if (facing <= 0) continue;
        const seen = smoothstep(rise * 1.35 + 0.12, rise * 0.6 - 0.08, edge);
        if (seen === 0) continue;
        light[at] = (light[at] ?? 0) + ray.weight * seen * facing;
        window[at] = (window[at] ?? 0) + ray.window * seen;
      }
    }
  }
  for (let at = 0; at < fine; at += 1) light[at] = ((light[at] ?? 0) + BOUNCE) * (canvas.tone[at] ?? 1);
  const gloss = highlights(canvas, window);
  return { light: halved(light, canvas.cover), gloss: gloss && halved(gloss, canvas.cover) };
}

/**
 * Highlights mirror the window alone: the rest of the room, mirrored too, would lie on black leather as a grey veil.
 * Nothing when no part shines.
 */
function highlights(canvas: Canvas, window: Float32Array): Float32Array | undefined {
  const gloss = new Float32Array(window.length);
  let shiny = false;
  for (let at = 0; at < window.length; at += 1) {
    const strength = canvas.shine[at] ?? 0;
    if (strength === 0) continue;
    shiny = true;
    const sx = canvas.slopeX[at] ?? 0;
    const sy = canvas.slopeY[at] ?? 0;
    const towardsEye = 1 / Math.sqrt(sx * sx + sy * sy + 1);
    const mirror = Math.max(0, (GLINT[2] - sx * GLINT[0] - sy * GLINT[1]) * towardsEye);
    const glint = GLINT_PEAK * mirror ** (2 * (canvas.sharpness[at] ?? 1));
    gloss[at] = strength * (window[at] ?? 0) * (glint + RIM * (1 - towardsEye) ** 2);
  }
  return shiny ? gloss : undefined;
}

/** The steepest rise that hides the room in a direction, at picture size. */
function horizonTowards({ depth, hiddenX, hiddenY }: Form, direction: Vector): Plane {
  const flat = Math.hypot(direction[0], direction[1]);
  const dx = direction[0] / flat;
  const dy = direction[1] / flat;
  const horizon = new Float32Array(AREA);
  for (const reach of REACH) {
    const stepX = Math.round(dx * reach);
    const stepY = Math.round(dy * reach);
    const run = Math.hypot(stepX, stepY) * FINE;
    if (run === 0) continue;
    const shift = stepY * WIDTH + stepX;
    for (let y = Math.max(0, -stepY); y < Math.min(HEIGHT, HEIGHT - stepY); y += 1)
      for (let x = Math.max(0, -stepX); x < Math.min(WIDTH, WIDTH - stepX); x += 1) {
        const at = y * WIDTH + x;
        const rise = ((depth[at + shift] ?? 0) - (depth[at] ?? 0)) / run;
        if (rise > (horizon[at] ?? 0)) horizon[at] = rise;
      }
  }
  for (let at = 0; at < AREA; at += 1) {
    const own = (hiddenX[at] ?? 0) * dx + (hiddenY[at] ?? 0) * dy;
    if (own > 0) horizon[at] = Math.max(0, (horizon[at] ?? 0) - own * 1.3);
  }
  return blur(horizon, 1);
}

/** Averages a fine plane down, counting only what is covered. */
export function halved(fine: Float32Array, cover: Float32Array): Plane {
  const result = new Float32Array(AREA);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      let [sum, weight] = [0, 0];
      for (const at of [0, 1, FINE_WIDTH, FINE_WIDTH + 1]) {
        const from = y * FINE * FINE_WIDTH + x * FINE + at;
        const share = (cover[from] ?? 0) + 1e-4;
        sum += (fine[from] ?? 0) * share;
        weight += share;
      }
      result[y * WIDTH + x] = sum / weight;
    }
  return result;
}
