import type { WeaveName } from './weaves.ts';

/**
 * A texture of cloth: its weave, the length of a repeat and its depth in metres, and how visible it is (0 to
 * 1).
 */
export type Texture = { weave: WeaveName; repeat: number; depth: number; strength: number };

/**
 * A cloth for rendering: its texture, the texture of its ribbed bands, its roughness and its sheen. `sway` says
 * from 0 to 1 how much it waves where it hangs.
 */
export type Fabric = {
  texture: Texture;
  band: Texture;
  roughness: number;
  specular: number;
  sway?: number;
};

const texture = (weave: WeaveName, repeat: number, strength: number, depth = 0.0011): Texture => ({
  weave,
  repeat,
  depth,
  strength,
});
const dull = { roughness: 0.62, specular: 0.25 };

export const FABRICS = {
  jersey: { texture: texture('jersey', 0.012, 0.5), band: texture('rib', 0.014, 1), ...dull },
  fineRib: { texture: texture('rib', 0.0085, 0.8), band: texture('rib', 0.0085, 0.8), ...dull },
  fleece: { texture: texture('jersey', 0.012, 0.4), band: texture('rib', 0.016, 1), ...dull },
  knit: { texture: texture('knit', 0.03, 1, 0.0024), band: texture('rib', 0.022, 1, 0.0024), ...dull },
  twill: { texture: texture('twill', 0.014, 0.65), band: texture('twill', 0.012, 0.35), ...dull },
  denim: { texture: texture('twill', 0.016, 0.5), band: texture('twill', 0.016, 0.5), ...dull },
  weave: { texture: texture('weave', 0.016, 0.42), band: texture('weave', 0.012, 0.15), ...dull },
  wool: {
    texture: texture('weave', 0.024, 0.6),
    band: texture('weave', 0.02, 0.25),
    ...dull,
    sway: 1,
  },
  canvas: { texture: texture('weave', 0.018, 0.4), band: texture('weave', 0.018, 0.4), ...dull },
  terry: { texture: texture('terry', 0.02, 1, 0.002), band: texture('terry', 0.02, 1, 0.002), ...dull },
  viscose: {
    texture: texture('weave', 0.008, 0.08),
    band: texture('weave', 0.008, 0.08),
    roughness: 0.48,
    specular: 0.28,
  },
  satin: {
    texture: texture('weave', 0.008, 0.02),
    band: texture('weave', 0.008, 0.02),
    roughness: 0.36,
    specular: 0.6,
  },
  nylon: {
    texture: texture('weave', 0.006, 0.06),
    band: texture('weave', 0.006, 0.06),
    roughness: 0.42,
    specular: 0.45,
  },
  leather: {
    texture: texture('grain', 0.03, 0.35),
    band: texture('grain', 0.03, 0.35),
    roughness: 0.4,
    specular: 0.5,
  },
} as const satisfies Readonly<Record<string, Fabric>>;

export type FabricName = keyof typeof FABRICS;
