/** The drawings that cloth can carry. Stripes run across the body, pins run down it. */
type PatternKind = 'stripe' | 'pin' | 'check' | 'tartan' | 'dots' | 'floral';

/**
 * A colourway: the few numbers that turn a map set into one colour of a garment.
 * Colours are `#rrggbb`. What is absent falls back to something plausible (see `palette.ts`).
 */
export type Look = {
  /** The cloth, leather or knit itself. */
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
    /** Metres of one repeat. */
    repeat: number;
  };
  cloth?: {
    /** Depth of two-tone yarn, 0 to 1. */
    melange?: number;
    /** Depth of denim slub and wear, 0 to 1. */
    denim?: number;
    /** Multiplies the highlights of the map set; 1 when absent. */
    gloss?: number;
    /** Multiplies the light; 0.92 when absent. */
    exposure?: number;
  };
};
