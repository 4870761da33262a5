import type { Cutout } from '../pictures/colouring/colour.ts';
import type { Scene } from '../pictures/scenes/scene.ts';

const WIDTH = 120;
const HEIGHT = 160;

/**
 * The cutout of a plain red jersey. Each of its shoulders is 40 pixels wide and falls by `fall` pixels. The
 * neckline in the middle is 24 pixels wide and shows the inside.
 */
export function testJersey(fall = 12): Cutout {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4);
  const inner = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 20; x < 100; x += 1) {
      const out = Math.abs(x - 59.5);
      const top = 30 + (out / 40) * fall;
      if (y < top || y >= 130) continue;
      rgba.set([180, 40, 40, 255], (y * WIDTH + x) * 4);
      if (out < 12 && y < top + 10) inner[y * WIDTH + x] = 255;
    }
  return { width: WIDTH, height: HEIGHT, rgba, inner };
}

/**
 * A scene of 300 × 200 pixels with the light of a window in the middle. `over` replaces some of its
 * properties.
 */
export const testScene = (over: Partial<Scene>): Scene => ({
  width: 300,
  height: 200,
  widths: [300],
  wall: '#a0a0a0',
  window: { x: 0.4, y: 0.1, width: 0.3, height: 0.8, columns: 1, rows: 1, lean: 0 },
  pieces: [],
  ...over,
});
