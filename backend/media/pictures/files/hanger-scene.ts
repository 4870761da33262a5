import type { Hang } from '../scenes/hang.ts';
import type { Scene } from '../scenes/scene.ts';
import { WIDTHS } from '../workers/messages.ts';

/**
 * Silhouettes so long that they nearly reach the bottom of the picture. Shorter garments hang from a lower
 * rail.
 */
const LONG = new Set(
  (
    'coat men-coat trench robe pyjamas dress knit-dress shirt-dress jeans ' +
    'jeans-wide men-jeans men-jeans-slim ' +
    'trousers-wide trousers-slim men-trousers joggers skirt-pleated skirt-aline'
  ).split(' '),
);

/**
 * A scene, 3:4, of one garment on a hanger in the light of a window. It is the second picture in the gallery
 * of a garment that can hang.
 */
export function hangerScene(silhouette: string, look: string, hang: Hang): Scene {
  const long = LONG.has(silhouette);
  return {
    width: 900,
    height: 1200,
    widths: WIDTHS,
    wall: '#dcd8d0',
    window: { x: 0.36, y: -0.1, width: 0.38, height: 0.5, columns: 2, rows: 2, lean: 0.25 },
    rail: { y: long ? 0.066 : 0.12, from: 0, to: 1, drop: 0.06 },
    pieces: [
      {
        kind: 'hung',
        silhouette,
        view: 'front',
        look,
        hang,
        x: 0.5,
        height: long ? 0.8 : 0.66,
        width: long ? 0.82 : 0.78,
      },
    ],
  };
}
