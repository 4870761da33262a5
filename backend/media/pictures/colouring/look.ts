/** Patterns of cloth. Stripes are horizontal, pinstripes vertical. */
type PatternKind = 'stripe' | 'pin' | 'check' | 'tartan' | 'dots' | 'floral';

/**
 * A colourway: the values with which the image maps of a garment are coloured. Colours are `#rrggbb`. Missing
 * values get plausible defaults (see `palette.ts`).
 */
export type Look = {
  /** The main material: cloth, leather or knit. */
  base: string;
  rib?: string;
  inside?: string;
  thread?: string;
  buttons?: string;
  label?: string;
  sole?: string;
  metal?: string;
  pattern?: {
    kind: PatternKind;
    colours: string[];
    /** Length of one repeat in metres. */
    repeat: number;
  };
  cloth?: {
    /** Contrast of two-tone yarn, 0 to 1. */
    melange?: number;
    /** Strength of denim texture and wear, 0 to 1. */
    denim?: number;
    /** Factor for the highlights; 1 by default. */
    gloss?: number;
    /** Factor for the light; 0.92 by default. */
    exposure?: number;
  };
};
